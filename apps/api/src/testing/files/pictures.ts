import sharp from 'sharp'

type Format = 'png' | 'jpeg' | 'webp'

/** A real picture of one colour and some noise, as a camera would send it. */
export async function aPicture(
  format: Format = 'png',
  { width = 64, height = 48, red = 200 } = {},
): Promise<Buffer> {
  const background = { r: red, g: 120, b: 40 }
  return sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'Secret place' } })
    .toFormat(format)
    .toBuffer()
}
