import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { clockingNames } from '@renfort/domain/attendance/clocking-names.ts'
import {
  type ClockingOddity,
  type HowClocked,
  howClocked,
} from '@renfort/domain/attendance/declare/how-clocked.ts'
import { priceOf } from '@renfort/domain/attendance/hours-pricer.ts'
import { type Instant, localInParis } from '@renfort/domain/kernel/calendar.ts'
import { centsToEuros } from '@renfort/domain/kernel/money.ts'
import { zoneNames } from '@renfort/domain/law/zone-names.ts'
import { namedTitle } from '../../catalogue/to-job-fields.ts'
import { fillWords } from '../../platform/fill-words.ts'
import { formatsOf } from '../../platform/formats-of.ts'
import type { ColumnKind } from '../../platform/table-file/streamed-table.ts'
import type { TableCell } from '../../platform/table-file/table-cell.ts'
import type { QuotationLine } from '@renfort/domain/quotation/quotation.ts'
import { lineName } from '../../quotation/line-name.ts'
import type { ExportedHours } from './exported-hours.ts'
import { type ExportedTime, exportedTime } from './exported-time.ts'
import type { fr } from './fr.ts'
import { hoursOf } from './hours-of.ts'
import { wordsOf } from './words-of.ts'

/** A line of hours with its times formatted for the cells. */
interface Line extends Record<'planned' | 'declared', ExportedTime | null> {
  readonly hours: ExportedHours
  readonly retained: ExportedTime
  readonly clocked: HowClocked
}

interface Column {
  readonly name: Exclude<keyof typeof fr.lines, 'file' | 'sheet'>
  readonly kind: ColumnKind
  readonly cell: (line: Line, locale: Locale) => TableCell
}

const column = (name: Column['name'], kind: ColumnKind, cell: Column['cell']): Column => ({
  name,
  kind,
  cell,
})

/** Where a file holds several companies, each line begins with its own. */
const company = column('company', 'text', ({ hours }) => hours.row.companyName)

/** The columns of a line, in order; amounts come last, before who decided. */
const columns: readonly Column[] = [
  column('day', 'day', ({ hours }) => hours.day),
  column('lastName', 'text', ({ hours }) => hours.row.lastName),
  column('firstName', 'text', ({ hours }) => hours.row.firstName),
  column('ownNumber', 'text', ({ hours }) => hours.row.ownNumber),
  column('mission', 'text', ({ hours }) => hours.row.missionName),
  column('job', 'text', ({ hours }, locale) => namedTitle(hours.row.jobTitleId, locale).name),
  column(
    'manager',
    'text',
    ({
      hours: {
        row: { managerFirstName, managerLastName },
      },
    }) =>
      managerFirstName === null ? null : `${managerFirstName} ${managerLastName ?? ''}`.trim(),
  ),
  column('status', 'text', ({ hours }, locale) => wordsOf(locale).status[hours.state]),
  column(
    'isPlanned',
    'text',
    ({ planned }, locale) => wordsOf(locale)[planned === null ? 'no' : 'yes'],
  ),
  column('plannedStart', 'text', ({ planned }) => planned?.start ?? null),
  column('plannedEnd', 'text', ({ planned }) => planned?.end ?? null),
  column('plannedHours', 'number', ({ planned }) => hoursIn(planned)),
  column('declaredStart', 'text', ({ declared }) => declared?.start ?? null),
  column('declaredEnd', 'text', ({ declared }) => declared?.end ?? null),
  column('declaredHours', 'number', ({ declared }) => hoursIn(declared)),
  column('retainedStart', 'text', ({ retained }) => retained.start),
  column('retainedEnd', 'text', ({ retained }) => retained.end),
  column('breaks', 'text', ({ retained }) => retained.breaks),
  column('breakTime', 'duration', ({ retained }) => retained.breakMinutes),
  column('retainedHours', 'number', ({ retained }) => hoursIn(retained)),
  column('retainedTime', 'duration', ({ retained }) => retained.minutes),
  column(
    'absence',
    'text',
    (
      {
        hours: {
          row: { absenceJustification: why },
        },
      },
      locale,
    ) => (why === null ? null : wordsOf(locale).absence[why]),
  ),
  column('kinds', 'text', kindsOf),
  column('clocking', 'text', ({ clocked }, locale) =>
    clocked.marks.map((mark) => clockingNames[locale].marks[mark]).join(', '),
  ),
  column('oddities', 'text', ({ clocked }, locale) =>
    clocked.oddities.map((oddity) => oddityText(oddity, locale)).join(', '),
  ),
]

