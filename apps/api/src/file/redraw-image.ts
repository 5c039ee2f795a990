import type { MediaType } from '@renfort/domain/file/media-type.ts'
import { largestImagePixels } from '@renfort/domain/file/upload.ts'
import { refuse, RefusalError } from '../platform/http/refusal.ts'
import type Sharp from 'sharp'
import { turns } from './turns.ts'

/** The largest width and height of a stored picture; a smaller one keeps its size. */
export interface Box {
  readonly width: number
  readonly height: number
}

const loaders: Partial<Record<MediaType, { readonly format: string; readonly loader: string }>> = {
  'image/png': { format: 'png', loader: 'VipsForeignLoadPngBuffer' },
  'image/jpeg': { format: 'jpeg', loader: 'VipsForeignLoadJpegBuffer' },
  'image/webp': { format: 'webp', loader: 'VipsForeignLoadWebpBuffer' },
}
const longestSeconds = 10

// Decoding runs outside the event loop, two pictures at a time.
const inTurn = turns(2, 40)

let loaded: Promise<{ readonly default: typeof Sharp }> | null = null

/** The decoder, limited to PNG, JPEG and WebP. */
function loadSharp() {
  loaded ??= import('sharp').then((module) => {
    const { default: sharp } = module
    sharp.cache(false)
    sharp.concurrency(1)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: Object.values(loaders).map(({ loader }) => loader) })
    return module
  })
  return loaded
}

/**
 * Decodes a picture and encodes its pixels again: metadata, such as the place where it was taken,
 * and hidden data are dropped.
 */
export async function redrawImage(
  bytes: Buffer,
  mediaType: MediaType,
  box: Box,
): Promise<Uint8Array> {
  return inTurn(async () => {
    const { default: sharp } = await loadSharp()
    const image = sharp(bytes, { limitInputPixels: largestImagePixels, failOn: 'error' })
    try {
      const { format, width, height } = await image.metadata()
      if (format !== loaders[mediaType]?.format) throw refuse('errors.file.damaged')
      if (width * height > largestImagePixels) {
        throw refuse('errors.file.too_many_pixels', { max: largestImagePixels / 1_000_000 })
      }
      return await image
        .autoOrient()
        .resize({ ...box, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 86 })
        .timeout({ seconds: longestSeconds })
        .toBuffer()
    } catch (error) {
      throw error instanceof RefusalError ? error : refuse('errors.file.damaged')
    }
  })
}
