import { hostilePdfs } from '../apps/api/src/testing/files/hostile-pdfs.ts'
import { hostilePictures } from '../apps/api/src/testing/files/hostile-pictures.ts'
import type { Draft } from './draft.ts'
import { foreignId } from './foreign-ids.ts'
import { type FormPart, formOf } from './form.ts'
import { hostileText } from './hostile-values.ts'
import type { Random } from './random.ts'
import type { Step } from './step.ts'

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
const tails = [
  latin1('<script>fuzz7q()</script>'),
  latin1('<?php system($_GET["c"]); ?>'),
  latin1(`PK\x05\x06${'\0'.repeat(18)}`),
  latin1('\n%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(x)>>>>endobj\n%%EOF'),
  latin1('#!/bin/sh\nrm -rf /\n'),
  Buffer.alloc(100_000),
]
const names = [
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
]
const mediaTypes = [
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
] as const
const tooLarge = Buffer.concat([latin1('\x89PNG\r\n\x1a\n'), Buffer.alloc(5_242_881)])

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

/** Forms that no browser sends. */
const forms: readonly ((draft: Draft, random: Random) => void)[] = [
  (draft) => {
    draft.headers['content-type'] = 'multipart/form-data'
  },
  (draft) => {
    draft.headers['content-type'] = 'multipart/form-data; boundary='
  },
  (draft) => {
    draft.headers['content-type'] = 'multipart/form-data; boundary=another'
  },
  (draft) => {
    draft.headers['content-type'] = `multipart/form-data; boundary=${'b'.repeat(5_000)}`
  },
  (draft) => {
    draft.headers['content-type'] = 'multipart/form-data; boundary="a\\"b"; boundary=c'
  },
  (draft) => {
    draft.headers['content-type'] = 'multipart/mixed; boundary=fuzz-boundary'
  },
  (draft) => {
    draft.body = latin1(bytesOf(draft).toString('latin1').replaceAll('\r\n', '\n'))
  },
  (draft) => {
    draft.body = latin1(bytesOf(draft).toString('latin1').replace('--fuzz-boundary--', ''))
  },
  (draft) => {
    draft.body = latin1(bytesOf(draft).toString('latin1').replaceAll('--fuzz-boundary', '-'))
  },
  (draft) => {
    draft.body = Buffer.concat([Buffer.alloc(200_000, '\r\n'), bytesOf(draft)])
  },
  (draft) => {
    draft.body = Buffer.concat([bytesOf(draft), bytesOf(draft)])
  },
  (draft) => {
    const header = `content-disposition: form-data; name="picture"\r\nx-long: ${'x'.repeat(200_000)}`
    draft.body = latin1(`--fuzz-boundary\r\n${header}\r\n\r\nx\r\n--fuzz-boundary--\r\n`)
  },
  (draft) => {
    draft.body = latin1('--fuzz-boundary\r\n\r\nno header\r\n--fuzz-boundary--\r\n')
  },
  (draft) => {
    draft.body = latin1(
      "--fuzz-boundary\r\ncontent-disposition: form-data; name=picture; filename*=UTF-8''%00%ff\r\ncontent-transfer-encoding: base64\r\n\r\niVBORw0KGgo=\r\n--fuzz-boundary--\r\n",
    )
  },
  (draft) => {
    sendForm(
      draft,
      Array.from({ length: 5_000 }, (_, index) => ({ name: `part${index}`, bytes: 'x' })),
    )
  },
  (draft) => {
    const part = {
      name: 'picture',
      filename: 'a.png',
      mediaType: 'image/png',
      bytes: bytesOf(draft),
    }
    sendForm(draft, [part, part])
  },
  (draft, random) => {
    const name = random.pick(['__proto__', 'constructor', 'picture[]', 'picture\0', 'PICTURE', ''])
    sendForm(draft, [{ name, filename: 'a.png', mediaType: 'image/png', bytes: 'x' }])
  },
  (draft) => sendForm(draft, [{ name: 'picture', bytes: 'a text and no file' }]),
  (draft) => sendForm(draft, []),
]

export const fileSteps: readonly Step[] = [
  {
    name: 'a file made to do harm',
    weight: 12,
    apply: (draft, random) => {
      const file = random.oneOf(hostileFiles)
      if (file !== undefined) sendFile(draft, file)
    },
  },
  {
    name: 'a file with another one at its end',
    weight: 4,
    apply: (draft, random) => {
      draft.body = Buffer.concat([bytesOf(draft), random.oneOf(tails) ?? Buffer.alloc(1)])
    },
  },
  {
    name: 'a file with another one before it',
    weight: 2,
    apply: (draft, random) => {
      draft.body = Buffer.concat([random.oneOf(tails) ?? Buffer.alloc(1), bytesOf(draft)])
    },
  },
  {
    name: 'some other bytes',
    weight: 5,
    apply: (draft, random) => {
      const bytes = Buffer.from(bytesOf(draft))
      for (let count = random.below(40); count >= 0 && bytes.length > 0; count -= 1) {
        bytes[random.below(bytes.length)] = random.below(256)
      }
      draft.body = bytes
    },
  },
  {
    name: 'a file that ends too early',
    weight: 3,
    apply: (draft, random) => {
      const bytes = bytesOf(draft)
      draft.body = bytes.subarray(0, random.below(bytes.length + 1))
    },
  },
  {
    name: 'a file that is too large',
    weight: 1,
    apply: (draft) => sendFile(draft, { bytes: tooLarge, mediaType: 'image/png', name: 'a.png' }),
  },
  {
    name: 'a name that is none',
    weight: 5,
    apply: (draft, random) => {
      const name = random.oneOf([...names, hostileText(random)]) ?? ''
      sendFile(draft, { bytes: bytesOf(draft), mediaType: 'image/png', name: name.toWellFormed() })
    },
  },
  {
    name: 'another type than it is',
    weight: 4,
    apply: (draft, random) => {
      draft.headers['content-type'] = random.pick(mediaTypes)
    },
  },
  {
    name: 'a form that is written wrongly',
    weight: 6,
    apply: (draft, random) => random.oneOf(forms)?.(draft, random),
  },
  {
    name: 'another place for the file',
    weight: 4,
    apply: (draft, random, world) => {
      draft.params['type'] = random.pick([
        'logo',
        'cover',
        'cv',
        'sider-picture',
        'LOGO',
        '__proto__',
      ])
      if ('id' in draft.params) draft.params['id'] = foreignId(world, '', random)
    },
  },
]
