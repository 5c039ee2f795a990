import { PermanentFailure } from '../permanent-failure.ts'
/**
 * The standards that a PDF claims: accessible (PDF/UA-1), for archives (PDF/A-3b), or both
 * (PDF/A-3a).
 */
export const pdfStandards = ['ua-1', 'a-3b', 'a-3a'] as const
export type PdfStandard = (typeof pdfStandards)[number]

/** The data that every document has, besides its own. */
export interface DocumentData {
  readonly title: string
  readonly language: 'fr' | 'en'
  /** YYYY-MM-DD, also the date of creation that the PDF carries. */
  readonly date: string
  /** The text at the foot of each page, before its number. */
  readonly footer: string
  /** The words of the number of a page: « Page {{page}} sur {{pages}} ». */
  readonly pageOf: string
}

export interface PdfOrder<Data extends DocumentData = DocumentData> {
  /** The template: a `.typ` file of the API, `import.meta.resolve('./estimate.typ')`. */
  readonly template: URL
  /** The template reads these data as JSON, so that no text of them is taken for markup. */
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
  /** The label of the text on the paper, in its language; empty when it has none. */
  readonly field: string
  /** The text, or some of it. */
  readonly text: string
  /** The numbers of the characters: « U+E000, U+E001 ». */
  readonly signs: string
}

/** Makes PDFs. A document with a character that no font of the product has is not made. */
export interface PdfRenderer {
  /** Throws `PdfUnavailable` when a later try may succeed, `PdfUnwritable` when none can. */
  render(order: PdfOrder): Promise<Uint8Array>
  /**
   * Renders and counts the pages, so that callers that store their number need not read the
   * document.
   */
  renderCounted(order: PdfOrder): Promise<CountedPdf>
  close(): Promise<void>
}

/** Too many documents wait, or this one took too long; a later try may succeed. */
export class PdfUnavailable extends Error {
  override readonly name = 'PdfUnavailable'
}

/** No font has some characters of this document; it can be made once its texts are corrected. */
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
