import type { PdfDict, PdfStream } from '@libpdf/core'
import { checkPackedSize, checkPicturesWithin, checkSize } from './picture-size.ts'
import {
  checkRows,
  deflate,
  inflate,
  numberIn,
  type Resolve,
  type Step,
  stepsOf,
  unpack,
} from './unpack-stream.ts'

export interface Packed {
  readonly bytes: Uint8Array
  readonly filter: string
  readonly parameters: PdfDict | undefined
}

const pictureFilters = new Set(['DCTDecode', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode'])

/**
 * The content of a stream compressed by one filter, decompressed once to know its size. Bytes after
 * the compressed content are dropped; pixels stay in their own filter.
 */
export function repacked(stream: PdfStream, resolve: Resolve): Packed {
  const steps = [...stepsOf(stream, resolve)]
  const last = steps.at(-1)
  const isPicture = last !== undefined && pictureFilters.has(last.filter)
  const isPacked = last?.filter === 'FlateDecode'
  if (isPicture || isPacked) steps.pop()
  const bytes = steps.reduce((left: Uint8Array, step) => unpack(left, step), stream.data)
  if (last !== undefined && isPicture) return picture(bytes, last)
  if (last?.parameters !== undefined && isPacked) checkRows(last.parameters)
  const isPixels = stream.getName('Subtype', resolve)?.value === 'Image'
  const inflated = isPacked ? inflate(bytes) : { unpacked: bytes, packed: deflate(bytes) }
  if (!isPixels) checkPicturesWithin(inflated.unpacked)
  return {
    bytes: inflated.packed,
    filter: 'FlateDecode',
    parameters: isPacked ? last?.parameters : undefined,
  }
}

function picture(bytes: Uint8Array, { filter, parameters }: Step): Packed {
  checkPackedSize(filter, bytes)
  if (filter === 'CCITTFaxDecode' && parameters !== undefined) {
    const height = Math.max(1, numberIn(parameters, 'Rows', 1))
    checkSize({ width: numberIn(parameters, 'Columns', 1728), height })
  }
  return { bytes, filter, parameters }
}
