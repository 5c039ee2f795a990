import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A line of the log as a collector reads it. */
export interface CollectedLine {
  readonly service: unknown
  readonly milliseconds: number
  readonly severity: string
  readonly body: unknown
  readonly attributes: Readonly<Record<string, unknown>>
  readonly traceId: string
}

export interface LogCollector {
  readonly url: string
  /** Every line that was taken. */
  readonly lines: CollectedLine[]
  /** How many lines each request had, also those that were not taken. */
  readonly requests: number[]
  /** What requests are answered; only 200 takes their lines. */
  status: number
  close(): Promise<void>
}

/** A collector of one's own, which reads what OTLP over HTTP sends to it as protobuf. */
export async function aLogCollector(port = 0): Promise<LogCollector> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const isLog = request.method === 'POST' && request.url === '/v1/logs'
      const sent = isLog ? linesOf(Buffer.concat(chunks)) : []
      collector.requests.push(sent.length)
      if (collector.status === 200) collector.lines.push(...sent)
      response.writeHead(isLog ? collector.status : 404).end()
    })
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const collector: LogCollector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lines: [],
    requests: [],
    status: 200,
    close: () => closed(server),
  }
  return collector
}

async function closed(server: Server): Promise<void> {
  const done = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeAllConnections()
  await done
}

/** The fields of a message by their number: bytes, or the value of a number. */
type Fields = ReadonlyMap<number, readonly (Buffer | bigint)[]>

/** Reads the wire format of protobuf: https://protobuf.dev/programming-guides/encoding */
function fieldsOf(message: Buffer): Fields {
  const fields = new Map<number, (Buffer | bigint)[]>()
  let at = 0
  const varint = () => {
    let value = 0n
    for (let shift = 0n; ; shift += 7n) {
      const byte = message.readUInt8(at++)
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }
  const bytes = (length: number) => message.subarray(at, (at += length))
  while (at < message.length) {
    const tag = Number(varint())
    const read: Readonly<Record<number, () => Buffer | bigint>> = {
      0: varint,
      1: () => bytes(8).readBigUInt64LE(),
      2: () => bytes(Number(varint())),
      5: () => BigInt(bytes(4).readUInt32LE()),
    }
    const value = read[tag & 7]?.()
    if (value === undefined) throw new Error(`no such kind of field: ${tag}`)
    fields.set(tag >> 3, [...(fields.get(tag >> 3) ?? []), value])
  }
  return fields
}

const messages = (fields: Fields, number: number) =>
  (fields.get(number) ?? []).filter((value) => Buffer.isBuffer(value)).map(fieldsOf)
const text = (fields: Fields, number: number) => String(fields.get(number)?.[0] ?? '')

/** https://github.com/open-telemetry/opentelemetry-proto: logs/v1, common/v1 */
function linesOf(request: Buffer): CollectedLine[] {
  return messages(fieldsOf(request), 1).flatMap((resourceLogs) => {
    const [resource = new Map()] = messages(resourceLogs, 1)
    const { 'service.name': service } = attributesOf(resource, 1)
    return messages(resourceLogs, 2)
      .flatMap((scopeLogs) => messages(scopeLogs, 2))
      .map((line) => ({
        service,
        milliseconds: Number(text(line, 1)) / 1_000_000,
        severity: text(line, 3),
        body: anyValue(messages(line, 5)[0]),
        attributes: attributesOf(line, 6),
        traceId: Buffer.from((line.get(9)?.[0] as Buffer | undefined) ?? '').toString('hex'),
      }))
  })
}

function attributesOf(fields: Fields, number: number): Readonly<Record<string, unknown>> {
  const pairs = messages(fields, number)
  return Object.fromEntries(pairs.map((pair) => [text(pair, 1), anyValue(messages(pair, 2)[0])]))
}

function anyValue(value: Fields = new Map()): unknown {
  const [kind] = value.keys()
  if (kind === undefined) return null
  if (kind === 5) return messages(messages(value, 5)[0] ?? new Map(), 1).map(anyValue)
  if (kind === 6) return attributesOf(messages(value, 6)[0] ?? new Map(), 1)
  return kind === 1 ? text(value, 1) : Number(value.get(kind)?.[0])
}
