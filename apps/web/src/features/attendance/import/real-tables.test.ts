/// <reference types="vite/client" />
import { parisZone } from '@renfort/domain/kernel/place-time.ts'
import { importLines } from '@renfort/domain/attendance/import/import-lines.ts'
import { type ImportCells, readImportRow } from '@renfort/domain/attendance/import/import-row.ts'
import { readImportTable } from '@renfort/domain/attendance/import/import-table.ts'
import {
  epochMinuteOf,
  type Instant,
  instant,
  instantOfMinute,
  isoDate,
  localInParis,
} from '@renfort/domain/kernel/calendar.ts'
import { readPastedTable } from '@renfort/domain/kernel/pasted-table.ts'
import { shiftLines, shiftPasteRules } from '@renfort/domain/shift/pasted-shifts.ts'
import { readShiftLine } from '@renfort/domain/shift/shift-line/read-shift-line.ts'
import { type ShiftCells, typedShift } from '@renfort/domain/shift/typed-shift.ts'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readTable } from '../../paste-table/read-table.ts'
import { readHoursFile } from './read-hours-file.ts'
import { inParis } from '@renfort/domain/testing/in-paris.ts'

/** When the hours of the shapes are sent, and when the same shifts are ordered. */
const after = isoDate('2026-12-20')
const before = isoDate('2026-11-20')

interface Shape {
  readonly name: string
  readonly table: string
  /** « 2026-12-07 09:00 | 2026-12-07 17:00 | 30 », each line. */
  readonly expected: readonly string[]
}

const files = import.meta.glob<string>('./fixtures/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const shapes: readonly Shape[] = Object.entries(files).flatMap(([path, content]) =>
  content
    .split(/^== /m)
    .slice(1)
    .map((block) => {
      const [head = '', expected = ''] = block.split(/^--\n/m)
      const [title = '', ...table] = head.split('\n')
      const tool = path.slice(path.lastIndexOf('/') + 1, -'.txt'.length)
      return {
        name: `${tool}: ${title}`,
        table: table.join('\n'),
        expected: expected.trim().split('\n'),
      }
    }),
)

async function hoursOf(file: Blob): Promise<readonly ImportCells[]> {
  const read = await readHoursFile(file)
  if ('problem' in read) throw new Error(read.problem)
  return importLines(read.lines, readImportTable(read.lines, {}, after), after).map(
    ({ cells }) => cells,
  )
}

const said = ({ startDate, endDate, breakDuration }: ImportCells) =>
  `${startDate} | ${endDate} | ${breakDuration}`

function utf16(text: string): Blob {
  const units = Uint16Array.from(`\ufeff${text}`, (sign) => sign.charCodeAt(0))
  return new Blob([units])
}

/** A workbook whose first sheet holds some cells as texts. */
function workbookOf(lines: readonly (readonly string[])[]): Blob {
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const rows = lines.map((cells, row) => {
    const texts = cells.map(
      (cell, at) =>
        `<c r="${String.fromCharCode(65 + at)}${row + 1}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`,
    )
    return `<row r="${row + 1}">${texts.join('')}</row>`
  })
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Heures" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
  }
  const zipped = Object.entries(parts).map(([path, part]) => [path, strToU8(part)])
  return new Blob([zipSync(Object.fromEntries(zipped)).slice()])
}

interface Times {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly breakMinutes: number
}

/** The same words, whether the times are texts or moments. */
function written({ startsAt, endsAt, breakMinutes }: Times): string {
  const text = (at: Instant) => `${localInParis(at).date} ${localInParis(at).time}`
  return `${text(startsAt)} | ${text(endsAt)} | ${breakMinutes}`
}

/** What the lines of a shape come to, with moments that name their zone on a Paris clock. */
function onParisClock(expected: readonly string[]): string[] {
  return expected.map((line) => {
    const [startDate, endDate, breakDuration] = line.split(' | ')
    const siderId = '0b0d4a3e-7f5f-4f0a-9a3c-1d2e3f405060'
    const read = readImportRow({ siderId, startDate, endDate, breakDuration }, after, parisZone)
    if ('category' in read) throw new Error(`${line}: ${read.category}`)
    return written({
      startsAt: instantOfMinute(read.startMinute),
      endsAt: instantOfMinute(read.endMinute),
      breakMinutes: read.breakMinutes,
    })
  })
}

