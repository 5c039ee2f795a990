import type { files } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/endpoint.ts'
import { isUploadType } from '@renfort/domain/file/upload.ts'
import { notFound } from '../platform/refusal.ts'
import type { Call } from '../platform/route.ts'
import { isSentBody } from '../platform/sent-file.ts'
import { fillPlace } from './fill-place.ts'
import { readBody } from './read-body.ts'

type Upload = typeof files.uploadFile

/** A file whose bytes are the whole body (API-102). */
export async function uploadFile(
  call: Call,
  { params, query, body }: Parsed<Upload>,
): Promise<Answer<Upload>> {
  const { type, id } = params
  if (!isUploadType(type)) throw notFound()
  return fillPlace(call, { type, id }, async () => ({
    bytes: await readBody(body),
    mediaType: isSentBody(body) ? body.mediaType : '',
    name: query.name ?? null,
  }))
}
