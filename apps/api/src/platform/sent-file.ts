import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'

/** What a caller sends as a file, still on its way. */
export interface SentBody {
  /** The header as it came: the parts of a form are told apart by what it says. */
  readonly contentType: string
  readonly mediaType: string
  readonly stream: Readable
}

/**
 * Hands bodies over as they come: nothing of them is kept before the caller is known, and nothing
 * is understood by its declared type.
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

/** How much of a refused body is still taken off the line, so that the answer is read. */
const mostDiscarded = 32 * 1_048_576

/** The whole body; `null` when it is larger, of which no more than the limit was ever kept. */
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
