import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { DeliveryFailure } from '@renfort/domain/webhook/webhook-deliveries.ts'
import { addressesOf } from './delivered-addresses.ts'
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
 * Sends events over HTTP. The name is resolved and checked at each try, and the connection goes to
 * the address that was checked; redirects are not followed, and an answer is read no further than
 * its beginning.
 */
export function httpSender({ allowedNetworks, timeoutMs = 10_000 }: Options): WebhookSender {
  return {
    send: async (message) => {
      const limit = AbortSignal.any([message.signal, AbortSignal.timeout(timeoutMs)])
      return tryOnce(message, allowedNetworks, limit)
    },
  }
}

async function tryOnce(
  message: WebhookMessage,
  allowedNetworks: readonly string[],
  limit: AbortSignal,
): Promise<WebhookAnswer> {
  const url = URL.parse(message.url)
  if (url === null) return without('unknownHost')
  const addresses = await unlessEnded(addressesOf(url.hostname, allowedNetworks), limit)
  if (typeof addresses === 'string') return without(addresses)
  return new Promise((resolve) => {
    const send = url.protocol === 'https:' ? secureRequest : plainRequest
    const request = send(url, {
      method: 'POST',
      // A connection of its own for each try: none goes to an address that was checked before.
      agent: false,
      lookup: pinnedTo(addresses),
      headers: { ...message.headers, 'content-length': Buffer.byteLength(message.body) },
      signal: limit,
    })
    request.on('response', (response) => {
      void beginningOf(response).then((answer) => {
        request.destroy()
        resolve({ ...judged(response.statusCode ?? 0), answer })
      })
    })
    request.on('error', () => resolve(without(limit.aborted ? 'timeout' : 'connection')))
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
