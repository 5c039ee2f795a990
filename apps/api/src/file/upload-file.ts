import type { files } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { isUploadType } from '@renfort/domain/file/upload.ts'
import { notFound } from '../platform/http/refusal.ts'
import type { Call } from '../platform/http/route.ts'
import { isSentBody } from '../platform/http/sent-file.ts'
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
