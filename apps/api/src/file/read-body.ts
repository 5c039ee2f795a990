import { largestUploadBytes, tooLarge } from '@renfort/domain/file/upload.ts'
import { refuse } from '../platform/http/refusal.ts'
import { isSentBody, readAtMost } from '../platform/http/sent-file.ts'

/** Reads a body, up to the size of the largest file and of the form fields around it. */
export async function readBody(body: unknown, around = 0): Promise<Buffer> {
  if (!isSentBody(body)) return Buffer.alloc(0)
  const bytes = await readAtMost(body.stream, largestUploadBytes + around).catch(() => {
    throw refuse('errors.file.damaged')
  })
  if (bytes === null) throw refuse(tooLarge().key, tooLarge().params)
  return bytes
}
