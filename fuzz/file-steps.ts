import fc from 'fast-check'
import { hostilePdfs } from '../apps/api/src/testing/files/hostile-pdfs.ts'
import { hostilePictures } from '../apps/api/src/testing/files/hostile-pictures.ts'
import { foreignId } from './foreign-ids.ts'
import { type FormPart, formOf } from './form.ts'
import { hostileText } from './hostile-values.ts'
import type { Draft } from './request.ts'
import { stepOf } from './step.ts'

interface HostileFile {
  readonly bytes: Buffer
  readonly mediaType: string
  readonly name: string
}

const hostileFiles: readonly HostileFile[] = [
  ...(await hostilePictures()),
  ...hostilePdfs().map(({ bytes }) => ({ bytes, mediaType: 'application/pdf', name: 'cv.pdf' })),
]

const latin1 = (text: string) => Buffer.from(text, 'latin1')
/** Endings that make a file readable as another format too: a zip reader, for one, starts at the end. */
const tail = fc.constantFrom(
  latin1('<script>fuzz7q()</script>'),
  latin1('<?php system($_GET["c"]); ?>'),
  latin1(`PK\x05\x06${'\0'.repeat(18)}`),
  latin1('\n%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(x)>>>>endobj\n%%EOF'),
  latin1('#!/bin/sh\nrm -rf /\n'),
  Buffer.alloc(100_000),
)
const oddName = fc.constantFrom(
  '../../../etc/passwd.png',
  '..\\..\\windows\\system.png',
  '/etc/cron.d/fuzz7q.png',
  'C:\\fuzz7q.png',
  'a.png\0.exe',
  'a.exe\0.png',
  'a.png.exe',
  'a.svg',
  '.htaccess',
  '.png',
  'con.png',
  'a\r\nset-cookie: fuzz7q=1.png',
  '%2e%2e%2fa.png',
  '"><script>fuzz7q()</script>.png',
  '\u202egnp.exe',
  `${'é'.repeat(250)}.png`,
  `${'a'.repeat(3_000)}.png`,
  '',
)
const mediaType = fc.constantFrom(
  'image/png',
  'image/jpeg',
  'image/svg+xml',
  'text/html',
  'application/pdf',
  'application/json',
  'application/octet-stream',
  'image/png; charset=utf-8',
  'IMAGE/PNG',
  'image/png, text/html',
  'image/*',
  'multipart/form-data',
  `image/png; x=${'a'.repeat(3_000)}`,
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=another',
  `multipart/form-data; boundary=${'b'.repeat(5_000)}`,
  'multipart/form-data; boundary="a\\"b"; boundary=c',
  'multipart/mixed; boundary=fuzz-boundary',
)
const tooLarge: HostileFile = {
  bytes: Buffer.concat([latin1('\x89PNG\r\n\x1a\n'), Buffer.alloc(5_242_881)]),
  mediaType: 'image/png',
  name: 'a.png',
}

function bytesOf({ body }: Draft): Buffer {
  return Buffer.isBuffer(body) ? body : latin1('\x89PNG\r\n\x1a\n')
}

/** Sends the file as a part of a form, or as the whole body, as the operation asks. */
function sendFile(draft: Draft, { bytes, mediaType, name }: HostileFile): void {
  if (draft.operation.endpoint.sends === 'form') {
    return sendForm(draft, [{ name: 'picture', filename: name, mediaType, bytes }])
  }
  draft.body = bytes
  draft.headers['content-type'] = mediaType
  draft.query = [['name', name]]
}

function sendForm(draft: Draft, parts: readonly FormPart[]): void {
  const { body, mediaType } = formOf(parts)
  draft.body = body
  draft.headers['content-type'] = mediaType
}

/** Forms that no browser writes. */
const writing = fc.constantFrom<(form: string) => string>(
  (form) => form.replaceAll('\r\n', '\n'),
  (form) => form.replace('--fuzz-boundary--', ''),
  (form) => form.replaceAll('--fuzz-boundary', '-'),
  (form) => `${'\r\n'.repeat(100_000)}${form}`,
  (form) => `${form}${form}`,
  () =>
    `--fuzz-boundary\r\ncontent-disposition: form-data; name="picture"\r\nx-long: ${'x'.repeat(200_000)}\r\n\r\nx\r\n--fuzz-boundary--\r\n`,
  () => '--fuzz-boundary\r\n\r\nno header\r\n--fuzz-boundary--\r\n',
  () =>
    "--fuzz-boundary\r\ncontent-disposition: form-data; name=picture; filename*=UTF-8''%00%ff\r\ncontent-transfer-encoding: base64\r\n\r\niVBORw0KGgo=\r\n--fuzz-boundary--\r\n",
)

const picture = (bytes: Buffer | string, name = 'picture'): FormPart => {
  return { name, filename: 'a.png', mediaType: 'image/png', bytes }
}
const otherParts = fc.constantFrom<(bytes: Buffer) => FormPart[]>(
  () => Array.from({ length: 5_000 }, (_, index) => ({ name: `part${index}`, bytes: 'x' })),
  (bytes) => [picture(bytes), picture(bytes)],
  () => [{ name: 'picture', bytes: 'a text and no file' }],
  () => [],
  ...['__proto__', 'constructor', 'picture[]', 'picture\0', 'PICTURE', ''].map((name) => () => [
    picture('x', name),
  ]),
)

const harmful = fc.constantFrom(...hostileFiles)
const otherByte = fc.tuple(fc.nat(), fc.nat(255))
const otherBytes = fc.array(otherByte, { minLength: 1, maxLength: 40, size: 'max' })
const anyName = fc.oneof({ weight: 18, arbitrary: oddName }, hostileText)
const fileType = fc.constantFrom('logo', 'cover', 'cv', 'sider-picture', 'LOGO', '__proto__')

export const fileSteps = [
  stepOf('a file made to do harm', 12, harmful, sendFile),
  stepOf('a file with another one at its end', 4, tail, (draft, bytes) => {
    draft.body = Buffer.concat([bytesOf(draft), bytes])
  }),
  stepOf('a file with another one before it', 2, tail, (draft, bytes) => {
    draft.body = Buffer.concat([bytes, bytesOf(draft)])
  }),
  stepOf('some other bytes', 5, otherBytes, (draft, others) => {
    const bytes = Buffer.from(bytesOf(draft))
    for (const [drawn, byte] of others) bytes[drawn % Math.max(1, bytes.length)] = byte
    draft.body = bytes
  }),
  stepOf('a file that ends too early', 3, fc.nat(), (draft, drawn) => {
    const bytes = bytesOf(draft)
    draft.body = bytes.subarray(0, drawn % (bytes.length + 1))
  }),
  stepOf('a file that is too large', 1, fc.constant(tooLarge), sendFile),
  stepOf('a name that is none', 5, anyName, (draft, name) => {
    sendFile(draft, { bytes: bytesOf(draft), mediaType: 'image/png', name: name.toWellFormed() })
  }),
  stepOf('another type than it is', 6, mediaType, ({ headers }, type) => {
    headers['content-type'] = type
  }),
  stepOf('a form that is written wrongly', 3, writing, (draft, write) => {
    draft.body = latin1(write(bytesOf(draft).toString('latin1')))
  }),
  stepOf('other parts in the form', 1, otherParts, (draft, partsFor) => {
    sendForm(draft, partsFor(bytesOf(draft)))
  }),
  stepOf('another place for the file', 4, fc.tuple(fileType, foreignId), (draft, drawn, world) => {
    const [type, idOf] = drawn
    draft.params['type'] = type
    if ('id' in draft.params) draft.params['id'] = idOf(world, '')
  }),
]
