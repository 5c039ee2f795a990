import { deflateSync } from 'node:zlib'
import { PDF } from '@libpdf/core'
import { document, drawnAs, image, type PdfCase, type Plan } from './pdf-corpus.ts'
import { compressed, type PdfObjects, stream, withObjectStream, withTable } from './pdf-writer.ts'

const zeros = (bytes: number) => Buffer.alloc(bytes)
const bomb = deflateSync(zeros(90_000_000))
const long = compressed('', zeros(60_000_000))
const hexadecimal = (bytes: Buffer) => `${bytes.toString('hex')}>`

/** The first bytes of a JPEG, or of a JPEG 2000, of 60,000 × 60,000 pixels. */
const jpeg = Buffer.from('ffd8ffc0001108ea60ea6003011100021101031101ffd9', 'hex')
const jpeg2000 = Buffer.from(`ff4fff51002f00000000ea600000ea60${'00'.repeat(40)}`, 'hex')
const jbig2 = Buffer.from('0000000030000100000013000fffff000fffff0000000000000000000000', 'hex')

/** A hundred million zeros: each code stands for one zero more, the last one for 3,839 of them. */
function lzwBomb(): Buffer {
  const growing = Array.from({ length: 4095 - 257 }, (_, index) => 258 + index)
  const codes = [256, 0, ...growing, ...Array<number>(26_000).fill(4095)]
  const bits = codes.map((code, index) => {
    const next = 258 + Math.max(0, index - 1)
    const width = next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9
    return code.toString(2).padStart(width, '0')
  })
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

const named = (text: string): Plan => ({ page: text })

const plans: Readonly<Record<string, Plan>> = {
  'a content that never ends': { content: stream('/Filter /FlateDecode', bomb) },
  'a content compressed twice': {
    content: stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(bomb)),
  },
  'a content that never ends, in letters': {
    content: stream('/Filter [/ASCIIHexDecode /FlateDecode]', hexadecimal(bomb)),
  },
  'many contents that are long together': {
    page: '/Contents [10 0 R 11 0 R 12 0 R 13 0 R 14 0 R]',
    more: Object.fromEntries([10, 11, 12, 13, 14].map((number) => [number, long])),
  },
  'a content that never ends, compressed in an old way': {
    content: stream('/Filter /LZWDecode', lzwBomb()),
  },
  'a content compressed in an old way, with a code that stands for nothing': {
    content: stream('/Filter /LZWDecode', Buffer.from('807fff', 'hex')),
  },
  'a content of pixels': { content: stream('/Filter /DCTDecode', jpeg) },
  'a content that is locked by itself': { content: stream('/Filter /Crypt', 'x') },
  'a content that no program knows': { content: stream('/Filter /Evil', 'x') },
  'a content that is not there': named('/Contents 99 0 R'),
  'a content that is a number': named('/Contents 12'),
  'an image of too many pixels': drawnAs(image('/Width 60000 /Height 60000')),
  'an image without a size': drawnAs(image('/Width 0')),
  'a JPEG of too many pixels': drawnAs(image('/Filter /DCTDecode', jpeg)),
  'a JPEG that is none': drawnAs(image('/Filter /DCTDecode', 'GIF89a')),
  'a JPEG 2000 of too many pixels': drawnAs(image('/Filter /JPXDecode', jpeg2000)),
  'a JPEG 2000 that is none': drawnAs(image('/Filter /JPXDecode', 'x')),
  'a JBIG2 of too many pixels': drawnAs(image('/Filter /JBIG2Decode', jbig2)),
  'a JBIG2 that is none': drawnAs(image('/Filter /JBIG2Decode', 'x')),
  'a fax of too many pixels': drawnAs(
    image('/Filter /CCITTFaxDecode /DecodeParms << /Columns 60000 /Rows 60000 >>'),
  ),
  'a fax whose width is elsewhere': drawnAs(
    image('/Filter /CCITTFaxDecode /DecodeParms << /Columns 10 0 R >>'),
    { 10: '60000' },
  ),
  'rows of too many pixels': drawnAs(
    image(
      '/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 99999999 >>',
      bomb.subarray(0, 99),
    ),
  ),
  'an image of too many pixels among the operators': {
    content: stream('', 'BI /W 60000 /H 60000 /BPC 1 /CS /G ID \0 EI'),
  },
  'the same, in hexadecimal and compressed': {
    content: compressed('', 'BI /#57 60000 /Hei#67ht 60000 /BPC 1 ID \0 EI'),
  },
  'a sheet without a size': named('/MediaBox [0 0 0 0]'),
  'a sheet that is too large': named('/MediaBox [0 0 1e9 99999999]'),
  'a sheet of texts': named('/MediaBox [(a) (b) (c) (d)]'),
  'a number without an end': { ...drawnAs(image(`/Matte [${'9'.repeat(400)}]`)) },
  'arrays within arrays': {
    resources: `/ColorSpace << /C ${'['.repeat(400)}${']'.repeat(400)} >>`,
  },
  'arrays that hold each other': {
    resources: '/ColorSpace << /C 10 0 R >>',
    more: Object.fromEntries(
      Array.from({ length: 12 }, (_, level) => [
        10 + level,
        level === 11 ? '[1]' : `[${`${11 + level} 0 R `.repeat(10)}]`,
      ]),
    ),
  },
  'an array that holds itself': {
    resources: '/ColorSpace << /C 10 0 R >>',
    more: { 10: '[10 0 R]' },
  },
  'a reference to itself': { resources: '/ColorSpace << /C 10 0 R >>', more: { 10: '10 0 R' } },
  'a text that is repeated': {
    resources: '/ColorSpace << /C 10 0 R >>',
    more: { 10: `[${'11 0 R '.repeat(500)}]`, 11: `(${'x'.repeat(10_000)})` },
  },
}

