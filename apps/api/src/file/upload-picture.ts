import type { files } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { pictureField } from '@renfort/contract/file.ts'
import { notFound, refuse } from '../platform/http/refusal.ts'
import { type Call, tenantOf } from '../platform/http/route.ts'
import { isSentBody } from '../platform/http/sent-file.ts'
import { fileOfForm } from './file-of-form.ts'
import { fillPlace } from './fill-place.ts'
import { readBody } from './read-body.ts'

type Upload = typeof files.uploadPicture

/** Bytes that a form may add around its file. */
const aroundForm = 65_536

/**
 * A logo or cover of the caller's own company, or of their group in the group space, sent as a form
 * (API-26).
 */
export async function uploadPicture(
  call: Call,
  { params, body }: Parsed<Upload>,
): Promise<Answer<Upload>> {
  const { type } = params
  if (type !== 'logo' && type !== 'cover') throw notFound()
  return fillPlace(call, { type, id: tenantOf(call) }, async () => {
    const bytes = await readBody(body, aroundForm)
    const contentType = isSentBody(body) ? body.contentType : ''
    const file = fileOfForm(bytes, contentType, pictureField)
    if (file === null) throw refuse('errors.field.required', { field: pictureField })
    return file
  })
}
