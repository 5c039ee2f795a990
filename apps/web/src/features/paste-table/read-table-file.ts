import { strFromU8, unzipSync, zipSync } from 'fflate'
import Papa from 'papaparse'
import { type CellValue, readSheet } from 'read-excel-file/universal'
import { maxTableFileMegabytes, type TableFileProblem } from './read-table.ts'

/** One table of a file: a CSV file, or a visible sheet of a workbook by its name. */
export interface FileTable {
  readonly name: string
  readonly text: string
}

type ReadTableFile =
  | {
      /** The first table. */
      readonly text: string
      /** Every table that is not empty, at least one. */
      readonly tables: readonly FileTable[]
    }
  | { readonly problem: TableFileProblem }

/** The texts of the tables of a file: the visible sheets of an Excel workbook, or a CSV file. */
export async function readTableFile(file: Blob, hasMidnight = false): Promise<ReadTableFile> {
  if (file.size > maxTableFileMegabytes * 1_048_576) return { problem: 'size' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isZip(bytes)) {
    const sheets = await readWorkbook(bytes, hasMidnight)
    if (sheets === null) return { problem: 'content' }
    return tablesOf(
      sheets.map(({ name, rows }) => ({
        name,
        text: Papa.unparse(
          rows.map((row) => [...row]),
          { delimiter: '\t' },
        ),
      })),
    )
  }
  const text = decoded(bytes)
  return text.includes('\0') ? { problem: 'content' } : tablesOf([{ name: '', text }])
}

function tablesOf(all: readonly FileTable[]): ReadTableFile {
  const written = all.filter(({ text }) => text.trim() !== '')
  const tables = written.length > 0 ? written : all
  return { text: tables[0]?.text ?? '', tables }
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

/** UTF-16 by its mark (« Texte Unicode » of Excel); else UTF-8, or the Windows-1252 of French spreadsheets. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Far above a sheet of shifts or hours; a hostile file must not exhaust the memory of the browser. */
const limits = { unpackedBytes: 20_000_000, files: 500, sheets: 20, rows: 20_000, columns: 200 }

/** A visible sheet of a workbook, with the texts of its cells. */
interface WorkbookSheet {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
}

/**
 * The visible sheets of an `.xlsx` workbook, in order. A formula gives its saved value, and links to other workbooks
 * are never followed. A date at midnight is a date without time, unless `hasMidnight`. `null` for a file that cannot
 * be read or is too large.
 */
async function readWorkbook(
  bytes: Uint8Array,
  hasMidnight = false,
): Promise<readonly WorkbookSheet[] | null> {
  try {
    const files = unpacked(bytes)
    const isSmall = Object.entries(files).every(
      ([path, content]) => !path.startsWith('xl/worksheets/') || isSmallSheet(strFromU8(content)),
    )
    if (!isSmall) return null
    // Stored without compression: the library would start workers, which the content policy refuses.
    const archive = zipSync(files, { level: 0 })
    const book = new Blob([archive.slice()])
    const { visible, epoch } = bookOf(files)
    const sheets: WorkbookSheet[] = []
    for (const { name, place } of visible.slice(0, limits.sheets)) {
      const rows = await readSheet(book, place).catch(() => null)
      // A sheet that is a chart has no cells.
      if (rows === null) continue
      const texts = rows.map((row) => row.map((cell) => cellText(cell, epoch, hasMidnight)))
      sheets.push({ name, rows: texts })
    }
    return sheets.length === 0 ? null : sheets
  } catch {
    return null
  }
}

/** The parts that hold cells. The declared sizes are checked before anything is unpacked. */
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

/**
 * The library fills each row up to the widest one, and each gap between two rows: a small file may become a large
 * table.
 */
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

/** The visible sheets, by their place from 1, and the day that counts as 0 (milliseconds since 1970). */
function bookOf(files: Record<string, Uint8Array>) {
  const book = strFromU8(files['xl/workbook.xml'] ?? new Uint8Array())
  const tags = [...book.matchAll(/<(?:\w+:)?sheet\b[^>]*>/g)].map(([tag]) => tag)
  const visible = tags.flatMap((tag, at) => {
    const isHidden = /\bstate=["'](?:hidden|veryHidden)["']/.test(tag)
    return isHidden ? [] : [{ name: nameIn(tag), place: at + 1 }]
  })
  const countsFrom1904 = /<(?:\w+:)?workbookPr\b[^>]*\bdate1904=["']1["']/.test(book)
  return { visible, epoch: countsFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30) }
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}

function nameIn(tag: string): string {
  const name = /\bname=(?:"([^"]*)"|'([^']*)')/.exec(tag)
  return (name?.[1] ?? name?.[2] ?? '').replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
}

const dayMinutes = 1440
/** Dates of the first year are durations: no hours date from then. */
const longestDuration = 366 * dayMinutes

/** A cell as somebody would type it: a day, a time, both, or a duration if the cell has that format. */
function cellText(value: CellValue | null, epoch: number, hasMidnight: boolean): string {
  if (value === null) return ''
  if (!(value instanceof Date)) return String(value)
  // Excel stores fractions of days: rounding removes an error of up to a third of a minute.
  const minutes = Math.round((value.getTime() - epoch) / 60_000)
  if (minutes < longestDuration) return hoursText(minutes)
  const [day = '', time = ''] = new Date(epoch + minutes * 60_000).toISOString().split('T')
  const clock = time.slice(0, 5)
  return clock === '00:00' && !hasMidnight ? day : `${day} ${clock}`
}

/** « 09:00 », or « 24:00 » for a duration of a whole day. */
function hoursText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}
