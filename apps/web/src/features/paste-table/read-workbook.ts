import { strFromU8, unzipSync, zipSync } from 'fflate'
import { type CellValue, readSheet } from 'read-excel-file/universal'

/** Far above a sheet of shifts or hours; a hostile file must not exhaust the memory of the browser. */
const limits = { unpackedBytes: 20_000_000, files: 500, rows: 20_000, columns: 200 }

/**
 * The cells of the first sheet of an `.xlsx` workbook, as texts. A formula gives the value that it
 * was saved with, and links to other workbooks are never followed. A day with midnight is a day alone,
 * unless midnight is a time there. `null` for what cannot be read, or is too large.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  hasMidnight = false,
): Promise<string[][] | null> {
  try {
    const files = unpacked(bytes)
    const isSmall = Object.entries(files).every(
      ([path, content]) => !path.startsWith('xl/worksheets/') || isSmallSheet(strFromU8(content)),
    )
    if (!isSmall) return null
    // Stored without compression: the library would start workers, which the content policy refuses.
    const archive = zipSync(files, { level: 0 })
    const rows = await readSheet(new Blob([archive.slice()]))
    return rows.map((row) => row.map((cell) => cellText(cell, hasMidnight)))
  } catch {
    return null
  }
}

/** The parts that hold cells. What an archive says of its sizes is checked before it is unpacked. */
function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0
  let count = 0
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.xml(\.rels)?$/.test(name)) return false
      total += originalSize
      count += 1
      if (total > limits.unpackedBytes || count > limits.files) throw new Error('too large')
      return true
    },
  })
}

/** The library fills each row up to the widest one, and each gap between two rows. */
function isSmallSheet(xml: string): boolean {
  if (xml.split(/<(?:\w+:)?row\b/).length - 1 > limits.rows) return false
  for (const [, letters = '', row] of xml.matchAll(/\br=["']([A-Z]*)(\d*)["']/g)) {
    if (columnNumber(letters) > limits.columns || Number(row) > limits.rows) return false
  }
  return true
}

/** 1 for A, 27 for AA. */
function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)
}

/** A cell as somebody would type it: a day, a time or both where it is formatted as one. */
function cellText(value: CellValue | null, hasMidnight: boolean): string {
  if (value === null) return ''
  if (!(value instanceof Date)) return String(value)
  // Excel counts days: a third of a minute may be lost.
  const [day = '', time = ''] = new Date(Math.round(value.getTime() / 60_000) * 60_000)
    .toISOString()
    .split('T')
  const clock = time.slice(0, 5)
  if (day < '1901') return clock
  return clock === '00:00' && !hasMidnight ? day : `${day} ${clock}`
}
