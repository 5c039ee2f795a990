import { inflateSync } from 'node:zlib'
import type { ErrorKey } from '@renfort/domain/errors.ts'
import { mostPdfPages } from '@renfort/domain/file/upload.ts'
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from 'pdf-lib'

export type RewrittenPdf =
  | { readonly bytes: Uint8Array }
  | { readonly refusal: ErrorKey; readonly params?: Readonly<Record<string, number>> }

/** Names of objects that run an action, attach a file or open an address. */
const active = new Set(
  (
    'JS JavaScript Launch EmbeddedFile EmbeddedFiles EF AF RichMedia RichMediaContent XFA ImportData ' +
    'SubmitForm ResetForm GoToE GoToR Rendition Movie Sound 3D AA Encrypt'
  )
    .split(' ')
    .map((name) => `/${name}`),
)
/** Bytes that compressed objects may hold once unpacked. */
const mostUnpackedBytes = 64 * 1_048_576

/**
 * Reads every object of a document and writes a new document from them. Only objects that were
 * checked are stored: earlier versions, second tables and data before or after the document are
 * dropped.
 */
export async function rewritePdf(bytes: Uint8Array): Promise<RewrittenPdf> {
  if (!unpacksWithin(bytes, mostUnpackedBytes)) return { refusal: 'errors.file.damaged' }
  try {
    const document = await PDFDocument.load(bytes, {
      throwOnInvalidObject: true,
      ignoreEncryption: true,
      updateMetadata: false,
    })
    if (document.isEncrypted) return { refusal: 'errors.file.active_content' }
    const objects = document.context.enumerateIndirectObjects().map(([, object]) => object)
    if (objects.some(isActive)) return { refusal: 'errors.file.active_content' }
    const pages = document.getPageCount()
    if (pages === 0) return { refusal: 'errors.file.damaged' }
    if (pages > mostPdfPages) {
      return { refusal: 'errors.file.too_many_pages', params: { max: mostPdfPages } }
    }
    return { bytes: await document.save({ useObjectStreams: false, addDefaultPage: false }) }
  } catch {
    return { refusal: 'errors.file.damaged' }
  }
}

/** Whether an object, or one inside it, has one of the active names. */
function isActive(object: PDFObject): boolean {
  const waiting: PDFObject[] = [object]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next instanceof PDFName && active.has(next.toString())) return true
    if (next instanceof PDFStream) waiting.push(next.dict)
    if (next instanceof PDFArray) waiting.push(...next.asArray())
    if (next instanceof PDFDict) {
      for (const [name, value] of next.entries()) waiting.push(name, value)
    }
  }
  return false
}

/** The library unpacks compressed objects in memory, so their unpacked size is measured first. */
function unpacksWithin(bytes: Uint8Array, most: number): boolean {
  const text = Buffer.from(bytes).toString('latin1')
  let left = most
  for (const { index } of text.matchAll(/stream\r?\n/g)) {
    const head = text.slice(Math.max(0, text.lastIndexOf('obj', index)), index)
    // The names of a dictionary may be written in hexadecimal: `#` stands for any of them.
    if (!/ObjStm|XRef|#/.test(head)) continue
    const start = text.indexOf('\n', index) + 1
    try {
      left -= inflateSync(bytes.subarray(start), { maxOutputLength: left }).length
    } catch (error) {
      if (error instanceof RangeError) return false
    }
    if (left <= 0) return false
  }
  return true
}
