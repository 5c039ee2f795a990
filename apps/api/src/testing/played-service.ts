import { createServer } from 'node:http'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach } from 'vitest'

interface Asked {
  readonly method: string | undefined
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

export type Respond = (reply: ServerResponse) => void

export interface PlayedService {
  readonly origin: string
  /** The requests since the test began. */
  readonly asked: readonly Asked[]
  /** Makes the next answers; each test begins with the usual ones. */
  respond: Respond
}

/** Stands in for an outside service, on this machine, for the tests of a file. */
export function playedService(usual: Respond): PlayedService {
  let asked: Asked[] = []
  let origin = ''
  const server = createServer((request, reply) => {
    void text(request).then((body) => {
      const { method, url = '', headers } = request
      asked.push({ method, url, headers, body: body === '' ? null : JSON.parse(body) })
      service.respond(reply)
    })
  })
  const service = {
    get origin() {
      return origin
    },
    get asked() {
      return asked
    },
    respond: usual,
  }
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const bound = server.address()
    if (bound === null || typeof bound === 'string') throw new Error('no port')
    origin = `http://127.0.0.1:${bound.port}`
  })
  beforeEach(() => {
    asked = []
    service.respond = usual
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
  return service
}
