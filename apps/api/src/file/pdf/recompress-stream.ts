import type { PdfDict, PdfStream } from '@libpdf/core'
import { checkCompressedSize, checkPicturesWithin, checkSize } from './picture-size.ts'
import {
  checkRows,
  deflate,
  inflate,
  numberIn,
  type Resolve,
  type Step,
  stepsOf,
  decompress,
} from './decompress-stream.ts'

export interface CompressedStream {
  readonly bytes: Uint8Array
  readonly filter: string
  readonly parameters: PdfDict | undefined
}

const pictureFilters = new Set(['DCTDecode', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode'])

/**
 * The content of a stream compressed by one filter, decompressed once to know its size. Bytes after
 * the compressed content are dropped; pixels stay in their own filter.
 */
export function recompressed(stream: PdfStream, resolve: Resolve): CompressedStream {
  const steps = [...stepsOf(stream, resolve)]
  const last = steps.at(-1)
  const isPicture = last !== undefined && pictureFilters.has(last.filter)
  const isDeflated = last?.filter === 'FlateDecode'
  if (isPicture || isDeflated) steps.pop()
  const bytes = steps.reduce((left: Uint8Array, step) => decompress(left, step), stream.data)
  if (last !== undefined && isPicture) return picture(bytes, last)
  if (last?.parameters !== undefined && isDeflated) checkRows(last.parameters)
  const isPixels = stream.getName('Subtype', resolve)?.value === 'Image'
  const inflated = isDeflated ? inflate(bytes) : { decompressed: bytes, compressed: deflate(bytes) }
  if (!isPixels) checkPicturesWithin(inflated.decompressed)
  return {
    bytes: inflated.compressed,
    filter: 'FlateDecode',
    parameters: isDeflated ? last?.parameters : undefined,
  }
}

function picture(bytes: Uint8Array, { filter, parameters }: Step): CompressedStream {
  checkCompressedSize(filter, bytes)
  if (filter === 'CCITTFaxDecode' && parameters !== undefined) {
    const height = Math.max(1, numberIn(parameters, 'Rows', 1))
    checkSize({ width: numberIn(parameters, 'Columns', 1728), height })
  }
  return { bytes, filter, parameters }
}
