import { dayNumberOf, isoDate } from '@renfort/domain/kernel/calendar.ts'
import type { ColumnKind, StreamedColumn } from './streamed-table.ts'
import type { TableCell } from './table-cell.ts'
import { styleOf } from './workbook-parts.ts'

export interface SheetPart {
  readonly rows: readonly (readonly TableCell[])[]
  readonly endsSheet: boolean
}

const head =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

const widths: Readonly<Record<ColumnKind, number>> = {
  text: 22,
  number: 12,
  money: 14,
  day: 12,
  duration: 11,
}

/** Characters of XML in one chunk. */
const longestPiece = 65_536

/** The XML of a sheet, in chunks as its pages come; the headings are frozen. */
export async function* sheetXml(
  columns: readonly StreamedColumn[],
  pages: AsyncIterable<SheetPart['rows']>,
): AsyncGenerator<string, void, undefined> {
  const letters = columns.map((_, index) => columnName(index))
  const cols = columns.map(
    ({ kind }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${widths[kind]}" customWidth="1"/>`,
  )
  const headings = columns.map(({ heading }, index) =>
    textCell(`${letters[index]}1`, heading, styleOf.heading),
  )
  yield `${head}<cols>${cols.join('')}</cols><sheetData><row r="1">${headings.join('')}</row>`
  let number = 1
  for await (const rows of pages) {
    let text = ''
    for (const row of rows) {
      number += 1
      let cells = ''
      for (const [index, { kind }] of columns.entries()) {
        cells += cellXml(`${letters[index]}${number}`, row[index] ?? null, kind)
      }
      text += `<row r="${number}">${cells}</row>`
      // Short texts are garbage as soon as they are compressed.
      if (text.length > longestPiece) {
        yield text
        text = ''
      }
    }
    yield text
  }
  yield '</sheetData></worksheet>'
}

function cellXml(reference: string, cell: TableCell, kind: ColumnKind): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string') {
    return kind === 'day' ? dayCell(reference, cell) : textCell(reference, cell, styleOf.text)
  }
  if (!Number.isFinite(cell)) throw new RangeError(`${cell} is no number of a table`)
  const value = kind === 'duration' ? cell / minutesOfDay : cell
  return `<c r="${reference}" s="${styleOf[kind]}"><v>${value}</v></c>`
}

const minutesOfDay = 1440
/** 1 January 1970 as a spreadsheet's day number. */
const firstDay = 25_569

function dayCell(reference: string, day: string): string {
  const value = dayNumberOf(isoDate(day)) + firstDay
  return `<c r="${reference}" s="${styleOf.day}"><v>${value}</v></c>`
}

function textCell(reference: string, text: string, style: number): string {
  // Plain style and trimmed spaces are the defaults of a sheet.
  const look = style === styleOf.text ? '' : ` s="${style}"`
  const space = /^\s|\s$|\s\s/.test(text) ? ' xml:space="preserve"' : ''
  return `<c r="${reference}"${look} t="inlineStr"><is><t${space}>${escaped(text)}</t></is></c>`
}

/** The most characters of a cell. */
const longestText = 32_767
const special = /[&<>\p{Cc}\uFFFE\uFFFF]/u

/** XML cannot contain most control characters or half a surrogate pair, so they are removed. */
function escaped(text: string): string {
  const whole = text.length > longestText ? text.slice(0, longestText) : text
  const safe = whole.isWellFormed() ? whole : whole.toWellFormed()
  if (!special.test(safe)) return safe
  return safe
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '')
}

/** A, B, … Z, AA, AB, … */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}
