import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Received } from './delivery-ledger.ts'

/** Of a hundred calls, how many the receiver refuses: they are tried again. */
const refusedOfHundred = 2

export interface EventReceiver {
  readonly url: string
  /** What it accepted, in the order in which it came. */
  readonly received: readonly Received[]
  close(): void
}

/** A receiver of webhooks that keeps what it accepted, and refuses some calls with a 500. */
export async function startEventReceiver(): Promise<EventReceiver> {
  const received: Received[] = []
  let calls = 0
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => {
      body += part.toString()
    })
    request.on('end', () => {
      calls += 1
      if (calls % 100 < refusedOfHundred) {
        response.writeHead(500).end()
        return
      }
      const { sequence } = JSON.parse(body) as { sequence: number }
      received.push({ id: String(request.headers['webhook-id']), sequence })
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    received,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
