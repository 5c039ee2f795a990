import { PDF, PdfArray, PdfDict, PdfNull, PdfNumber, type PdfObject, PdfRef } from '@libpdf/core'
import type { ErrorKey } from '@renfort/domain/errors.ts'
import { largestUploadBytes } from '@renfort/domain/file/upload.ts'
import { activeNames, holds, undrawnNames } from './active-parts.ts'
import { drawingCopier, ExactNumber } from './copy-drawing.ts'
import { pagesOf, type SourcePage } from './page-tree.ts'
import { active, damaged, PdfRefusal } from './pdf-refusal.ts'
import { withinLimits } from './decompress-stream.ts'

export type RewrittenPdf =
  | { readonly bytes: Uint8Array }
  | { readonly refusal: ErrorKey; readonly params?: Readonly<Record<string, number>> }

/** Nothing is guessed: a document whose tables or objects are wrong is not read. */
const strictly = { lenient: false }
/** Compressed objects are written one by one, which takes more room than they had. */
const largestBytes = 2 * largestUploadBytes

/** Draws each page of a document into a new one, which holds nothing but what the pages show. */
export async function rewritePdf(bytes: Uint8Array): Promise<RewrittenPdf> {
  try {
    return { bytes: await withinLimits(() => redraw(bytes)) }
  } catch (error) {
    const { refusal, params } = error instanceof PdfRefusal ? error : damaged()
    return params === undefined ? { refusal } : { refusal, params }
  }
}

async function redraw(bytes: Uint8Array): Promise<Uint8Array> {
  const source = await PDF.load(bytes, strictly).catch(() => {
    // Behind a password even the catalogue may be locked away; that is worth telling.
    throw Buffer.from(bytes).includes('/Encrypt') ? active() : damaged()
  })
  if (source.isEncrypted || holds(source, activeNames)) throw active()
  const pages = pagesOf(source)
  const target = PDF.create()
  // A new document says who made it, and when.
  target.context.info.trailer.delete('Info')
  const copy = drawingCopier(source, target)
  for (const page of pages) drawPage(target, page, copy)
  const drawn = await target.save()
  if (drawn.length > largestBytes) {
    throw new PdfRefusal('errors.file.too_large', { max: largestUploadBytes / 1_048_576 })
  }
  const written = await PDF.load(drawn, strictly)
  if (written.getPageCount() !== pages.length) throw damaged()
  if (holds(written, undrawnNames)) throw active()
  return drawn
}

function drawPage(
  target: PDF,
  { resources, contents, group, box, rotate, unit }: SourcePage,
  copy: ReturnType<typeof drawingCopier>,
): void {
  const { dict } = target.addPage()
  dict.set('MediaBox', new PdfArray(box.map((value) => ExactNumber.of(value))))
  if (rotate !== 0) dict.set('Rotate', new PdfNumber(rotate))
  if (unit !== 1) dict.set('UserUnit', ExactNumber.of(unit))
  dict.set('Contents', new PdfArray(streamsOf(copy(contents, 'bytes'), contents)))
  dict.set('Resources', copy(resources, 'resources') ?? new PdfDict())
  const copiedGroup = copy(group, 'group')
  if (copiedGroup !== null) dict.set('Group', copiedGroup)
}

/** What a page is drawn with: one stream or several, or nothing on a blank page. */
function streamsOf(copied: PdfObject | null, from: PdfObject | undefined): PdfRef[] {
  if (from === undefined || from instanceof PdfNull) return []
  const streams = copied instanceof PdfArray ? [...copied] : [copied]
  return streams.map((stream) => {
    if (stream instanceof PdfRef) return stream
    throw damaged()
  })
}