function shiftCellsOf(table: string) {
  const lines = readTable(table)
  return shiftLines(lines, readPastedTable(lines, shiftPasteRules(before)), before, 'Europe/Paris')
}

/** The shifts of a pasted line that follow each other on one day, as one presence. */
function asOne(shifts: readonly Times[], count: number): readonly Times[] {
  if (shifts.length === count) return shifts
  const [first, last] = [shifts[0], shifts.at(-1)]
  if (count !== 1 || first === undefined || last === undefined) return shifts
  const gap = epochMinuteOf(last.startsAt) - epochMinuteOf(first.endsAt)
  return [{ ...first, endsAt: last.endsAt, breakMinutes: gap }]
}

/** A table without the columns that only hours have: a shift needs no absence. */
const isOfHours = (table: string) => /;Absence\n/.test(table)
/** What only spreadsheets and payroll programs write, and no sentence contains. */
const isSayable = ({ date, start, end, break: rest }: ShiftCells) =>
  /^(\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d\d-\d\d|[^-]*[a-zéû]{3}[^-]*\d[^-]*)$/u.test(date) &&
  [start, end].every((time) =>
    /^\d{1,2}( ?h ?(\d\d)?|:\d\d| ?[ap]\.?m\.?|:\d\d ?[AP]M)$/.test(time),
  ) &&
  !rest.startsWith('PT')

it('TS-42 TS-43 the corpus holds at least sixty shapes', () => {
  expect(shapes.length).toBeGreaterThanOrEqual(60)
  expect(new Set(shapes.map(({ name }) => name)).size).toBe(shapes.length)
})

describe('a real shape', () => {
  it.each(shapes)('TS-42 TS-43 as a CSV file: $name', async ({ table, expected }) => {
    expect((await hoursOf(new Blob([table]))).map(said)).toEqual(expected)
  })

  it.each(shapes)('TS-42 TS-43 as « Texte Unicode »: $name', async ({ table, expected }) => {
    expect((await hoursOf(utf16(table))).map(said)).toEqual(expected)
  })

  it.each(shapes)('TS-42 TS-43 as a workbook: $name', async ({ table, expected }) => {
    expect((await hoursOf(workbookOf(readTable(table)))).map(said)).toEqual(expected)
  })

  it.each(shapes.filter(({ table }) => !isOfHours(table)))(
    'SHIFT-09 pasted into the shifts: $name',
    ({ table, expected }) => {
      const rules = { ...inParis, now: instant(`${before}T08:00:00Z`), insider: false }
      const drafts = shiftCellsOf(table).map((cells) => typedShift(cells, rules).draft)
      const read = drafts.filter((draft) => draft !== null)
      expect(read).toHaveLength(drafts.length)
      expect(asOne(read, expected.length).map(written)).toEqual(onParisClock(expected))
    },
  )

  it('SHIFT-09 said in one line: each day, time and break that a sentence may hold', () => {
    const sayable = shapes
      .filter(({ table }) => !isOfHours(table))
      .flatMap(({ table }) => shiftCellsOf(table))
      .filter(isSayable)
    expect(sayable.length).toBeGreaterThan(30)
    const rules = { ...inParis, now: instant(`${before}T08:00:00Z`), insider: false }
    const texts = sayable.map((cells) => {
      const hasNone = /^\D*$/.test(cells.break)
      const pause = hasNone ? 'sans pause' : `pause ${cells.break}`
      return `${cells.date} ${cells.start}-${cells.end} ${pause}`
    })
    const inCells = sayable.map((cells) => typedShift(cells, rules).draft)
    const inWords = texts.map(
      (text) => readShiftLine(text, { ...inParis, today: before, locale: 'fr' }).shifts,
    )
    expect(texts.map((text, at) => [text, inWords[at]?.map(written)])).toEqual(
      texts.map((text, at) => [
        text,
        [inCells[at] ?? null].flatMap((one) => one ?? []).map(written),
      ]),
    )
  })
})
