export const mediaTypes = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] as const
export type MediaType = (typeof mediaTypes)[number]

type Signature = readonly (readonly [offset: number, bytes: readonly number[]])[]

const ascii = (text: string) => Array.from(text, (sign) => sign.charCodeAt(0))

const signatures: Readonly<Record<MediaType, Signature>> = {
  'image/png': [
    [0, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]],
    [12, ascii('IHDR')],
  ],
  'image/jpeg': [[0, [0xff, 0xd8, 0xff]]],
  'image/webp': [
    [0, ascii('RIFF')],
    [8, ascii('WEBPVP8')],
  ],
  // PDF readers accept it anywhere in the first kilobyte; here nothing may stand before it.
  'application/pdf': [[0, ascii('%PDF-')]],
}

/** The kind of a file by its first bytes; `null` for a kind that the product does not accept. */
export function mediaTypeOf(file: Uint8Array): MediaType | null {
  const matches = (signature: Signature) =>
    signature.every(([offset, bytes]) =>
      bytes.every((byte, index) => file[offset + index] === byte),
    )
  return mediaTypes.find((mediaType) => matches(signatures[mediaType])) ?? null
}
