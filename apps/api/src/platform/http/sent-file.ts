import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'

/** An unread file of a request. */
export interface SentBody {
  /** The unparsed header, which names the boundary between the parts of a form. */
  readonly contentType: string
  readonly mediaType: string
  readonly stream: Readable
}

/**
 * Passes bodies on as streams: nothing is stored before the caller is known, and the declared type
 * decides nothing.
 */
export function takesFiles(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (request, stream, done) => {
    const contentType = request.headers['content-type'] ?? ''
    const [mediaType = ''] = contentType.split(';')
    const sent = { contentType, mediaType: mediaType.trim().toLowerCase(), stream }
    done(null, sent satisfies SentBody)
  })
}

export function isSentBody(body: unknown): body is SentBody {
  return (
    typeof body === 'object' && body !== null && 'stream' in body && body.stream instanceof Readable
  )
}

/**
 * Bytes of a refused body that are still received and dropped, so that the client reads the answer.
 */
const mostDiscarded = 32 * 1_048_576

/** The whole body; `null` when it exceeds the limit, beyond which nothing is held in memory. */
export async function readAtMost(stream: Readable, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length <= limit) chunks.push(chunk)
    else chunks.length = 0
    if (length > mostDiscarded) break
  }
  return length > limit ? null : Buffer.concat(chunks)
}
