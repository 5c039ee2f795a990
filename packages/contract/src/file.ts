import { oneLine } from '@renfort/domain/kernel/one-line.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { code, id, key } from './kernel/fields.ts'

/** The address works for 15 minutes; each answer that shows the file has a new one. */
const signedUrl = z.string()

/** An unknown type answers 404. */
const fileType = code(40)
const temporaryAddress =
  'The answer holds an address that expires; the same file only replaces itself.'
const pictureRefusals = [
  'errors.file.too_large',
  'errors.file.wrong_type',
  'errors.file.too_many_pixels',
  'errors.file.damaged',
  'errors.file.quota_exceeded',
] as const

export const uploadFile = endpoint({
  method: 'POST',
  path: '/upload/:type/:id',
  summary:
    'Stores a file: `logo` or `cover` of a company, `cv` of an applicant, `sider-picture`; `name` is that of the sender’s file',
  access: 'file.upload',
  params: z.object({ type: fileType, id }),
  query: z.object({
    name: z.string().overwrite(oneLine).max(255, key('errors.field.too_long')).optional(),
  }),
  // A `Blob` in the browser, a stream in the server, which checks the bytes as they arrive.
  body: z.unknown(),
  sends: 'file',
  response: z.object({ url: signedUrl }),
  errors: [
    ...pictureRefusals,
    'errors.file.active_content',
    'errors.file.too_many_pages',
    'errors.task.archived',
  ],
  neverReplayed: temporaryAddress,
})

/** The field of the form that holds the picture. */
export const pictureField = 'picture'
const pictureForm = {
  type: 'object',
  properties: { [pictureField]: { type: 'string', format: 'binary' } },
  required: [pictureField],
}

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/me/organisations/picture/:type',
  summary: 'Stores the `logo` or the `cover` of one’s own company, sent as a form',
  access: 'organisation.uploadPicture',
  params: z.object({ type: fileType }),
  body: z.unknown().meta(pictureForm),
  sends: 'form',
  response: z.object({ url: signedUrl }),
  errors: [...pictureRefusals, 'errors.field.required', 'errors.organisation.required'],
  neverReplayed: temporaryAddress,
})

export const downloadFile = endpoint({
  method: 'GET',
  path: '/download/:url',
  summary: 'The file behind a signed address, which needs no session',
  access: 'public',
  params: z.object({ url: code(600) }),
  response: z.unknown(),
  answers: 'file',
  errors: ['errors.download.failed'],
})
