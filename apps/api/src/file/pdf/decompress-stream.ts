import { deflateSync, inflateSync, constants } from 'node:zlib'
import {
  PdfArray,
  PdfDict,
  PdfName,
  PdfNull,
  type PdfObject,
  PdfRef,
  PdfStream,
} from '@libpdf/core'
import { damaged } from './pdf-refusal.ts'
import { decompressLzw } from './decompress-lzw.ts'

/** Bytes that one stream, and all streams of a document, may hold once decompressed. */
const mostStreamBytes = 80 * 1_048_576
const mostDecompressedBytes = 256 * 1_048_576
const longestRowBytes = 1_048_576

export type Resolve = (ref: PdfRef) => PdfObject | null

export interface Step {
  readonly filter: string
  readonly parameters: PdfDict | undefined
}

/** At most so many bytes come out of one byte. Filters of pictures stay as they are. */
const growth: Readonly<Record<string, number>> = {
  ASCIIHexDecode: 1,
  ASCII85Decode: 4,
  RunLengthDecode: 64,
}

const decompressWithoutLimit = PdfStream.prototype.getDecodedData

let decompressedBytes = 0

/**
 * Runs a work during which the library decompresses no stream beyond the limits: it reads
 * cross-references and object streams by itself, whatever their size. One document at a time,
 * because each has its own thread.
 */
export async function withinLimits<T>(work: () => Promise<T>): Promise<T> {
  decompressedBytes = 0
  PdfStream.prototype.getDecodedData = function decompressForLibrary() {
    return stepsOf(this).reduce((bytes, step) => decompressForReading(bytes, step), this.data)
  }
  try {
    return await work()
  } finally {
    PdfStream.prototype.getDecodedData = decompressWithoutLimit
  }
}

/** The filters of a stream, in the order in which they are undone. */
export function stepsOf(stream: PdfStream, resolve?: Resolve): readonly Step[] {
  const names = listOf(stream.get('Filter', resolve))
  const parameters = listOf(stream.get('DecodeParms', resolve))
  return names.map((name, index) => {
    const filter = follow(name, resolve)
    if (!(filter instanceof PdfName)) throw damaged()
    const found = follow(parameters[index], resolve)
    return { filter: filter.value, parameters: found instanceof PdfDict ? found : undefined }
  })
}

function listOf(value: PdfObject | undefined): readonly PdfObject[] {
  if (value === undefined || value instanceof PdfNull) return []
  return value instanceof PdfArray ? [...value] : [value]
}

function follow(value: PdfObject | undefined, resolve?: Resolve): PdfObject | undefined {
  return value instanceof PdfRef ? (resolve?.(value) ?? undefined) : value
}

function decompressForReading(bytes: Uint8Array, { filter, parameters }: Step): Uint8Array {
  if (filter !== 'FlateDecode') return decompress(bytes, { filter, parameters })
  inflate(bytes)
  if (parameters !== undefined) checkRows(parameters)
  return decompressByLibrary(bytes, filter, parameters)
}

/** Refuses rows that a predictor could not work on: of no width they never end, long ones fill memory. */
export function checkRows(parameters: PdfDict): void {
  const bits =
    numberIn(parameters, 'Columns', 1) *
    numberIn(parameters, 'Colors', 1) *
    numberIn(parameters, 'BitsPerComponent', 8)
  if (!(bits >= 1 && bits <= longestRowBytes * 8)) throw damaged()
}

/** No number at all where something else stands: readers differ in what they make of that. */
export function numberIn(parameters: PdfDict, name: string, otherwise: number): number {
  if (!parameters.has(name)) return otherwise
  return parameters.getNumber(name)?.value ?? Number.NaN
}

/** The bytes before a filter was applied to them. */
export function decompress(bytes: Uint8Array, { filter, parameters }: Step): Uint8Array {
  const isPredicted = parameters !== undefined && numberIn(parameters, 'Predictor', 1) !== 1
  if (isPredicted) throw damaged()
  if (filter === 'FlateDecode') return inflate(bytes).decompressed
  if (filter === 'LZWDecode') {
    const isEarly = parameters === undefined || numberIn(parameters, 'EarlyChange', 1) !== 0
    const decompressed = decompressLzw(bytes, isEarly, mostNow())
    count(decompressed.length)
    return decompressed
  }
  const most = growth[filter]
  if (most === undefined) throw damaged()
  count(bytes.length * most)
  return decompressByLibrary(bytes, filter)
}

const mostNow = () => Math.min(mostStreamBytes, mostDecompressedBytes - decompressedBytes)

/** The decompressed bytes, and the compressed ones without what follows them. */
export function inflate(bytes: Uint8Array): { decompressed: Buffer; compressed: Uint8Array } {
  const maxOutputLength = mostNow()
  if (maxOutputLength <= 0) throw damaged()
  try {
    // Many programs leave out the end, which readers do without.
    const options = { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH, info: true } as const
    const { buffer, engine } = inflateSync(bytes, options) as unknown as Inflated
    count(buffer.length)
    return { decompressed: buffer, compressed: bytes.subarray(0, engine.bytesWritten) }
  } catch {
    // A stream beyond the limits is not tried again under another name.
    decompressedBytes += maxOutputLength
    throw damaged()
  }
}

interface Inflated {
  readonly buffer: Buffer
  readonly engine: { readonly bytesWritten: number }
}

export function deflate(bytes: Uint8Array): Uint8Array {
  return deflateSync(bytes)
}

function count(bytes: number): void {
  decompressedBytes += bytes
  if (bytes > mostStreamBytes || decompressedBytes > mostDecompressedBytes) throw damaged()
}

function decompressByLibrary(bytes: Uint8Array, filter: string, parameters?: PdfDict): Uint8Array {
  const stream = new PdfStream([['Filter', PdfName.of(filter)]], bytes)
  if (parameters !== undefined) stream.set('DecodeParms', parameters)
  return decompressWithoutLimit.call(stream)
}