const root = '/Root 1 0 R'
const tree = (objects: PdfObjects) =>
  Buffer.from(withTable({ 1: '<< /Type /Catalog /Pages 2 0 R >>', ...objects }, root), 'latin1')
const nodes = (kids: string) => `<< /Type /Pages /Kids [${kids}] /Count 1 >>`
const sheet = '<< /Type /Page /MediaBox [0 0 9 9] >>'

const trees: Readonly<Record<string, Buffer>> = {
  'pages that hold themselves': tree({ 2: nodes('2 0 R') }),
  'pages that hold each other': tree({ 2: nodes('3 0 R'), 3: nodes('2 0 R') }),
  'pages within pages': tree(
    Object.fromEntries(
      Array.from({ length: 300 }, (_, level) => [
        level + 2,
        level === 299 ? sheet : nodes(`${level + 3} 0 R`),
      ]),
    ),
  ),
  'pages without a page': tree({ 2: nodes('') }),
  'a page that is not there': tree({ 2: nodes('9 0 R') }),
  'a page that is a number': tree({ 2: nodes('9') }),
  'no pages': tree({}),
  'one page a hundred thousand times': tree({ 2: nodes('3 0 R '.repeat(100_000)), 3: sheet }),
  'thirty-one pages': tree({ 2: nodes('3 0 R '.repeat(31)), 3: sheet }),
  'branches that are all the same': tree(
    Object.fromEntries(
      Array.from({ length: 12 }, (_, level) => [
        level + 2,
        nodes(level === 11 ? '' : `${level + 3} 0 R `.repeat(10)),
      ]),
    ),
  ),
}

