import { deflateSync } from 'node:zlib'

/** A document of the given objects, numbered from 1, whose first one is the catalogue. */
export function pdf(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const start = text.length
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n`
  text += `<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

const catalog = (more = '') => `<< /Type /Catalog /Pages 2 0 R ${more} >>`
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const page = (more = '') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R ${more} >>`
const stream = (dictionary: string, content: Buffer | string) => {
  const text = typeof content === 'string' ? content : content.toString('latin1')
  return `<< /Length ${text.length} ${dictionary} >>\nstream\n${text}\nendstream`
}
const text = stream('', 'BT /F1 12 Tf (Bonjour) Tj ET')

/** A CV as any word processor writes it. */
export const plainPdf = pdf([catalog(), pages, page(), text])

const actions: Readonly<Record<string, string>> = {
  'a script': '<< /S /JavaScript /JS (app.alert\\(1\\)) >>',
  'a script whose name is written in hexadecimal': '<< /S /#4a#61vaScript /J#53 (x) >>',
  'a script in a stream': '<< /S /JavaScript /JS 5 0 R >>',
  'a program to launch': '<< /S /Launch /F (cmd.exe) >>',
  'a program of Windows': '<< /S /Launch /Win << /F (cmd.exe) /P (/c calc) >> >>',
  'a form to send': '<< /S /SubmitForm /F (https://evil.test) >>',
  'data to import': '<< /S /ImportData /F (x.fdf) >>',
  'a file to open': '<< /S /GoToR /F (\\\\\\\\evil.test\\\\x.pdf) >>',
  'an attachment to open': '<< /S /GoToE /F (x.pdf) >>',
  'a film': '<< /S /Movie >>',
  'a sound': '<< /S /Sound >>',
  'a rendition': '<< /S /Rendition /OP 0 >>',
  'an action behind an action': '<< /S /GoTo /D [3 0 R /Fit] /Next << /S /JavaScript /JS (x) >> >>',
}

/** Places from which an action can start. */
const places: Readonly<Record<string, (action: string) => readonly string[]>> = {
  'when it opens': (action) => [catalog(`/OpenAction ${action}`), pages, page(), text],
  'when it opens, by reference': (action) => [
    catalog('/OpenAction 5 0 R'),
    pages,
    page(),
    text,
    action,
  ],
  'in its names': (action) => [
    catalog(`/Names << /JavaScript << /Names [(x) ${action}] >> >>`),
    pages,
    page(),
    text,
  ],
  'when a page opens': (action) => [catalog(), pages, page(`/AA << /O ${action} >>`), text],
  'behind a link': (action) => [
    catalog(),
    pages,
    page(`/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>]`),
    text,
  ],
  'in its outline': (action) => [
    catalog('/Outlines 5 0 R'),
    pages,
    page(),
    text,
    `<< /Type /Outlines /First << /Title (x) /A ${action} >> >>`,
  ],
  'in a field': (action) => [
    catalog(`/AcroForm << /Fields [<< /T (x) /FT /Tx /AA << /K ${action} >> >>] >>`),
    pages,
    page(),
    text,
  ],
  'in an object that nothing names': (action) => [catalog(), pages, page(), text, action],
}

/** The same object compressed into a stream of objects. */
function compressed(object: string): Buffer {
  const content = deflateSync(Buffer.from(`9 0 ${object}`, 'latin1'))
  const objects = stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', content)
  return pdf([catalog('/OpenAction 9 0 R'), pages, page(), text, objects])
}

function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 4} 0 R`).join(' ')
  const sheet = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>'
  return pdf([
    catalog(),
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    '<< >>',
    ...Array.from({ length: count }, () => sheet),
  ])
}

export const longestPdf = manyPages(30)

const special: Readonly<Record<string, Buffer>> = {
  'an attachment': pdf([
    catalog('/Names << /EmbeddedFiles << /Names [(x) << /EF << /F 5 0 R >> >>] >> >>'),
    pages,
    page(),
    text,
    stream('/Type /EmbeddedFile', 'MZ'),
  ]),
  'an attachment that nothing names': pdf([
    catalog(),
    pages,
    page(),
    text,
    stream('/Type /EmbeddedFile', 'MZ'),
  ]),
  'a form of XFA': pdf([catalog('/AcroForm << /XFA 4 0 R >>'), pages, page(), text]),
  'a rich medium': pdf([catalog(), pages, page('/Annots [<< /Subtype /RichMedia >>]'), text]),
  'a lock': pdf([catalog(), pages, page(), text, '<< /Filter /Standard /V 1 >>'], '/Encrypt 5 0 R'),
  'a compressed script': compressed('<< /S /JavaScript /JS (x) >>'),
  'a compressed program': compressed('<< /S /Launch /F (x) >>'),
  'compressed objects that never end': pdf([
    catalog(),
    pages,
    page(),
    stream(
      '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
      deflateSync(Buffer.alloc(90_000_000)),
    ),
  ]),
  'too many pages': manyPages(31),
  'no page': pdf([catalog(), '<< /Type /Pages /Kids [] /Count 0 >>']),
  'pages that hold themselves': pdf([catalog(), '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
  'no catalogue': pdf(['<< >>']),
  'arrays within arrays': pdf([
    `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
    pages,
    page(),
    text,
  ]),
  'a start and nothing': Buffer.from('%PDF-1.7'),
  'a start and noise': Buffer.from(`%PDF-1.7\n${'\x01\x7f<<[('.repeat(2_000)}`, 'latin1'),
  'a page behind a script of the web': Buffer.from('%PDF-1.7\n<script>alert(1)</script>'),
}

export interface HostilePdf {
  readonly what: string
  readonly bytes: Buffer
}

/** Documents that must each be refused. */
export function hostilePdfs(): readonly HostilePdf[] {
  const acting = Object.entries(actions).flatMap(([action, object]) =>
    Object.entries(places).map(([place, objects]) => ({
      what: `${action} ${place}`,
      bytes: pdf(objects(object)),
    })),
  )
  // A second version at the end says something else of the first object.
  const updated = Object.entries(actions).map(([action, object]) => ({
    what: `${action} in an earlier version`,
    bytes: Buffer.concat([
      pdf([catalog('/OpenAction 5 0 R'), pages, page(), text, object]),
      Buffer.from(`\n1 0 obj\n${catalog()}\nendobj\ntrailer\n<< /Root 1 0 R /Size 6 >>\n%%EOF\n`),
    ]),
  }))
  const cut = Array.from({ length: 20 }, (_, index) => ({
    what: `a document cut at ${index} twentieths of its objects`,
    bytes: plainPdf.subarray(0, Math.floor((plainPdf.indexOf('4 0 obj') * index) / 20)),
  }))
  const whole = Object.entries(special).map(([what, bytes]) => ({ what, bytes }))
  return [...acting, ...updated, ...cut, ...whole]
}
