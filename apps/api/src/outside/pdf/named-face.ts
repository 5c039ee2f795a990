/** A font, and the name of its family under which a document asks for it. */
export interface NamedFace {
  readonly bytes: Buffer
  readonly family: string
}

const [familyId, groupedFamilyId] = [1, 16]
const unicodePlatforms: readonly number[] = [0, 3]

/**
 * Gives a font a family of its own, in place: the files of one package share a name, of which the compiler
 * would open one. The new name is as long as the old one (OpenType, « name » table).
 */
export function namedFace(bytes: Buffer, number: number): NamedFace {
  const table = tableAt(bytes, 'name')
  const strings = table + bytes.readUInt16BE(table + 4)
  const records = Array.from({ length: bytes.readUInt16BE(table + 2) }, (_, i) => {
    const at = table + 6 + i * 12
    return {
      isUnicode: unicodePlatforms.includes(bytes.readUInt16BE(at)),
      id: bytes.readUInt16BE(at + 6),
      length: bytes.readUInt16BE(at + 8),
      from: strings + bytes.readUInt16BE(at + 10),
    }
  })
  // The compiler reads the second where there is one.
  const read = records.some(({ id }) => id === groupedFamilyId) ? groupedFamilyId : familyId
  let family = ''
  for (const { id, isUnicode, length, from } of records) {
    if (id !== read) continue
    family = `Spare${String(number).padStart((isUnicode ? length / 2 : length) - 5, '0')}`
    const text = Buffer.from(family, isUnicode ? 'utf16le' : 'latin1')
    bytes.set(isUnicode ? text.swap16() : text, from)
  }
  return { bytes, family }
}

function tableAt(bytes: Buffer, tag: string): number {
  const tables = bytes.readUInt16BE(4)
  for (let i = 0; i < tables; i += 1) {
    const entry = 12 + i * 16
    if (bytes.toString('latin1', entry, entry + 4) === tag) return bytes.readUInt32BE(entry + 8)
  }
  throw new Error(`A font without its ${tag} table.`)
}
