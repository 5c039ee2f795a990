import { importLines } from '@renfort/domain/attendance/import/import-lines.ts'
import { readImportRow } from '@renfort/domain/attendance/import/import-row.ts'
import { readImportTable } from '@renfort/domain/attendance/import/import-table.ts'
import { dateOfDay, dayNumberOf, isoDate, timeOfMinute } from '@renfort/domain/kernel/calendar.ts'
import { timeZones } from '@renfort/domain/kernel/place-time.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shownCell } from './imported-lines.ts'

const today = isoDate('2027-06-01')
const [first, last] = [dayNumberOf(isoDate('2000-01-01')), dayNumberOf(isoDate('2099-12-31'))]
const sider = '0b0d4a3e-7f5f-4f0a-9a3c-1d2e3f405060'

/** The ways in which programs write a day and a time, each without ambiguity. */
const forms = [
  (date: string, time: string) => `${date} ${time}`,
  (date: string, time: string) => `${date}T${time}:00`,
  (date: string, time: string) => `${date.split('-').toReversed().join('/')} à ${time}`,
  (date: string, time: string) => `${date}T${time}:00Z`,
  (date: string, time: string) => `${date}T${time}-05:00`,
]

const anyMoment = fc
  .record({
    day: fc.integer({ min: first, max: last - 2 }),
    minute: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 1, max: 1440 }),
    form: fc.constantFrom(...forms),
  })
  .map(({ day, minute, length, form }) => {
    const said = (at: number) =>
      form(dateOfDay(day + Math.floor(at / 1440)), timeOfMinute(at % 1440))
    return [sider, said(minute), said(minute + length), '0']
  })

it.each(['fr', 'en'] as const)(
  'TS-46 what a cell of hours shows is read back as what the file says, in %s',
  (locale) => {
    fc.assert(
      fc.property(anyMoment, fc.constantFrom(...timeZones), (line, zone) => {
        const source = [['siderId', 'startDate', 'endDate', 'breakDuration'], line]
        const table = readImportTable(source, {}, today)
        const [{ cells } = { cells: {} }] = importLines(source, table, today)
        const shown = Object.fromEntries(
          Object.entries(cells).map(([column, cell]) => [column, shownCell(String(cell), locale)]),
        )
        expect(readImportRow(shown, today, zone)).toEqual(readImportRow(cells, today, zone))
      }),
      { numRuns: 300 },
    )
  },
)

it.each([
  ['2026-12-07 09:00', '07/12/2026 09:00'],
  ['2026-12-07T08:00:00Z', '07/12/2026 08:00Z'],
  ['2026-12-06T23:30:00.000+04:00', '06/12/2026 23:30+04:00'],
  ['2026-02-30 09:00', '2026-02-30 09:00'],
  ['9h99', '9h99'],
])('TS-46 a cell of %s shows %s', (cell, shown) => {
  expect(shownCell(cell, 'fr')).toBe(shown)
})
