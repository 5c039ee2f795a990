import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'
import { day } from '@renfort/contract/kernel/fields.ts'
import { replayedHeader } from '@renfort/contract/kernel/idempotency.ts'
import type { FastifyReply } from 'fastify'
import { isNoLater } from '../clock.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { z } from 'zod'

/** An answer as it is sent, and as a repeated call gets it. */
export interface WireAnswer {
  readonly status: number
  readonly body: string | null
  readonly replayed?: boolean
  readonly file?: FileAnswer | StreamedFile
}

/** A file as it is sent, with headers that restrict what browsers do with it. */
export interface FileAnswer {
  readonly bytes: Uint8Array
  readonly headers: Readonly<Record<string, string>>
}

/** A file that is sent while it is generated; a failure in the middle breaks the connection. */
export interface StreamedFile {
  readonly stream: Readable
  readonly headers: Readonly<Record<string, string>>
}

/** The empty answer of an operation that succeeded. */
export const done: WireAnswer = { status: 204, body: null }

/**
 * Removes the fields of an answer that the contract does not name; an answer that does not fit the
 * contract is a bug.
 */
export function toWire(endpoint: Endpoint, answer: unknown): WireAnswer {
  if (endpoint.status === 204) return done
  const { response } = endpoint
  const parsed = holdsDays(response) ? z.safeEncode(response, answer) : response.safeParse(answer)
  if (!parsed.success) {
    throw new Error(`${endpoint.method} ${endpoint.path} answers outside its contract`, {
      cause: parsed.error,
    })
  }
  return { status: endpoint.status, body: JSON.stringify(parsed.data) }
}

const withDays = new WeakMap<z.ZodType, boolean>()

/** Only answers with days change on the wire, and converting others would slow lists down. */
function holdsDays(response: z.ZodType): boolean {
  const known = withDays.get(response)
  if (known !== undefined) return known
  const described = z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' })
  const holds = JSON.stringify(described).includes(JSON.stringify(day.meta()?.description))
  withDays.set(response, holds)
  return holds
}

/** Node copies a text to join it to the headers; above this length, sending bytes is cheaper. */
const longText = 65_536

export function sendWire(
  reply: FastifyReply,
  answer: WireAnswer,
  mediaType = 'application/json',
): FastifyReply {
  void reply.code(answer.status)
  if (answer.replayed === true) void reply.header(replayedHeader, 'true')
  if (answer.file !== undefined) return sendFile(reply, answer.file)
  if (answer.body === null) return reply.send()
  const long = answer.body.length > longText
  return reply
    .type(`${mediaType}; charset=utf-8`)
    .send(long ? Buffer.from(answer.body) : answer.body)
}

export function sendFile(reply: FastifyReply, file: FileAnswer | StreamedFile): FastifyReply {
  if (isKnown(reply.request.headers, file.headers)) {
    return reply.headers(file.headers).removeHeader('content-type').code(304).send()
  }
  if ('stream' in file) return reply.headers(file.headers).send(file.stream)
  const { bytes, headers } = file
  return reply.headers(headers).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

/** Whether the caller has a file already, by its tag, or else by its last change (RFC 9110, 13.2.2). */
function isKnown(
  { 'if-none-match': tags, 'if-modified-since': since }: IncomingHttpHeaders,
  { etag, 'last-modified': changed }: FileAnswer['headers'],
): boolean {
  if (etag === undefined) return false
  if (tags !== undefined) return tags.split(',').some((tag) => opaque(tag) === opaque(etag))
  return since !== undefined && changed !== undefined && isNoLater(changed, since)
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
