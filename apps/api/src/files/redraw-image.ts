import type { MediaType } from '@renfort/domain/file/media-type.ts'
import { largestImagePixels } from '@renfort/domain/file/upload.ts'
import { refuse, RefusalError } from '../platform/refusal.ts'
import type Sharp from 'sharp'
import { turns } from './turns.ts'

/** The box that a picture is made to fit into; it never grows. */
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

// Decoding runs beside the event loop, one picture on each of two threads.
const inTurn = turns(2, 40)

let loaded: Promise<{ readonly default: typeof Sharp }> | null = null

/** The decoder, which reads three kinds of picture and nothing else: no SVG, no TIFF, no PDF. */
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
 * Decodes a picture and draws it anew: what is stored is pixels that we wrote, without places,
 * names or anything hidden behind them.
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
