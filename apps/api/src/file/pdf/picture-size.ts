import { damaged } from './pdf-refusal.ts'

/** An A4 sheet scanned at 600 points an inch has 35 million pixels. */
const mostPixels = 50_000_000

interface Size {
  readonly width: number
  readonly height: number
}

/** Refuses a picture that becomes enormous when it is shown, whatever size its entry tells. */
export function checkSize({ width, height }: Size): void {
  const fits = width >= 1 && height >= 1 && width * height <= mostPixels
  if (!fits) throw damaged()
}

/** Refuses compressed pixels whose real size is too large, or cannot be found. */
export function checkCompressedSize(filter: string, bytes: Uint8Array): void {
  const sizesOf = sizes[filter]
  if (sizesOf === undefined) return
  const found = sizesOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  if (found.length === 0) throw damaged()
  for (const size of found) checkSize(size)
}

/** Refuses a drawing that holds such a picture itself, between its operators. */
export function checkPicturesWithin(drawing: Uint8Array): void {
  const text = Buffer.from(drawing.buffer, drawing.byteOffset, drawing.length).toString('latin1')
  for (const [, entries = ''] of text.matchAll(/\bBI\s([^]{0,400}?)\sID\s/g)) {
    // Any sign of a name may be written in hexadecimal.
    const read = entries.replaceAll(/#([0-9a-f]{2})/gi, (_all, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    const width = Number(/\/W(?:idth)?\s*(\d+)/.exec(read)?.[1] ?? 1)
    const height = Number(/\/H(?:eight)?\s*(\d+)/.exec(read)?.[1] ?? 1)
    checkSize({ width, height })
  }
}

const sizes: Readonly<Record<string, (bytes: Buffer) => readonly Size[]>> = {
  DCTDecode: sizesOfJpeg,
  JPXDecode: sizesOfJpeg2000,
  JBIG2Decode: sizesOfJbig2,
}

/** Frames start with a marker C0 to CF, tables of Huffman (C4), JPG (C8) and arithmetic (CC) aside. */
function sizesOfJpeg(bytes: Buffer): readonly Size[] {
  const found: Size[] = []
  for (let at = 2; at + 9 < bytes.length;) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return found
    if (marker === 0xff) at += 1
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    else if (marker === 0xd9 || marker === 0xda) return found
    else {
      if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
        found.push({ height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) })
      }
      at += 2 + bytes.readUInt16BE(at + 2)
    }
  }
  return found
}

/** Every place that looks like the start of a code stream: readers differ in which one they take. */
function sizesOfJpeg2000(bytes: Buffer): readonly Size[] {
  const start = Buffer.from([0xff, 0x4f, 0xff, 0x51])
  const found: Size[] = []
  for (let at = bytes.indexOf(start); at !== -1; at = bytes.indexOf(start, at + 1)) {
    if (at + 24 > bytes.length) return []
    found.push({ width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) })
  }
  return found
}

/** The page, and each region of it, begins with its width and height. */
const jbig2Sized = new Set([4, 6, 7, 20, 22, 23, 36, 38, 39, 40, 42, 43, 48])

function sizesOfJbig2(bytes: Buffer): readonly Size[] {
  const found: Size[] = []
  for (let at = 0; at + 11 <= bytes.length;) {
    const number = bytes.readUInt32BE(at)
    const flags = bytes[at + 4] ?? 0
    const few = (bytes[at + 5] ?? 0) >> 5
    const many = few === 7 ? bytes.readUInt32BE(at + 5) & 0x1f_ff_ff_ff : few
    const numberBytes = number <= 256 ? 1 : number <= 65_536 ? 2 : 4
    at += few === 7 ? 9 + Math.ceil((many + 1) / 8) : 6
    at += many * numberBytes + ((flags & 0x40) === 0 ? 1 : 4)
    if (at + 4 > bytes.length) return []
    const length = bytes.readUInt32BE(at)
    at += 4
    if (jbig2Sized.has(flags & 0x3f)) {
      if (at + 8 > bytes.length) return []
      const height = bytes.readUInt32BE(at + 4)
      // A page of unknown height ends where its last stripe does.
      found.push({ width: bytes.readUInt32BE(at), height: height === 0xff_ff_ff_ff ? 1 : height })
    }
    at += length
  }
  return found
}
