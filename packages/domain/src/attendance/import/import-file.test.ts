import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDate } from '../../kernel/calendar.ts'
import { parisZone } from '../../kernel/place-time.ts'
import { type ImportCells, readImportRow } from './import-row.ts'
import { importCategories } from './import-columns.ts'
import { meetingsOf } from './import-duplicates.ts'
import { importErrors, isProblem, readImport } from './import-file.ts'

const nora = '0b0d4a3e-7f5f-4f0a-9a3c-1d2e3f405060'
const today = isoDate('2026-12-20')
const samir = '1b0d4a3e-7f5f-4f0a-9a3c-1d2e3f405060'
const line = {
  siderId: nora,
  startDate: '2026-12-07 09:00',
  endDate: '2026-12-07 17:00',
  breakDuration: '30',
}

/** What is wrong with a line, and where. */
function problemOf(change: ImportCells): string {
  const read = readImportRow({ ...line, ...change }, today, parisZone)
  return isProblem(read) ? `${read.category} ${read.column}` : 'none'
}

describe('a line of a file of hours', () => {
  it('TS-43 says who worked from when to when, with how long a break', () => {
    expect(readImportRow(line, today, parisZone)).toEqual({
      siderId: nora,
      startMinute: Date.parse('2026-12-07T08:00:00Z') / 60_000,
      endMinute: Date.parse('2026-12-07T16:00:00Z') / 60_000,
      breakMinutes: 30,
    })
  })

  it.each<[string, ImportCells, string]>([
    ['an id in capitals, white space around', { siderId: ` ${nora.toUpperCase()} ` }, 'none'],
    ['C-34 no break', { breakDuration: '0' }, 'none'],
    ['a break as a number', { breakDuration: 45 }, 'none'],
    ['a break as a clock shows it', { breakDuration: '0:30' }, 'none'],
    ['a break with its seconds', { breakDuration: '00:30:00' }, 'none'],
    ['a break with its unit', { breakDuration: '30 min' }, 'none'],
    ['a year of two digits', { startDate: '07/12/26 09:00', endDate: '07/12/26 17:00' }, 'none'],
    ['an end at 24:00', { endDate: '2026-12-07 24:00' }, 'none'],
    ['a start at 24:00', { startDate: '2026-12-06 24:00' }, 'format startDate'],
    ['a night', { startDate: '2026-12-07 22:00', endDate: '2026-12-08 06:00' }, 'none'],
    ['24 hours', { endDate: '2026-12-08 09:00' }, 'none'],
    ['a column that is not there', { endDate: undefined }, 'column endDate'],
    ['no column at all', { siderId: undefined, startDate: '' }, 'column siderId'],
    ['an empty cell', { startDate: ' ' }, 'empty startDate'],
    ['nothing', { breakDuration: null }, 'empty breakDuration'],
    ['a day alone', { startDate: '2026-12-07' }, 'format startDate'],
    ['a formula', { endDate: '=A1+1' }, 'format endDate'],
    ['C-34 a negative break', { breakDuration: '-30' }, 'format breakDuration'],
    ['C-34 a break with decimals', { breakDuration: '30.5' }, 'format breakDuration'],
    ['a break with decimals as a number', { breakDuration: 0.5 }, 'format breakDuration'],
    ['a formula as a break', { breakDuration: '=30' }, 'format breakDuration'],
    ['a break as long as the work', { breakDuration: '480' }, 'format breakDuration'],
    ['more than 24 hours', { endDate: '2026-12-08 09:01' }, 'format endDate'],
    ['a text that is neither an id nor a number', { siderId: 'n'.repeat(31) }, 'siderId siderId'],
    ['a formula as an id', { siderId: '=HYPERLINK("https://a.test";"a")' }, 'siderId siderId'],
    ['an end at the start', { endDate: line.startDate }, 'endBeforeStart endDate'],
    ['an end before the start', { endDate: '2026-12-07 08:59' }, 'endBeforeStart endDate'],
  ])('TS-44 %s', (_, change, expected) => {
    expect(problemOf(change)).toBe(expected)
  })

  it.each<[string, ImportCells, number]>([
    // 22:00 to 06:00 is an hour shorter in spring and an hour longer in autumn.
    ['spring', { startDate: '2026-03-28 22:00', endDate: '2026-03-29 06:00' }, 7],
    ['autumn', { startDate: '2026-10-24 22:00', endDate: '2026-10-25 06:00' }, 9],
  ])('TS-43 counts the real hours of the night of %s', (_, change, hours) => {
    const read = readImportRow({ ...line, ...change }, today, parisZone)
    expect(isProblem(read) ? null : read.endMinute - read.startMinute).toBe(hours * 60)
  })
})

