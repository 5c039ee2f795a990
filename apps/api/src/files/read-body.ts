import { largestUploadBytes, tooLarge } from '@renfort/domain/file/upload.ts'
import { refuse } from '../platform/refusal.ts'
import { isSentBody, readAtMost } from '../platform/sent-file.ts'

/** What a caller sends, of which no more is kept than the largest file and what may stand around it. */
export async function readBody(body: unknown, around = 0): Promise<Buffer> {
  if (!isSentBody(body)) return Buffer.alloc(0)
  const bytes = await readAtMost(body.stream, largestUploadBytes + around).catch(() => {
    throw refuse('errors.file.damaged')
  })
  if (bytes === null) throw refuse(tooLarge().key, tooLarge().params)
  return bytes
}
