import { Writable } from 'node:stream'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { installErrorHandling } from '../platform/http/http-errors.ts'
import { logOptions } from '../platform/log.ts'

/** An app without operations of its own, and the lines that standard output would have of it. */
export function aLoggedApp(take: ((line: string) => void) | null = null): {
  readonly app: FastifyInstance
  readonly lines: string[]
} {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  const options = logOptions({ logLevel: 'info' }, take)
  const app = Fastify({
    logger: { ...(typeof options === 'object' ? options : {}), stream },
    logController: new LogController({ disableRequestLogging: true }),
  })
  installErrorHandling(app)
  return { app, lines }
}