const amount = column('amount', 'money', ({ hours }) => centsToEuros(priceOf(hours.lines)))

const ending: readonly Column[] = [
  column('validatedBy', 'text', ({ hours: { validatedBy } }, locale) =>
    validatedBy === null
      ? null
      : 'name' in validatedBy
        ? validatedBy.name
        : wordsOf(locale).validator[validatedBy.byItself],
  ),
  column('validatedAt', 'text', ({ hours }) => momentOf(hours.row.validatedAt)),
  column('paidAt', 'text', ({ hours }) => momentOf(hours.row.paidAt)),
  column('comment', 'text', ({ hours }) => hours.row.comment),
  // The time zone of the days and times above; when somebody decided is in Paris time.
  column('clocks', 'text', ({ hours }, locale) => zoneNames[locale][hours.row.timeZone]),
  column('reference', 'text', ({ hours }) => hours.row.id),
  // The Sider's id, so that the file can be imported again (TS-43).
  column('siderId', 'text', ({ hours }) => hours.row.siderId),
]

/** What a file shows to its reader. */
export interface ExportSight {
  readonly isPriced: boolean
  readonly namesCompany: boolean
}

/** The columns of a file of lines in a language, and the cells of each line. */
export function linesTable(locale: Locale, { isPriced, namesCompany }: ExportSight) {
  const shown = [
    ...(namesCompany ? [company] : []),
    ...columns,
    ...(isPriced ? [amount] : []),
    ...ending,
  ]
  const words = wordsOf(locale).lines
  return {
    sheet: words.sheet,
    columns: shown.map(({ name, kind }) => ({ heading: words[name], kind })),
    rowOf: (hours: ExportedHours) => {
      const line = lineOf(hours)
      return shown.map(({ cell }) => cell(line, locale))
    },
  }
}

function lineOf(hours: ExportedHours): Line {
  const { timeZone } = hours.row
  const retained = exportedTime(hours.retained, hours.day, timeZone)
  const timeOf = (time: ExportedHours['planned']) => {
    if (time === null) return null
    return time === hours.retained ? retained : exportedTime(time, hours.day, timeZone)
  }
  return {
    hours,
    planned: timeOf(hours.planned),
    declared: timeOf(hours.declared),
    retained,
    clocked: clockedOf(hours),
  }
}

function clockedOf({ row: { history, clockings } }: ExportedHours): HowClocked {
  const way = history.findLast((version) => version.way !== null)?.way ?? null
  return howClocked(way, clockings ?? [])
}

function oddityText({ kind, size }: ClockingOddity, locale: Locale): string {
  const { distance, duration } = formatsOf(locale)
  return fillWords(clockingNames[locale].oddities[kind], {
    duration: duration(size),
    distance: distance(size),
  })
}

function hoursIn(time: ExportedTime | null): number | null {
  return time === null ? null : hoursOf(time.minutes)
}

/** « 2026-12-08 10:00 » in Paris, which sorts as a text. */
function momentOf(at: Instant | null): string | null {
  if (at === null) return null
  const { date, time } = localInParis(at)
  return `${date} ${time}`
}

/** « Heures de nuit +20 % : 6,5 h », each kind of the retained hours. */
function kindsOf({ hours: { lines } }: Line, locale: Locale): string {
  return lines.map((line) => kindOf(line, locale)).join(', ')
}

/**
 * Texts that were formatted already: a company has a few kinds, and a file a hundred thousand
 * lines.
 */
const kinds = new Map<string, string>()
const mostKinds = 5_000

function kindOf(line: QuotationLine, locale: Locale): string {
  const key = `${locale} ${line.minutes} ${line.increaseBasisPoints} ${line.tags.join()}`
  const known = kinds.get(key)
  if (known !== undefined) return known
  const hours = String(hoursOf(line.minutes))
  const kind = fillWords(wordsOf(locale).kind, {
    name: lineName(line, locale),
    hours: locale === 'fr' ? hours.replace('.', ',') : hours,
  })
  if (kinds.size < mostKinds) kinds.set(key, kind)
  return kind
}
