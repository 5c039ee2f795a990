import { PDF } from '@libpdf/core'

export interface ReadPdf {
  readonly pages: readonly string[]
  /** All pages, each run of white space as one space: lines end where the layout wants. */
  readonly text: string
  readonly title: string | undefined
  readonly language: string | undefined
  readonly isTagged: boolean
  /** The standards that it claims to keep, as its metadata say: « pdfuaid:part 1 ». */
  readonly claims: readonly string[]
}

/** What a reader, or a screen reader, gets of a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await PDF.load(bytes)
  const catalog = pdf.getCatalog()
  const pages = (await pdf.extractText()).map(({ text }) => text)
  const metadata = Buffer.from(bytes).toString('latin1')
  const claims = metadata.matchAll(/<(pdfuaid:part|pdfaid:part|pdfaid:conformance)>(\w+)</g)
  return {
    pages,
    text: pages.join(' ').replaceAll(/\s+/g, ' '),
    title: pdf.getTitle(),
    language: pdf.getLanguage(),
    isTagged: catalog.has('StructTreeRoot') && catalog.has('MarkInfo'),
    claims: [...claims].map(([, name, value]) => `${name} ${value}`),
  }
}
