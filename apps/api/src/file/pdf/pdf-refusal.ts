import type { ErrorKey } from '@renfort/domain/errors.ts'

/** Why a document is not taken, thrown from wherever it shows. */
export class PdfRefusal extends Error {
  override readonly name = 'PdfRefusal'
  readonly refusal: ErrorKey
  readonly params: Readonly<Record<string, number>> | undefined

  constructor(refusal: ErrorKey, params?: Readonly<Record<string, number>>) {
    super(refusal)
    this.refusal = refusal
    this.params = params
  }
}

export const damaged = () => new PdfRefusal('errors.file.damaged')
export const active = () => new PdfRefusal('errors.file.active_content')
