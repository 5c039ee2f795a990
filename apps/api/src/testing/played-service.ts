import { createServer } from 'node:http'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { beforeEach } from 'vitest'
import { onThisMachine } from './on-this-machine.ts'

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
  const server = createServer((request, reply) => {
    void text(request).then((body) => {
      const { method, url = '', headers } = request
      asked.push({ method, url, headers, body: body === '' ? null : JSON.parse(body) })
      service.respond(reply)
    })
  })
  const place = onThisMachine(server)
  const service = {
    get origin() {
      return place.origin
    },
    get asked() {
      return asked
    },
    respond: usual,
  }
  beforeEach(() => {
    asked = []
    service.respond = usual
  })
  return service
}
