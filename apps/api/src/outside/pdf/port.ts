import { PermanentFailure } from '../permanent-failure.ts'
/** What a PDF claims to be: accessible (PDF/UA-1), for archives (PDF/A-3b), or both kinds of promises at once (PDF/A-3a). */
export const pdfStandards = ['ua-1', 'a-3b', 'a-3a'] as const
export type PdfStandard = (typeof pdfStandards)[number]

/** What every document says of itself, besides its own data. */
export interface DocumentData {
  readonly title: string
  readonly language: 'fr' | 'en'
  /** YYYY-MM-DD, also the date of creation that the PDF carries. */
  readonly date: string
  /** Stands at the foot of each page, before its number. */
  readonly footer: string
  /** The number of a page: « Page {{page}} sur {{pages}} ». */
  readonly pageOf: string
}

export interface PdfOrder<Data extends DocumentData = DocumentData> {
  /** The template: a `.typ` file of the API, `import.meta.resolve('./estimate.typ')`. */
  readonly template: URL
  /** Becomes JSON, which the template reads: a text of it is never understood as markup. */
  readonly data: Data
  readonly standard: PdfStandard
}

/** A PDF that is ready, and its number of pages. */
export interface CountedPdf {
  readonly bytes: Uint8Array
  readonly pages: number
}

/** A text of a document with characters that no font of the product has. */
export interface UnwritableText {
  /** The words beside it on the paper, in its language; empty where there are none. */
  readonly field: string
  /** The text, or some of it. */
  readonly text: string
  /** « U+E000, U+E001 ». */
  readonly signs: string
}

/** Makes PDFs. One with a sign that no face of the product has is not made. */
export interface PdfRenderer {
  /** Throws `PdfUnavailable` where no document comes out now, `PdfUnwritable` where none ever will. */
  render(order: PdfOrder): Promise<Uint8Array>
  /** The same, for callers that store the number of pages, so that nobody reads a long document to count them. */
  renderCounted(order: PdfOrder): Promise<CountedPdf>
  close(): Promise<void>
}

/** Too many documents wait, or this one took too long: the same may succeed later. */
export class PdfUnavailable extends Error {
  override readonly name = 'PdfUnavailable'
}

/** No font has some characters of this document: it can be made once its texts are corrected. */
export class PdfUnwritable extends PermanentFailure {
  override readonly name = 'PdfUnwritable'
  readonly texts: readonly UnwritableText[]

  constructor(texts: readonly UnwritableText[]) {
    super(
      texts
        .map(({ field, text, signs }) => `No font has ${signs} of “${text}” (${field})`)
        .join('; '),
    )
    this.texts = texts
  }
}
