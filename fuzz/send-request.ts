import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Answer, Request } from './request.ts'

/** An answer that takes longer, in milliseconds, is a failure. */
export const answerWithin = 5_000

/** Sends a call inside the process; `null` when no client can send such a request. */
export async function sendInside(app: FastifyInstance, request: Request): Promise<Answer | null> {
  const start = performance.now()
  const { method, url, headers, remoteAddress, body } = request
  let answered
  try {
    answered = app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      headers,
      remoteAddress,
      ...(body === undefined ? {} : { payload: body }),
    })
  } catch {
    return null
  }
  const timer = new AbortController()
  const late = wait(answerWithin, null, { signal: timer.signal, ref: false }).catch(() => null)
  const response = await Promise.race([answered.catch(unsendable), late])
  timer.abort()
  const milliseconds = performance.now() - start
  if (response === 'unsendable') return null
  if (response === null) return { status: 0, headers: {}, body: '', milliseconds }
  return {
    status: response.statusCode,
    headers: Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: response.body,
    milliseconds,
  }
}

/** A client refuses such an address before it sends anything. Other errors are thrown. */
function unsendable(error: unknown): 'unsendable' {
  if (error instanceof TypeError || isInvalidUrl(error)) return 'unsendable'
  throw error
}

function isInvalidUrl(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_URL'
}

export type SocketChange = (text: string) => string

/** Changes of the bytes that no HTTP library would send. */
export const socketChanges: readonly SocketChange[] = [
  (text) => text,
  (text) => text.replace('HTTP/1.1', 'HTTP/1.0'),
  (text) => text.replace('HTTP/1.1', 'HTTP/9.9'),
  (text) => text.replace(' HTTP/1.1', ''),
  (text) => text.replaceAll('\r\n', '\n'),
  (text) => text.replace('\r\n', '\r\nTransfer-Encoding: chunked\r\n'),
  (text) =>
    text.replace('\r\n', '\r\nTransfer-Encoding: chunked, identity\r\nContent-Length: 5\r\n'),
  (text) => text.replace('\r\n', '\r\nContent-Length: 5\r\nContent-Length: 6\r\n'),
  (text) => text.replace('\r\n', '\r\nContent-Length: 9999999\r\n'),
  (text) => text.replace('\r\n', '\r\nbad header: x\r\n : y\r\n'),
  (text) => text.replace('\r\n', `\r\nx-long: ${'z'.repeat(100_000)}\r\n`),
  (text) => text.replace('\r\n', '\r\nx-nul: a\u0000b\r\n'),
  (text) => text.replace(/ \S+ /, ' http://evil.test/api/health '),
  (text) => text.replace(/ \S+ /, ' * '),
  (text) => text.replace(/ \S+ /, ' /api/health\u00ff\u0001 '),
  (text) => text.replace(/^\w+/, 'FUZZ'),
  (text) => text.replace(/^\w+/, 'CONNECT'),
  (text) => text.replace(/^\w+/, 'TRACE'),
  (text) => text.slice(0, text.length / 2),
  (text) => text.replace('\r\n', '\r\nExpect: 100-continue\r\n'),
  (text) => text.replace('\r\n', '\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'),
  (text) => `${text}${text}`,
  () => '\u0016\u0003\u0001\u0002\u0000\u0001',
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
]

const patience = 250

/** Writes the bytes to a socket. The answer is whatever arrives before the time limit. */
export async function sendOverSocket(
  app: FastifyInstance,
  request: Request,
  change: SocketChange,
): Promise<Answer> {
  const start = performance.now()
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('utf8')
  socket.on('data', (part: string) => {
    received += part
  })
  socket.on('error', () => undefined)
  const closed = once(socket, 'close').catch(() => undefined)
  socket.write(change(written(request)), 'latin1')
  await Promise.race([closed, wait(patience)])
  socket.destroy()
  return { ...parse(received), milliseconds: performance.now() - start }
}

function written({ method, url, headers, body = '' }: Request): string {
  const text = body.toString('latin1')
  const safe = url.replaceAll(/[^\x21-\x7e]/g, '')
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value.replaceAll(/[\r\n]/g, '')}`,
  )
  const length =
    'content-length' in headers || text === '' ? [] : [`content-length: ${text.length}`]
  return `${[`${method} ${safe} HTTP/1.1`, ...lines, ...length].join('\r\n')}\r\n\r\n${text}`
}

function parse(text: string): Omit<Answer, 'milliseconds'> {
  const received = text.replace(/^HTTP\/1\.1 100 .*\r\n\r\n/, '')
  const [head = '', ...rest] = received.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
  }
}
