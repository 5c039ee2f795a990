import { damaged } from './pdf-refusal.ts'

const clear = 256
const end = 257
const longestCodeBits = 12

/** Undoes LZW, as documents of another age have it, into so many bytes at most. */
export function decompressLzw(
  compressed: Uint8Array,
  isEarly: boolean,
  mostBytes: number,
): Uint8Array {
  const out: Uint8Array[] = []
  const known: Uint8Array[] = Array.from({ length: 258 }, (_, code) => Uint8Array.of(code))
  let [bits, held, codeBits, length] = [0, 0, 9, 0]
  let previous: Uint8Array | null = null
  for (const byte of compressed) {
    bits = (bits << 8) | byte
    held += 8
    if (held < codeBits) continue
    held -= codeBits
    const code = bits >> held
    bits &= (1 << held) - 1
    if (code === end) break
    if (code === clear) {
      known.length = 258
      codeBits = 9
      previous = null
      continue
    }
    const text: Uint8Array | undefined = known[code] ?? repeated(previous, code === known.length)
    if (text === undefined) throw damaged()
    length += text.length
    if (length > mostBytes) throw damaged()
    out.push(text)
    if (previous !== null && known.length < 4096) known.push(joined(previous, text[0] ?? 0))
    previous = text
    const next = known.length + (isEarly ? 1 : 0)
    codeBits = next >= 2048 ? longestCodeBits : next >= 1024 ? 11 : next >= 512 ? 10 : 9
  }
  return Buffer.concat(out, length)
}

/** A code that is only being made stands for what came before and its first byte. */
function repeated(previous: Uint8Array | null, isNext: boolean): Uint8Array | undefined {
  return previous === null || !isNext ? undefined : joined(previous, previous[0] ?? 0)
}

function joined(text: Uint8Array, byte: number): Uint8Array {
  const longer = new Uint8Array(text.length + 1)
  longer.set(text)
  longer[text.length] = byte
  return longer
}