describe('a file of hours', () => {
  const at = (startDate: string, endDate: string, siderId = nora) => {
    return {
      siderId,
      startDate: `2026-12-07 ${startDate}`,
      endDate: `2026-12-07 ${endDate}`,
      breakDuration: '0',
    }
  }

  it.each([
    ['twice the same: the second one', [at('09:00', '12:00'), at('09:00', '12:00')], [1]],
    ['the same of two Siders', [at('09:00', '12:00'), at('09:00', '12:00', samir)], []],
    ['one after the other', [at('09:00', '12:00'), at('12:00', '15:00')], []],
    ['two that contradict each other', [at('09:00', '12:00'), at('09:00', '13:00')], [0, 1]],
    [
      'all that share a time, in whatever order',
      [at('14:00', '15:00'), at('10:00', '11:00'), at('08:00', '18:00'), at('18:00', '19:00')],
      [0, 1, 2],
    ],
    [
      'other breaks of the same hours',
      [at('09:00', '12:00'), { ...at('09:00', '12:00'), breakDuration: '20' }],
      [0, 1],
    ],
  ])('TS-44 fileAttDuplicate: %s', (_, rows, expected) => {
    expect(importErrors(readImport(rows, today, parisZone))).toEqual(
      expected.length === 0 ? [] : [{ category: 'fileAttDuplicate', rows: expected }],
    )
  })

  it('TS-44 tells of a line which other one of its Sider it meets', () => {
    const rows = [
      at('09:00', '12:00'),
      at('09:00', '12:00', samir),
      at('12:00', '14:00'),
      at('13:00', '15:00'),
      at('13:00', '15:00'),
      at('16:00', '17:00'),
    ].map((cells) => readImportRow(cells, today, parisZone))
    const hours = rows.map((row) => (isProblem(row) ? null : row))
    expect([...meetingsOf([0, 1, 2, 3, 4, 5], hours)]).toEqual([
      [0, { kind: 'touches', row: 2 }],
      [2, { kind: 'overlaps', row: 3 }],
      [3, { kind: 'overlaps', row: 2 }],
      [4, { kind: 'overlaps', row: 2 }],
    ])
  })

  it('TS-44 TS-45 groups the places of its problems by category, counted from 0', () => {
    const found = importErrors(
      readImport(
        [
          line,
          { ...line, endDate: 'x' },
          { ...line, siderId: 'x'.repeat(31) },
          {},
          { ...line, endDate: '' },
          { ...line, startDate: 'x' },
          { ...line, endDate: '2026-12-06 09:00' },
          line,
        ],
        today,
        parisZone,
      ),
    )
    expect(found).toEqual([
      { category: 'column', rows: [3] },
      { category: 'empty', rows: [4] },
      { category: 'format', rows: [1, 5] },
      { category: 'siderId', rows: [2] },
      { category: 'endBeforeStart', rows: [6] },
      { category: 'fileAttDuplicate', rows: [7] },
    ])
  })

  it('TS-44 no two accepted lines overlap for a Sider, and each refused line has one problem', () => {
    const anyRow = fc.record({ start: fc.nat(600), length: fc.integer({ min: 1, max: 300 }) })
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 12 }), (times) => {
        const rows = times.map(({ start, length }) => at(clockOf(start), clockOf(start + length)))
        const read = readImport(rows, today, parisZone)
        const kept = read.flatMap((row) => (isProblem(row) ? [] : [row]))
        for (const one of kept) {
          const others = kept.filter((other) => other !== one)
          const shares = others.some(
            (other) => other.startMinute < one.endMinute && one.startMinute < other.endMinute,
          )
          expect(shares).toBe(false)
        }
        const listed = importErrors(read).flatMap((group) => group.rows)
        expect(new Set(listed).size).toBe(listed.length)
        expect(listed.length + kept.length).toBe(rows.length)
        // A line is refused only when another line shares its time.
        expect(listed.length === 0 || rows.length > 1).toBe(true)
      }),
    )
  })

  it('TS-44 has eight categories', () => {
    expect(importCategories).toHaveLength(8)
  })
})

function clockOf(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60]
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
