import { type Agent, type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import type { DeliveryFailure } from '@renfort/domain/webhook/webhook-deliveries.ts'
import { type Address, addressesOf, hostOf, isDeliveredTo } from './delivered-addresses.ts'
import { keptConnections } from './kept-connections.ts'
import { pinnedTo } from './pinned-lookup.ts'
import type { WebhookAnswer, WebhookMessage, WebhookSender } from './port.ts'

interface Options {
  /** Networks beside the public ones, as CIDR. */
  readonly allowedNetworks: readonly string[]
  readonly timeoutMs?: number
}

/** Bytes of an answer that are read, and characters that are kept. */
const longestAnswer = 2_000

/**
 * Sends events over HTTP. The name is resolved and checked at each try, and the message goes over a
 * connection to the addresses that were checked; redirects are not followed, and an answer is read
 * no further than its beginning.
 */
export function httpSender({ allowedNetworks, timeoutMs = 10_000 }: Options): WebhookSender {
  const connectionsTo = keptConnections()
  return {
    refuses: (url) => {
      const host = hostOf(url)
      return isIP(host) !== 0 && !isDeliveredTo(host, allowedNetworks)
    },
    send: async (message) => {
      const limit = AbortSignal.any([message.signal, AbortSignal.timeout(timeoutMs)])
      const url = URL.parse(message.url)
      if (url === null) return without('unknownHost')
      const addresses = await unlessEnded(addressesOf(hostOf(url), allowedNetworks), limit)
      if (typeof addresses === 'string') return without(addresses)
      const way = { url, addresses, limit }
      const kept = await exchange(message, { ...way, agent: connectionsTo(url, addresses) })
      // A receiver may close a kept connection just when it is used: what counts is a new one.
      const answered = kept ?? (await exchange(message, { ...way, agent: false }))
      return answered ?? without('connection')
    },
  }
}

interface Way {
  readonly url: URL
  readonly addresses: readonly Address[]
  readonly limit: AbortSignal
  readonly agent: Agent | false
}

/** `null` where a connection that was kept from an earlier message broke off without an answer. */
function exchange(
  message: WebhookMessage,
  { url, addresses, limit, agent }: Way,
): Promise<WebhookAnswer | null> {
  return new Promise((resolve) => {
    const send = url.protocol === 'https:' ? secureRequest : plainRequest
    const request = send(url, {
      method: 'POST',
      agent,
      lookup: pinnedTo(addresses),
      headers: { ...message.headers, 'content-length': Buffer.byteLength(message.body) },
      signal: limit,
    })
    request.on('response', (response) => {
      void beginningOf(response).then((answer) => {
        // The rest of a long answer is not waited for.
        if (!response.complete) request.destroy()
        resolve({ ...judged(response.statusCode ?? 0), answer })
      })
    })
    request.on('error', () => {
      if (limit.aborted) return resolve(without('timeout'))
      resolve(request.reusedSocket ? null : without('connection'))
    })
    request.end(message.body)
  })
}

function without(failure: DeliveryFailure): WebhookAnswer {
  return { status: null, failure, answer: '' }
}

async function unlessEnded<T>(work: Promise<T>, limit: AbortSignal): Promise<T | 'timeout'> {
  return Promise.race([
    work,
    new Promise<'timeout'>((resolve) => {
      if (limit.aborted) resolve('timeout')
      limit.addEventListener('abort', () => resolve('timeout'), { once: true })
    }),
  ])
}

function judged(status: number): Pick<WebhookAnswer, 'status' | 'failure'> {
  if (status >= 200 && status < 300) return { status, failure: null }
  return { status, failure: status >= 300 && status < 400 ? 'redirect' : 'status' }
}

/** Reads an answer up to its limit, its end or its failure. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of response) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= longestAnswer) break
    }
  } catch {
    // What came before it broke off is the answer.
  }
  const text = Buffer.concat(chunks).subarray(0, longestAnswer).toString('utf8')
  // Neither PostgreSQL nor a screen takes a null character.
  return text.replaceAll('\0', '').slice(0, longestAnswer)
}
