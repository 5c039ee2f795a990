import { files } from '@renfort/contract'
import { call, type Caller, type TestApp } from '../test-app.ts'

interface File {
  readonly bytes: Buffer
  readonly mediaType: string
  readonly name?: string
}

/** Uploads as a browser does, to `type/id`. */
export async function sendFile(
  app: Pick<TestApp, 'app'>,
  caller: Caller | null,
  path: string,
  { bytes, mediaType, name }: File,
) {
  const [type = '', id = ''] = path.split('/')
  const input = { params: { type, id }, query: { name }, body: bytes }
  const headers = { 'content-type': mediaType }
  const { status, body, error } = await call(app, files.uploadFile, caller, input, headers)
  return { status, body: error, url: status === 200 ? body.url : '' }
}
