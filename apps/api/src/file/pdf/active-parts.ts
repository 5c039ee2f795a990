import {
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  type PdfObject,
  PdfRef,
  PdfStream,
} from '@libpdf/core'
import { damaged } from './pdf-refusal.ts'

const namesOf = (text: string) => new Set(text.split(' '))

/**
 * Names of programs, attachments and locks; the sender of a document with one gets an error that
 * says so.
 */
export const activeNames: ReadonlySet<string> = namesOf(
  'JS JavaScript Launch EmbeddedFile EmbeddedFiles EF AF RichMedia RichMediaContent XFA ImportData ' +
    'SubmitForm ResetForm GoToE GoToR Rendition Movie Sound 3D AA Encrypt',
)

/** What no stored document holds, besides: all that is not drawn. */
export const undrawnNames: ReadonlySet<string> = new Set([
  ...activeNames,
  ...namesOf(
    'OpenAction URI GoTo3DView GoToDp SetOCGState Annots AcroForm Ref OPI PS Alternates PieceInfo ' +
      'Metadata StructTreeRoot OCProperties Info FFilter FDecodeParms Filespec Collection 3DD U3D PRC',
  ),
])

/** The most values that are checked: real documents have far fewer objects. */
const mostValues = 2_000_000

/** Whether anything within reach of a document’s trailer, its keys and names, is one of these. */
export function holds(document: PDF, names: ReadonlySet<string>): boolean {
  const seen = new Set<string>()
  const waiting: PdfObject[] = [document.context.info.trailer]
  let left = mostValues
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    left -= 1
    if (left < 0) throw damaged()
    if (next instanceof PdfName && names.has(next.value)) return true
    if (next instanceof PdfRef) {
      const key = next.toString()
      if (seen.has(key)) continue
      seen.add(key)
      const object = document.getObject(next)
      if (object !== null) waiting.push(object)
    }
    if (next instanceof PdfArray) for (const item of next) waiting.push(item)
    if (next instanceof PdfDict) for (const [name, value] of next) waiting.push(name, value)
    if (next instanceof PdfStream && isOutside(next)) return true
  }
  return false
}

/** Whether the bytes of a stream are in another file. */
export function isOutside(stream: PdfStream): boolean {
  return stream.has('F') || stream.has('FFilter') || stream.has('FDecodeParms')
}
