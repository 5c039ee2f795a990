import type { Locale } from '@renfort/contract/kernel/fields.ts'
import {
  type HoursSum,
  hoursSummary,
  type SummaryLine,
  totalOf,
} from '@renfort/domain/attendance/export/hours-summary.ts'
import { centsToEuros } from '@renfort/domain/kernel/money.ts'
import { parisZone, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { listedName } from '@renfort/domain/kernel/person-name.ts'
import { zoneNames } from '@renfort/domain/law/zone-names.ts'
import type { ColumnKind, StreamedColumn } from '../../platform/table-file/streamed-table.ts'
import type { TableCell } from '../../platform/table-file/table-cell.ts'
import type { ExportedPage } from './exported-hours.ts'
import { hoursOf } from './hours-of.ts'
import type { ExportSight } from './lines-table.ts'
import { wordsOf } from './words-of.ts'

const kinds = ['normal', 'night', 'sunday', 'holidays', 'solidarity'] as const

interface Named {
  readonly companyName: string
  readonly ownNumber: string | null
  readonly lastName: string
  readonly firstName: string
}

const nobody: Named = { companyName: '', ownNumber: null, lastName: '', firstName: '' }

/**
 * The work of each Sider in each month, in each company where the file holds several, and the total as the last line. If some work is outside the
 * zone of Paris, each line names the zone of its days and kinds of hours.
 */
export async function summaryTable(
  pages: AsyncIterable<ExportedPage>,
  locale: Locale,
  { isPriced, namesCompany }: ExportSight,
) {
  const summary = hoursSummary()
  const names = new Map<string, Named>()
  const zones = new Map<string, Set<TimeZone>>()
  for await (const page of pages) {
    for (const { row, day, isAbsence, lines } of page) {
      const { companyName, ownNumber, lastName, firstName } = row
      const worker = `${row.organisationId} ${row.siderId}`
      names.set(worker, { companyName, ownNumber, lastName, firstName })
      summary.add(worker, { day, isAbsence, lines })
      const key = zonesKey(day.slice(0, 7), worker)
      zones.set(key, (zones.get(key) ?? new Set()).add(row.timeZone))
    }
  }
  const nameOf = ({ worker }: SummaryLine) => names.get(worker) ?? nobody
  const byName = new Intl.Collator(locale)
  const lines = summary.lines().toSorted((a, b) => {
    const [one, other] = [nameOf(a), nameOf(b)]
    if (a.month !== b.month) return a.month < b.month ? -1 : 1
    return (
      byName.compare(one.companyName, other.companyName) ||
      byName.compare(listedName(one), listedName(other)) ||
      byName.compare(one.firstName, other.firstName)
    )
  })
  const words = wordsOf(locale)
  const figures = (sum: HoursSum) => figuresOf(sum, isPriced)
  const namesClocks = [...zones.values()].some((each) => [...each].some(isOverseas))
  const clocks = (cell: TableCell) => (namesClocks ? [cell] : [])
  const company = (cell: TableCell) => (namesCompany ? [cell] : [])
  const rows: readonly (readonly TableCell[])[] = [
    ...lines.map((line) => {
      const { companyName, ownNumber, lastName, firstName } = nameOf(line)
      const ofLine = [...(zones.get(zonesKey(line.month, line.worker)) ?? [])].toSorted()
      const named = ofLine.map((zone) => zoneNames[locale][zone]).join(', ')
      return [
        line.month,
        ...company(companyName),
        lastName,
        firstName,
        ownNumber,
        ...figures(line),
        ...clocks(named),
      ]
    }),
    [
      words.summary.total,
      ...company(null),
      null,
      null,
      null,
      ...figures(totalOf(lines)),
      ...clocks(null),
    ],
  ]
  const columns = columnsOf(locale, { isPriced, namesCompany, namesClocks })
  return { sheet: words.summary.sheet, columns, rows }
}

function zonesKey(month: string, worker: string): string {
  return `${month} ${worker}`
}

function isOverseas(zone: TimeZone): boolean {
  return zone !== parisZone
}

function figuresOf(sum: HoursSum, isPriced: boolean): TableCell[] {
  return [
    sum.days,
    hoursOf(sum.minutes),
    sum.minutes,
    ...kinds.map((kind) => hoursOf(sum.minutesOf[kind])),
    sum.absences,
    ...(isPriced ? [centsToEuros(sum.priceCents)] : []),
  ]
}

function columnsOf(
  locale: Locale,
  { isPriced, namesCompany, namesClocks }: ExportSight & { readonly namesClocks: boolean },
): readonly StreamedColumn[] {
  const { summary, lines } = wordsOf(locale)
  const of = (heading: string, kind: ColumnKind): StreamedColumn => ({ heading, kind })
  return [
    of(summary.month, 'text'),
    ...(namesCompany ? [of(lines.company, 'text')] : []),
    of(lines.lastName, 'text'),
    of(lines.firstName, 'text'),
    of(lines.ownNumber, 'text'),
    of(summary.days, 'number'),
    of(summary.hours, 'number'),
    of(summary.time, 'duration'),
    ...kinds.map((kind) => of(summary[kind], 'number')),
    of(summary.absences, 'number'),
    ...(isPriced ? [of(lines.amount, 'money')] : []),
    ...(namesClocks ? [of(lines.clocks, 'text')] : []),
  ]
}
