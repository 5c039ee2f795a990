import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ExportedHours } from '../apps/api/src/attendance/export/exported-hours.ts'
import { linesTable } from '../apps/api/src/attendance/export/lines-table.ts'
import { csvChunks } from '../apps/api/src/platform/table-file/csv-chunks.ts'
import type { StreamedTable } from '../apps/api/src/platform/table-file/streamed-table.ts'
import { workbookStream } from '../apps/api/src/platform/table-file/workbook-stream.ts'
import { readHoursFile } from '../apps/web/src/features/attendance/import/read-hours-file.ts'
import { importLines } from '../packages/domain/src/attendance/import/import-lines.ts'
import {
  type ImportedHours,
  readImportRow,
} from '../packages/domain/src/attendance/import/import-row.ts'
import { readImportTable } from '../packages/domain/src/attendance/import/import-table.ts'
import {
  addDays,
  epochMinuteOf,
  instantOfMinute,
  isoDate,
} from '../packages/domain/src/kernel/calendar.ts'
import {
  dateAt,
  epochMinuteAt,
  parisZone,
  type TimeZone,
  timeZones,
  wallMinuteAt,
} from '../packages/domain/src/kernel/place-time.ts'

const today = isoDate('2027-06-01')
const spring = epochMinuteOf(instantOfMinute(Date.parse('2026-01-01T00:00:00Z') / 60_000))

interface Worked {
  readonly hours: ExportedHours
  readonly timeZone: TimeZone
  readonly said: ImportedHours
}

const words = fc.constantFrom(
  'Nora',
  'Léa « Lou »',
  '=1+1',
  "D'Arc; Jeanne",
  'a"b',
  '07/12/2026',
  '9h',
)

/** Hours in a year with its clock changes; one or two breaks, and a start up to a day from the plan. */
const anyHours: fc.Arbitrary<Worked> = fc
  .record({
    siderId: fc.uuid(),
    start: fc.integer({ min: 0, max: 365 * 1440 }),
    length: fc.integer({ min: 120, max: 1440 }),
    breaks: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
    beside: fc.integer({ min: -300, max: 300 }),
    isAbsence: fc.boolean(),
    name: words,
    timeZone: fc.constantFrom(...timeZones),
  })
  .filter(({ start, length, timeZone }) =>
    [start, start + length].every((at) => isSaidOnce(spring + at, timeZone)),
  )
  .map(({ siderId, start, length, breaks, beside, isAbsence, name, timeZone }) => {
    const startMinute = spring + start
    const endMinute = startMinute + length
    const startsAt = instantOfMinute(startMinute + beside)
    const rests = breaks.toSorted().map((at) => ({
      startDate: instantOfMinute(startMinute + at * 30),
      endDate: instantOfMinute(startMinute + at * 30 + 20),
    }))
    const retained = {
      startDate: instantOfMinute(startMinute),
      endDate: instantOfMinute(endMinute),
      breaks: rests,
    }
    const hours: ExportedHours = {
      row: {
        id: siderId.replaceAll('a', 'b'),
        missionId: siderId,
        organisationId: siderId,
        companyName: '',
        siderId,
        ownNumber: null,
        status: 'att.validated',
        startsAt,
        absenceJustification: isAbsence ? 'dayOff' : null,
        validatedAt: startsAt,
        paidAt: null,
        comment: name,
        firstName: name,
        lastName: name,
        missionName: name,
        jobTitleId: 'unknown',
        timeZone,
        managerId: null,
        managerFirstName: null,
        managerLastName: null,
        history: [],
        clockings: null,
      },
      day: dateAt(startsAt, timeZone),
      state: 'validated',
      planned: { startDate: startsAt, endDate: instantOfMinute(endMinute + beside), breaks: [] },
      declared: null,
      retained,
      isAbsence,
      lines: [],
      validatedBy: null,
    }
    return {
      hours,
      timeZone,
      said: { siderId, startMinute, endMinute, breakMinutes: rests.length * 20 },
    }
  })

/** In autumn a clock shows some minutes twice: a file cannot tell them apart. */
function isSaidOnce(minute: number, zone: TimeZone): boolean {
  return epochMinuteAt(wallMinuteAt(minute, zone), zone) === minute
}

function tableOf(all: readonly Worked[], locale: 'fr' | 'en'): StreamedTable {
  const { rowOf, ...table } = linesTable(locale, { isPriced: true, namesCompany: false })
  return { ...table, pages: rows() }
  async function* rows() {
    yield all.map(({ hours }) => rowOf(hours))
  }
}

/** The hours in the lines of a file, each on the clocks of its place. */
async function readBack(file: Blob, zones: readonly TimeZone[]) {
  const read = await readHoursFile(file)
  if ('problem' in read) return read.problem
  const table = readImportTable(read.lines, {}, today)
  return importLines(read.lines, table, today).map(({ cells }, at) =>
    readImportRow(cells, today, zones[at] ?? parisZone),
  )
}

async function csvOf(table: StreamedTable, locale: 'fr' | 'en'): Promise<Blob> {
  const chunks: string[] = []
  for await (const chunk of csvChunks(table, locale)) chunks.push(chunk)
  return new Blob(chunks)
}

async function workbookOf(table: StreamedTable): Promise<Blob> {
  const chunks: Buffer[] = []
  for await (const chunk of workbookStream(table)) chunks.push(chunk as Buffer)
  return new Blob([Uint8Array.from(Buffer.concat(chunks))])
}

const anyFile = fc.array(anyHours, { minLength: 1, maxLength: 8 })

describe('the export of hours', () => {
  it.each(['fr', 'en'] as const)(
    'TS-43 is read back as it was written, as CSV, in %s',
    async (locale) => {
      await fc.assert(
        fc.asyncProperty(anyFile, async (all) => {
          const worked = all.filter(({ hours }) => !hours.isAbsence)
          const zones = worked.map(({ timeZone }) => timeZone)
          expect(await readBack(await csvOf(tableOf(all, locale), locale), zones)).toEqual(
            worked.map(({ said }) => said),
          )
        }),
        { numRuns: 60 },
      )
    },
  )

  it.each(['fr', 'en'] as const)(
    'TS-43 is read back as it was written, as a workbook, in %s',
    async (locale) => {
      await fc.assert(
        fc.asyncProperty(anyFile, async (all) => {
          const worked = all.filter(({ hours }) => !hours.isAbsence)
          const zones = worked.map(({ timeZone }) => timeZone)
          expect(await readBack(await workbookOf(tableOf(all, locale)), zones)).toEqual(
            worked.map(({ said }) => said),
          )
        }),
        { numRuns: 40 },
      )
    },
  )

  it('says the day of a moment that its line does not say', async () => {
    const start = Date.parse('2026-12-06T22:50:00Z') / 60_000
    const [made] = fc.sample(anyHours, 1)
    if (made === undefined) throw new Error('none')
    const hours: ExportedHours = {
      ...made.hours,
      row: { ...made.hours.row, timeZone: parisZone },
      day: addDays(isoDate('2026-12-06'), 1),
      isAbsence: false,
      retained: {
        startDate: instantOfMinute(start),
        endDate: instantOfMinute(start + 480),
        breaks: [],
      },
    }
    const { columns, rowOf } = linesTable('fr', { isPriced: false, namesCompany: false })
    const cellAt = (heading: string) =>
      rowOf(hours)[columns.findIndex((column) => column.heading === heading)]
    expect(cellAt('Début retenu')).toBe('2026-12-06 23:50')
    expect(cellAt('Fin retenue')).toBe('07:50')
  })
})
