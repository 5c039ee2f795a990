import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { evidence } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { largestComparedBytes } from '@renfort/domain/contract/evidence/evidence.ts'
import { mediaTypeOf } from '@renfort/domain/file/media-type.ts'
import { tooLarge } from '@renfort/domain/file/upload.ts'
import { throttleNetwork } from '../../platform/throttle/throttle.ts'
import { nobody } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Call } from '../../platform/http/route.ts'
import { isSentBody } from '../../platform/http/sent-file.ts'
import { findSigned } from './verify-queries.ts'

type Verify = typeof evidence.verifyDocument

/** The first bytes, which tell whether a file is a PDF. */
const headBytes = 8
/** Bytes of a refused file that are still received and dropped, so that the client reads the answer. */
const mostDiscarded = largestComparedBytes + 8_388_608

/** Whether a file was signed here. It is hashed as it arrives, and neither stored nor opened. */
export async function verifyDocument(
  call: Call,
  { body }: Parsed<Verify>,
): Promise<Answer<Verify>> {
  await throttleNetwork(call, 'verify')
  if (!isSentBody(body)) throw wrongType()
  const { head, length, sha256 } = await summed(body.stream).catch(() => {
    throw refuse('errors.file.damaged')
  })
  if (length > largestComparedBytes) {
    const { key, params } = tooLarge(largestComparedBytes)
    throw refuse(key, params)
  }
  if (mediaTypeOf(head) !== 'application/pdf') throw wrongType()
  return { known: await findSigned(call.services.db.queries(nobody), sha256) }
}

function wrongType() {
  return refuse('errors.file.wrong_type', { accepted: 'PDF' })
}

/** The hash of a stream, of which only the first bytes are held. */
async function summed(stream: Readable) {
  const hash = createHash('sha256')
  let head = Buffer.alloc(0)
  let length = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > mostDiscarded) break
    if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes)])
    hash.update(chunk)
  }
  return { head, length, sha256: hash.digest('hex') }
}