const plain = document()
const text = plain.toString('latin1')
const changed = (from: RegExp | string, to: string) => Buffer.from(text.replace(from, to), 'latin1')
const references = (entry: string, content: Buffer) =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n${stream(entry, content)}\nendobj\nstartxref\n9\n%%EOF\n`,
    'latin1',
  )

const broken: Readonly<Record<string, Buffer>> = {
  'nothing behind the first line': Buffer.from('%PDF-1.7\n'),
  'no table': changed(/xref\n0 1[^]*/, ''),
  'a table at a wrong place': changed(/startxref\n\d+/, 'startxref\n7'),
  'a table that names itself': changed('trailer\n<<', 'trailer\n<< /Root 77 0 R /Prev 0'),
  'a table without an end': changed(/xref\n0 1\n/, 'xref\n0 999999999\n'),
  'objects at wrong places': changed(/\n(\d{8})\d\d 00000 n/g, '\n$100 00000 n'),
  'a content without an end': changed('endstream', 'endstraem'),
  'a dictionary without an end': changed('/Font << /F1 5 0 R >>', '/Font << /F1 5 0 R'),
  'no catalogue': changed('/Root 1 0 R', ''),
  'a catalogue that is a text': changed('/Root 1 0 R', '/Root (x)'),
  'a catalogue in another kind of object': changed('/Root 1 0 R', '/Root 4 0 R'),
  'cross-references that never end': references(
    '/Type /XRef /W [1 4 2] /Size 9 /Root 1 0 R /Filter /FlateDecode',
    bomb,
  ),
  'cross-references that never end, without their type, in letters': references(
    '/W [1 4 2] /Size 9 /Root 1 0 R /Filter [/ASCIIHexDecode /FlateDecode]',
    Buffer.from(hexadecimal(bomb)),
  ),
  'cross-references in rows of no width': references(
    '/W [1 4 2] /Size 9 /Root 1 0 R /Filter /FlateDecode /DecodeParms << /Predictor 2 /Columns 0 >>',
    deflateSync(zeros(70)),
  ),
  'compressed objects that never end': Buffer.from(
    withObjectStream(
      { 1: '<< /Type /Catalog /Pages 2 0 R >>', 2: `[${' '.repeat(90_000_000)}]` },
      root,
    ),
    'latin1',
  ),
}

const shown: Readonly<Record<string, Buffer>> = {
  'a page of the web behind it': Buffer.concat([plain, Buffer.from('<script>alert(1)</script>')]),
  'an archive behind it': Buffer.concat([plain, Buffer.from('PK\x05\x06'), zeros(18)]),
  'a program in its remarks': document({ before: '%PDF-1.7\n%<script>alert(1)</script>\n' }),
  'a script in its content': document({ content: stream('', '(/JavaScript /JS) Tj') }),
  'an archive within a stream': document({
    content: stream(
      '/Filter /FlateDecode',
      Buffer.concat([deflateSync('q Q'), Buffer.from('PK\x03\x04<script>')]),
    ),
  }),
  'a wrong length': changed('/Length 38', '/Length 07'),
  'a length too long': changed('/Length 38', '/Length 99'),
  'objects that nothing names': document({
    more: { 30: '<< /S /JavaScript /JS (x) >>', 31: stream('/Type /EmbeddedFile', 'MZ') },
  }),
  'an empty object of every kind': document({
    resources: '/XObject << >> /Font << /F1 5 0 R >> /ExtGState << /G << >> >> /Pattern null',
  }),
}

/** What cannot be read, or would become enormous where it is shown: each is refused. */
export function unreadableCases(): readonly PdfCase[] {
  const drawn = Object.entries(plans).map(([what, plan]) => ({ what, bytes: document(plan) }))
  const others = Object.entries({ ...trees, ...broken }).map(([what, bytes]) => ({ what, bytes }))
  const cut = Array.from({ length: 20 }, (_, index) => ({
    what: `a document cut at ${index} twentieths`,
    bytes: plain.subarray(0, Math.floor((plain.length * index) / 20)),
  }))
  return [...drawn, ...others, ...cut]
}

/** What can be drawn: whatever goes with it is left behind. */
export function carryingCases(): readonly PdfCase[] {
  return Object.entries(shown).map(([what, bytes]) => ({ what, bytes }))
}

const locks: Readonly<Record<string, string>> = {
  'RC4, 40 bits': '/V 1 /R 2',
  'RC4, 128 bits': '/V 2 /R 3 /Length 128',
  'AES, 128 bits': '/V 4 /R 4 /CF << /StdCF << /CFM /AESV2 >> >> /StmF /StdCF /StrF /StdCF',
  'AES, 256 bits': '/V 5 /R 6 /CF << /StdCF << /CFM /AESV3 >> >> /StmF /StdCF /StrF /StdCF',
  'a lock that no program knows': '/V 9',
}

/** Documents behind a password, which may be empty. */
export async function lockedCases(): Promise<readonly PdfCase[]> {
  const identity = `/ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`
  const keys = `/O <${'00'.repeat(48)}> /U <${'00'.repeat(48)}> /P -4`
  const byHand = Object.entries(locks).flatMap(([what, lock]) => {
    const dictionary = `<< /Filter /Standard ${lock} ${keys} >>`
    const within = document({ trailer: `/Encrypt ${dictionary} ${identity}` })
    const elsewhere = document({
      trailer: `/Encrypt 9 0 R ${identity}`,
      more: { 9: dictionary },
    })
    return [
      { what: `${what}, in the trailer`, bytes: within },
      { what: `${what}, elsewhere`, bytes: elsewhere },
    ]
  })
  const byLibrary = ['', 'secret'].map(async (userPassword) => {
    const pdf = PDF.create()
    pdf.addPage()
    pdf.setProtection({ userPassword, ownerPassword: 'owner', algorithm: 'AES-256' })
    return { what: `AES-256 « ${userPassword} »`, bytes: Buffer.from(await pdf.save()) }
  })
  return [...byHand, ...(await Promise.all(byLibrary))]
}
