import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { trace } from '@opentelemetry/api'
import { requestIdHeader } from '@renfort/contract/kernel/request-id.ts'
import type { FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'

/** The log of the server: one JSON line per entry, without secrets. `take` gets each line that is written. */
export function logOptions(
  config: Pick<Config, 'logLevel'>,
  take: ((line: string) => void) | null = null,
): FastifyServerOptions['logger'] {
  if (config.logLevel === 'silent') return false
  return {
    level: config.logLevel,
    ...(take === null ? {} : { hooks: { streamWrite: (line) => passOn(line, take) } }),
    // A line that a traced call writes is found from its trace, and the trace from the line.
    mixin: () => {
      const traceId = trace.getActiveSpan()?.spanContext().traceId
      return traceId === undefined ? {} : { traceId }
    },
    redact: {
      paths: [
        'req.headers.token',
        'req.headers.authorization',
        'req.headers.cookie',
        'res.headers["set-cookie"]',
        'password',
        'token',
        '*.password',
        '*.token',
      ],
      remove: true,
    },
  }
}

function passOn(line: string, take: (line: string) => void): string {
  take(line)
  return line
}

const bootId = randomBytes(3).toString('base64url')
let lastRequest = 0

const sentId = /^[\w-]{8,40}$/

/**
 * The name of a call in the log: the one that its sender gave, so that a screen without an answer
 * can name it too; otherwise a new one.
 */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const sent = headers[requestIdHeader]
  return typeof sent === 'string' && sentId.test(sent) ? sent : newRequestId()
}

/** Short enough to read out to support, and unique within the kept logs. */
export function newRequestId(): string {
  lastRequest += 1
  return `${bootId}-${lastRequest.toString(36)}`
}
