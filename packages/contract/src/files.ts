import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, key } from './fields.ts'

/** The address of a file lives for a quarter of an hour; each answer that shows the file has a new one. */
const signedUrl = z.string()

export const uploadFile = endpoint({
  method: 'POST',
  path: '/upload/:type/:id',
  summary:
    'Stores a file: `logo` or `cover` of a company, `cv` of an applicant, `sider-picture`; `name` is that of the sender’s file',
  access: 'file.upload',
  params: z.object({ type: z.string().max(40, key('errors.field.too_long')), id }),
  query: z.object({ name: z.string().max(255, key('errors.field.too_long')).optional() }),
  // A `Blob` in the browser, a stream in the server: the bytes themselves are judged while they come.
  body: z.unknown(),
  sends: 'file',
  response: z.object({ url: signedUrl }),
  errors: [
    'errors.file.too_large',
    'errors.file.wrong_type',
    'errors.file.too_many_pixels',
    'errors.file.damaged',
    'errors.file.active_content',
    'errors.file.too_many_pages',
    'errors.file.quota_exceeded',
  ],
  neverReplayed:
    'The answer holds an address that dies; the same file again only takes its own place.',
})

export const downloadFile = endpoint({
  method: 'GET',
  path: '/download/:url',
  summary: 'The file behind a signed address, which needs no session',
  access: 'public',
  params: z.object({ url: z.string().max(600, key('errors.field.too_long')) }),
  response: z.unknown(),
  answers: 'file',
  errors: ['errors.download.failed'],
})
