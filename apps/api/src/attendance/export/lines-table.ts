import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import { breakMinutes } from '@renfort/domain/attendance/difference.ts'
import { priceOf } from '@renfort/domain/attendance/hours-pricer.ts'
import { workedMinutes } from '@renfort/domain/attendance/worked-time.ts'
import { type Instant, localOf } from '@renfort/domain/kernel/calendar.ts'
import { centsToEuros } from '@renfort/domain/kernel/money.ts'
import { namedTitle } from '../../catalogue/to-job-fields.ts'
import { fillWords } from '../../platform/fill-words.ts'
import type { ColumnKind } from '../../platform/table-file/streamed-table.ts'
import type { TableCell } from '../../platform/table-file/table-cell.ts'
import type { QuotationLine } from '@renfort/domain/quotation/quotation.ts'
import { lineName } from '../../quotation/line-name.ts'
import type { ExportedHours } from './exported-hours.ts'
import type { fr } from './fr.ts'
import { hoursOf } from './hours-of.ts'
import { wordsOf } from './words-of.ts'

interface Column {
  readonly name: Exclude<keyof typeof fr.lines, 'file' | 'sheet'>
  readonly kind: ColumnKind
  readonly cell: (hours: ExportedHours, locale: Locale) => TableCell
}

const column = (name: Column['name'], kind: ColumnKind, cell: Column['cell']): Column => ({
  name,
  kind,
  cell,
})

/** What a line says, in the order of its columns; amounts come last but who decided. */
const columns: readonly Column[] = [
  column('day', 'day', ({ day }) => day),
  column('lastName', 'text', ({ row }) => row.lastName),
  column('firstName', 'text', ({ row }) => row.firstName),
  column('mission', 'text', ({ row }) => row.missionName),
  column('job', 'text', ({ row }, locale) => namedTitle(row.jobTitleId, locale).name),
  column('manager', 'text', ({ row: { managerFirstName, managerLastName } }) =>
    managerFirstName === null ? null : `${managerFirstName} ${managerLastName ?? ''}`.trim(),
  ),
  column('status', 'text', ({ state }, locale) => wordsOf(locale).status[state]),
  column(
    'isPlanned',
    'text',
    ({ planned }, locale) => wordsOf(locale)[planned === null ? 'no' : 'yes'],
  ),
  column('plannedStart', 'text', ({ planned }) => timeOf(planned?.startDate)),
  column('plannedEnd', 'text', ({ planned }) => timeOf(planned?.endDate)),
  column('plannedHours', 'number', ({ planned }) => hoursIn(planned)),
  column('declaredStart', 'text', ({ declared }) => timeOf(declared?.startDate)),
  column('declaredEnd', 'text', ({ declared }) => timeOf(declared?.endDate)),
  column('declaredHours', 'number', ({ declared }) => hoursIn(declared)),
  column('retainedStart', 'text', ({ retained }) => timeOf(retained.startDate)),
  column('retainedEnd', 'text', ({ retained }) => timeOf(retained.endDate)),
  column('breaks', 'text', ({ retained }) =>
    retained.breaks.map((rest) => `${timeOf(rest.startDate)}–${timeOf(rest.endDate)}`).join(', '),
  ),
  column('breakTime', 'duration', ({ retained }) => breakMinutes(retained)),
  column('retainedHours', 'number', ({ retained }) => hoursIn(retained)),
  column('retainedTime', 'duration', ({ retained }) => workedMinutes(retained)),
  column('absence', 'text', ({ row: { absenceJustification: why } }, locale) =>
    why === null ? null : wordsOf(locale).absence[why],
  ),
  column('kinds', 'text', kindsOf),
]

const amount = column('amount', 'money', ({ lines }) => centsToEuros(priceOf(lines)))

const ending: readonly Column[] = [
  column('validatedBy', 'text', ({ validatedBy }, locale) =>
    validatedBy === null
      ? null
      : 'name' in validatedBy
        ? validatedBy.name
        : wordsOf(locale).validator[validatedBy.byItself],
  ),
  column('validatedAt', 'text', ({ row }) => momentOf(row.validatedAt)),
  column('paidAt', 'text', ({ row }) => momentOf(row.paidAt)),
  column('comment', 'text', ({ row }) => row.comment),
  column('reference', 'text', ({ row }) => row.id),
]

/** The columns of a file of lines for somebody, and the cells of each line. */
export function linesTable(locale: Locale, { isPriced }: { readonly isPriced: boolean }) {
  const shown = [...columns, ...(isPriced ? [amount] : []), ...ending]
  const words = wordsOf(locale).lines
  return {
    sheet: words.sheet,
    columns: shown.map(({ name, kind }) => ({ heading: words[name], kind })),
    rowOf: (hours: ExportedHours) => shown.map(({ cell }) => cell(hours, locale)),
  }
}

function hoursIn(time: WorkedTime | null): number | null {
  return time === null ? null : hoursOf(workedMinutes(time))
}

function timeOf(at: Instant | undefined): string | null {
  return at === undefined ? null : localOf(at).time
}

/** « 2026-12-08 10:00 » in Paris, which sorts as a text. */
function momentOf(at: Instant | null): string | null {
  if (at === null) return null
  const { date, time } = localOf(at)
  return `${date} ${time}`
}

/** « Heures de nuit +20 % : 6,5 h », each kind of the retained hours. */
function kindsOf({ lines }: ExportedHours, locale: Locale): string {
  return lines
    .map((line) => {
      const hours = String(hoursOf(line.minutes))
      return fillWords(wordsOf(locale).kind, {
        name: kindName(line, locale),
        hours: locale === 'fr' ? hours.replace('.', ',') : hours,
      })
    })
    .join(', ')
}

/** Names of kinds that were written already: a company has a few, and a file a hundred thousand lines. */
const kindNames = new Map<string, string>()
const mostKindNames = 1_000

function kindName(line: QuotationLine, locale: Locale): string {
  const key = `${locale} ${line.increaseBasisPoints} ${line.tags.join()}`
  const known = kindNames.get(key)
  if (known !== undefined) return known
  const name = lineName(line, locale)
  if (kindNames.size < mostKindNames) kindNames.set(key, name)
  return name
}
