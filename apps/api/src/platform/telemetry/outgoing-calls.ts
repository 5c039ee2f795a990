import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import type { Span } from '@opentelemetry/api'
import { markFailed, waitingSpan } from '../spans.ts'

interface FetchRequest {
  readonly origin: string | URL
  readonly method: string
  readonly path: string
}

/**
 * Makes a span of each call to an outside service that a traced call waits for. Node tells what
 * `fetch` and `node:http` send. A span has neither the query, which has keys and addresses that
 * people type, nor headers.
 */
export function traceOutgoingCalls(): () => void {
  const spans = new WeakMap<object, Span>()
  const begin = (request: object, method: string, origin: string, path: string) => {
    const span = waitingSpan(`${method} ${new URL(origin).host}`, {
      'http.request.method': method,
      'url.full': `${origin}${path.split('?')[0] ?? ''}`,
    })
    if (span !== null) spans.set(request, span)
  }
  const answered = (request: object, status: number) => {
    const span = spans.get(request)
    if (span === undefined) return
    span.setAttribute('http.response.status_code', status)
    if (status >= 500) markFailed(span, `status ${status}`)
    span.end()
  }
  const failed = (request: object, error: unknown) => {
    const span = spans.get(request)
    if (span === undefined) return
    markFailed(span, error)
    span.end()
  }
  const listeners: Readonly<Record<string, (message: never) => void>> = {
    'undici:request:create': ({ request }: { request: FetchRequest }) =>
      begin(request, request.method, String(request.origin), request.path),
    'undici:request:headers': (message: { request: object; response: { statusCode: number } }) =>
      answered(message.request, message.response.statusCode),
    'undici:request:error': (message: { request: object; error: unknown }) =>
      failed(message.request, message.error),
    'http.client.request.start': ({ request }: { request: ClientRequest }) =>
      begin(
        request,
        request.method,
        `${request.protocol}//${String(request.getHeader('host'))}`,
        request.path,
      ),
    'http.client.response.finish': (message: {
      request: ClientRequest
      response: IncomingMessage
    }) => answered(message.request, message.response.statusCode ?? 0),
    'http.client.request.error': (message: { request: ClientRequest; error: unknown }) =>
      failed(message.request, message.error),
  }
  const all = Object.entries(listeners) as [string, (message: unknown) => void][]
  for (const [channel, listener] of all) subscribe(channel, listener)
  return () => {
    for (const [channel, listener] of all) unsubscribe(channel, listener)
  }
}
