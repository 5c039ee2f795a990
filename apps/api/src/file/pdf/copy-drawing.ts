import {
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNull,
  PdfNumber,
  type PdfObject,
  PdfRef,
  PdfStream,
  PdfString,
} from '@libpdf/core'
import { isOutside } from './active-parts.ts'
import { type DrawnPart, drawnParts } from './drawn-parts.ts'
import { recompressed } from './recompress-stream.ts'
import { active, damaged } from './pdf-refusal.ts'
import { checkSize } from './picture-size.ts'

const deepest = 60
const mostObjects = 15_000
/**
 * The most values and characters of texts: lists that contain each other many times would grow
 * without end.
 */
const mostValues = 1_000_000

/**
 * Copies what drawing a page takes from one document into another, and nothing else: `drawnParts`
 * says which entries. What a name or a number means stays with the page that uses it.
 */
export function drawingCopier(source: PDF, target: PDF) {
  const copies = new Map<string, PdfRef>()
  let values = 0
  const resolve = source.getObject.bind(source)

  function copy(value: PdfObject | undefined, part: DrawnPart, depth = 0): PdfObject | null {
    values += value instanceof PdfString ? 1 + value.bytes.length : 1
    if (depth > deepest || values > mostValues) throw damaged()
    if (value instanceof PdfRef) return copyReferred(value, part, depth + 1)
    if (value instanceof PdfArray) {
      return new PdfArray([...value].map((item) => copy(item, part, depth + 1) ?? PdfNull.instance))
    }
    if (value instanceof PdfDict)
      return isEmpty(part) ? null : fill(new PdfDict(), value, part, depth)
    if (value instanceof PdfNumber) return ExactNumber.of(value.value)
    return value === undefined || value instanceof PdfNull ? null : value
  }

  function copyReferred(ref: PdfRef, part: DrawnPart, depth: number): PdfObject | null {
    const key = `${ref.toString()} ${part}`
    const known = copies.get(key)
    if (known !== undefined) return known
    const object = source.getObject(ref)
    if (!(object instanceof PdfDict)) return copy(object ?? undefined, part, depth)
    const blank = object instanceof PdfStream ? copyStream(object, part, depth) : new PdfDict()
    if (blank === null || (isEmpty(part) && !(blank instanceof PdfStream))) return null
    // Known before it is filled: a drawing may name itself among its own resources.
    const copied = target.register(blank)
    copies.set(key, copied)
    if (copies.size > mostObjects) throw damaged()
    fill(blank, object, part, depth)
    return copied
  }

  function copyStream(stream: PdfStream, part: DrawnPart, depth: number): PdfStream | null {
    if (isOutside(stream)) throw active()
    // The entries of a list have any name, also one of those that say how a stream is compressed.
    if ('*' in drawnParts[part]) return null
    const subtype = stream.getName('Subtype', resolve)?.value
    if (part === 'picture' && subtype !== 'Image' && subtype !== 'Form') return null
    if (part === 'picture' && subtype === 'Image') {
      const side = (name: string) => stream.getNumber(name, resolve)?.value ?? 0
      checkSize({ width: side('Width'), height: side('Height') })
    }
    const { bytes, filter, parameters } = recompressed(stream, resolve)
    const copied = new PdfStream([['Filter', PdfName.of(filter)]], bytes)
    const kept = parameters === undefined ? null : copy(parameters, 'parameters', depth + 1)
    if (kept !== null) copied.set('DecodeParms', kept)
    return copied
  }

  function fill<T extends PdfDict>(into: T, from: PdfDict, part: DrawnPart, depth: number): T {
    const entries: Readonly<Record<string, DrawnPart>> = drawnParts[part]
    for (const [{ value: name }, value] of from) {
      const entry = Object.hasOwn(entries, name) ? entries[name] : entries['*']
      const copied = entry === undefined ? null : copy(value, entry, depth + 1)
      if (copied !== null) into.set(name, copied)
    }
    return into
  }

  return copy
}

const isEmpty = (part: DrawnPart) => Object.keys(drawnParts[part]).length === 0

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
