import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { beforeEach } from 'vitest'
import { onThisMachine } from './on-this-machine.ts'

interface Sent {
  readonly info: Record<string, unknown>
  readonly type: string
  readonly text: string
}

/** A flow as the published interface describes it, whatever a test gives of it. */
export type PlayedFlow = Record<string, unknown> & { readonly flowId: string }

/**
 * A flow service on this machine, for the tests of a file: it gives tokens that end, takes flows, and
 * refuses one that it has. `failing` answers a status, or nothing at all, instead.
 */
export function playedFlowService() {
  let tokens = 0
  const service = {
    url: () => `${place.origin}/flow-service`,
    tokenUrl: () => `${place.origin}/token`,
    sent: [] as Sent[],
    searches: [] as Record<string, unknown>[],
    flows: [] as PlayedFlow[],
    messages: new Map<string, string>(),
    tokensGiven: () => tokens,
    /** The token that the service takes now; `null` for the last that it gave. */
    valid: null as string | null,
    /** At most so many flows at once. */
    pageSize: 100,
    failing: null as { status: number; body?: unknown } | 'silent' | null,
  }
  const answer = (reply: ServerResponse, status: number, body: unknown) =>
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

  const handle = async (request: IncomingMessage, reply: ServerResponse) => {
    const { method, url = '', headers } = request
    const body = await buffer(request)
    if (url === '/token') {
      const asked = new URLSearchParams(body.toString())
      if (asked.get('client_secret') !== 'secret') return answer(reply, 401, {})
      tokens += 1
      return answer(reply, 200, { access_token: `token-${tokens}`, expires_in: 300 })
    }
    if (service.failing === 'silent') return undefined
    if (service.failing !== null) {
      const { status, body: said = {} } = service.failing
      return answer(reply, status, said)
    }
    if (headers.authorization !== `Bearer ${service.valid ?? `token-${tokens}`}`) {
      return answer(reply, 401, { errorCode: 'MISSING_TOKEN' })
    }
    if (method === 'POST' && url === '/flow-service/v1/flows') {
      const form = await new Response(Uint8Array.from(body), {
        headers: { 'content-type': headers['content-type'] ?? '' },
      }).formData()
      return take(reply, form)
    }
    if (method === 'POST' && url === '/flow-service/v1/flows/search') {
      return found(reply, JSON.parse(body.toString()) as Record<string, unknown>)
    }
    const [, flowId = '', docType] =
      /^\/flow-service\/v1\/flows\/([^?]+)\?docType=(\w+)$/.exec(url) ?? []
    const message = service.messages.get(decodeURIComponent(flowId))
    if (docType !== 'Original' || message === undefined) return answer(reply, 404, {})
    return reply.writeHead(200, { 'content-type': 'application/octet-stream' }).end(message)
  }

  const take = async (reply: ServerResponse, form: FormData) => {
    const [head, file] = [form.get('flowInfo'), form.get('file')]
    if (!(head instanceof Blob) || !(file instanceof Blob)) return answer(reply, 400, {})
    const info = JSON.parse(await head.text()) as Record<string, unknown>
    const bytes = Buffer.from(await file.arrayBuffer())
    const sum = createHash('sha256').update(bytes).digest('hex')
    if (info['sha256'] !== sum || head.type !== 'application/json') {
      return answer(reply, 422, { errorCode: 'ChecksumMismatch', errorMessage: 'not this file' })
    }
    const flowId = `flow-${String(info['trackingId'])}`
    if (service.flows.some((each) => each.flowId === flowId)) {
      return answer(reply, 422, { errorCode: 'AlreadyExistingFlow', errorMessage: 'seen before' })
    }
    service.sent.push({ info, type: file.type, text: bytes.toString() })
    service.flows.push({
      ...info,
      flowId,
      flowType: 'CustomerInvoice',
      flowDirection: 'Out',
      updatedAt: '2026-12-15T06:00:00+01:00',
      acknowledgement: { status: 'Pending' },
    })
    return answer(reply, 202, { ...info, flowId, submittedAt: '2026-12-15T05:00:00Z' })
  }

  const found = (reply: ServerResponse, asked: Record<string, unknown>) => {
    service.searches.push(asked)
    const { trackingId } = asked['where'] as { trackingId?: string }
    const from = Number(asked['cursor'] ?? 0)
    const until = from + service.pageSize
    const matching = service.flows.filter(
      (each) => trackingId === undefined || each['trackingId'] === trackingId,
    )
    return answer(reply, 200, {
      results: matching.slice(from, until),
      ...(until < matching.length && { nextCursor: String(until) }),
    })
  }

  const server = createServer((request, reply) => void handle(request, reply))
  const place = onThisMachine(server)
  beforeEach(() => {
    Object.assign(service, { valid: null, failing: null, pageSize: 100 })
    for (const list of [service.sent, service.searches, service.flows]) list.length = 0
    service.messages.clear()
    tokens = 0
  })
  return service
}
