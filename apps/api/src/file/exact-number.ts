import { PdfNumber } from '@libpdf/core'
import { damaged } from './pdf-refusal.ts'

/** The library writes five decimals, with which the letters of some fonts change their size. */
export class ExactNumber extends PdfNumber {
  static override of(value: number): PdfNumber {
    if (!Number.isFinite(value) || Math.abs(value) > 1e15) throw damaged()
    return Number.isInteger(value) ? new PdfNumber(value) : new ExactNumber(value)
  }

  override toBytes(writer: Parameters<PdfNumber['toBytes']>[0]): void {
    writer.writeAscii(this.value.toFixed(10).replace(/\.?0+$/, ''))
  }
}
