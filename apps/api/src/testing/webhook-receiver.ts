import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface ReceivedMessage {
  readonly id: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

type Answer = (response: ServerResponse, message: ReceivedMessage) => void

export interface WebhookReceiver {
  readonly url: string
  /** The messages that arrived, first to last, whatever they were answered. */
  readonly received: readonly ReceivedMessage[]
  /** How many connections were opened to it. */
  readonly connections: () => number
  /** Sets how the receiver answers the next messages. */
  answerWith(answer: Answer): void
}

export const withStatus =
  (status: number, headers: Record<string, string> = {}, body = ''): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body)

/** Other software on this machine, which accepts what it is sent until it is told otherwise. */
export async function aReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = []
  let answer: Answer = withStatus(204)
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const headers = request.headers as Record<string, string>
    const message = { id: headers['webhook-id'] ?? '', headers, body }
    received.push(message)
    answer(response, message)
  }
  const server = createServer((request, response) => void take(request, response))
  let connections = 0
  server.on('connection', () => {
    connections += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    connections: () => connections,
    answerWith: (other) => {
      answer = other
    },
  }
}
