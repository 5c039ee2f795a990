import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { addressesOf } from '../webhook/delivered-addresses.ts'
import { pinnedTo } from '../webhook/pinned-lookup.ts'
import { ProviderError } from './port.ts'

interface Options {
  /** Networks beside the public ones, as CIDR. */
  readonly allowedNetworks: readonly string[]
  readonly timeoutMs?: number
}

export interface FetchOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
}

/** Far more than the keys of a provider take. */
const longestAnswer = 1_048_576

/**
 * Fetches from addresses that companies chose: public ones alone, to which the connection is bound
 * once they were checked. Redirects are answered, not followed.
 */
export function checkedFetch({ allowedNetworks, timeoutMs = 5_000 }: Options) {
  return async (address: string, options: FetchOptions = {}): Promise<Response> => {
    const url = new URL(address)
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
      throw new ProviderError('unreachable')
    const addresses = await addressesOf(url.hostname, allowedNetworks)
    if (addresses === 'privateAddress') throw new ProviderError('privateAddress')
    if (addresses === 'unknownHost') throw new ProviderError('unreachable')
    const limit = AbortSignal.timeout(timeoutMs)
    const signal = options.signal === undefined ? limit : AbortSignal.any([limit, options.signal])
    return new Promise((resolve, reject) => {
      const send = url.protocol === 'https:' ? secureRequest : plainRequest
      const request = send(url, {
        method: options.method ?? 'GET',
        agent: false,
        lookup: pinnedTo(addresses),
        headers: { ...options.headers },
        signal,
      })
      request.on('response', (response) => {
        read(response).then(resolve, reject)
      })
      request.on('error', reject)
      request.end(textOf(options.body))
    })
  }
}

function textOf(body: unknown): string | undefined {
  if (typeof body === 'string') return body
  return body instanceof URLSearchParams ? body.toString() : undefined
}

async function read(response: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    length += chunk.length
    if (length > longestAnswer) throw new ProviderError('unreachable')
  }
  const { statusCode: status = 500 } = response
  const headers = new Headers()
  for (const [name, value] of Object.entries(response.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const isEmpty = status === 204 || status === 304
  return new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers })
}
