import { readSpending, type Spending, spendingKinds } from '@renfort/contract/invoice/spending.ts'
import {
  addDays,
  daysBetween,
  isoDate,
  type IsoDate,
  isoWeekOf,
  mondayOf,
} from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import ChartColumnStacked from 'lucide-react/icons/chart-column-stacked'
import { useState } from 'react'
import { useProductClock } from '../../../platform/product-clock.ts'
import { queryFor } from '../../../platform/query.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailedLoad } from '../../../ui/failed-load.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { Money } from '../../../ui/money.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type Series, StackedBars } from '../../../ui/stacked-bars.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useMoney } from '../../../ui/use-money.ts'
import { type InvoiceSearch } from '../invoice-search.ts'
import { useSpendingWords } from './words.ts'

/** The number of weeks shown when the calendar chooses none. */
const weeksShown = 13

interface SpendingSectionProps {
  search: InvoiceSearch
}

/** The cost of the chosen weeks, next to the amount that the quotations announced. */
export function SpendingSection({ search }: SpendingSectionProps) {
  const t = useSpendingWords()
  const thisWeek = mondayOf(useProductClock().today())
  const { to = thisWeek, from = addDays(thisWeek, -7 * (weeksShown - 1)) } = search
  const { data, isError, refetch } = useQuery({
    ...queryFor(readSpending, { query: { from, to } }),
    placeholderData: keepPreviousData,
    meta: { failure: 'nowhere' },
  })
  return (
    <div className="mb-6">
      <Panel title={t(($) => $.title)}>
        {isError ? (
          <FailedLoad level={3} title={t(($) => $.failure)} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Skeleton className="h-72" />
        ) : data.weeks.length === 0 ? (
          <EmptyState level={3} title={t(($) => $.empty)} icon={<ChartColumnStacked aria-hidden />}>
            {t(($) => $.emptyText)}
          </EmptyState>
        ) : (
          <SpendingChart weeks={data.weeks} />
        )}
      </Panel>
    </div>
  )
}

function SpendingChart({ weeks }: { weeks: Spending['weeks'] }) {
  const t = useSpendingWords()
  const money = useMoney()
  const { locale } = useUiWords()
  const [split, setSplit] = useState<SpendingSplit>('kind')
  const nameOf = useSeriesName()
  const series = presentSeries(weeks, split).map((each) => ({ id: each.id, label: nameOf(each) }))
  const rows = everyWeek(weeks).map((week) => ({
    monday: isoDate(week.weekStartDate),
    values: valuesOf(week, split),
    announced: eurosToCents(week.announced),
  }))
  const dayOf = (index: number) => {
    const monday = rows.at(index)?.monday
    return monday === undefined ? '' : formatDay(monday, locale, 'date')
  }
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 pb-4">
        <p className="text-table text-muted">{t(($) => $.context)}</p>
        <RadioGroup
          isInline
          label={t(($) => $.by)}
          options={[
            { value: 'kind', label: t(($) => $.byKind) },
            { value: 'department', label: t(($) => $.byDepartment) },
          ]}
          value={split}
          onChange={setSplit}
        />
      </div>
      <StackedBars
        label={t(($) => $.chart, { count: rows.length, start: dayOf(0), end: dayOf(-1) })}
        series={series}
        markLabel={t(($) => $.announced)}
        format={(cents) => money(cents).replace(/[.,]00/, '')}
        bars={rows.map(({ monday, values, announced }) => ({
          id: monday,
          label: t(($) => $.weekShort, { week: isoWeekOf(monday).week }),
          values,
          mark: announced,
        }))}
      />
      <Disclosure summary={t(($) => $.figures)} className="mt-3">
        <SpendingTable series={series} rows={rows} />
      </Disclosure>
    </>
  )
}

function useSeriesName(): (series: SplitSeries) => string {
  const t = useSpendingWords()
  return ({ id, name }) => {
    const kind = spendingKinds.find((each) => each === id)
    return kind === undefined ? (name ?? t(($) => $.noDepartment)) : t(($) => $.kinds[kind])
  }
}

interface SpendingTableProps {
  series: readonly Series[]
  rows: readonly {
    readonly monday: IsoDate
    readonly values: ReadonlyMap<string, number>
    readonly announced: number
  }[]
}

/** A scrolling area needs the keyboard focus. */
const scrolled = { role: 'group', tabIndex: 0 } as const

const cell = 'border-b border-line px-2 py-1.5 whitespace-nowrap'
const figure = `${cell} text-right`

/** The figures of the chart as a table, for screen readers. */
function SpendingTable({ series, rows }: SpendingTableProps) {
  const t = useSpendingWords()
  const { locale } = useUiWords()
  const totalOf = (values: ReadonlyMap<string, number>) =>
    [...values.values()].reduce((sum, value) => sum + value, 0)
  return (
    <div {...scrolled} aria-label={t(($) => $.table)} className="overflow-x-auto">
      <table className="text-table">
        <caption className="sr-only">{t(($) => $.table)}</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className={`${cell} text-left font-medium`}>
              {t(($) => $.week)}
            </th>
            {series.map(({ id, label }) => (
              <th key={id} scope="col" className={`${figure} font-medium`}>
                {label}
              </th>
            ))}
            <th scope="col" className={`${figure} font-medium`}>
              {t(($) => $.billed)}
            </th>
            <th scope="col" className={`${figure} font-medium`}>
              {t(($) => $.announced)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ monday, values, announced }) => (
            <tr key={monday}>
              <th scope="row" className={`${cell} text-left font-normal`}>
                {t(($) => $.weekShort, { week: isoWeekOf(monday).week })}{' '}
                <span className="inline-block whitespace-nowrap text-muted">
                  {formatDay(monday, locale, 'medium')}
                </span>
              </th>
              {series.map(({ id }) => (
                <td key={id} className={figure}>
                  <Money cents={values.get(id) ?? 0} />
                </td>
              ))}
              <td className={figure}>
                <Money cents={totalOf(values)} className="font-medium" />
              </td>
              <td className={figure}>
                <Money cents={announced} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Week = Spending['weeks'][number]
type Part = Week['parts'][number]

type SpendingSplit = 'kind' | 'department'

interface SplitSeries {
  readonly id: string
  /** The name of a department; `null` for missions without one. */
  readonly name: string | null
}

/** All weeks from the first to the last; a week without invoices or planning has zero amounts. */
function everyWeek(weeks: readonly Week[]): readonly Week[] {
  const [first, last] = [weeks[0], weeks.at(-1)].map((week) => week && isoDate(week.weekStartDate))
  if (first === undefined || last === undefined) return weeks
  const known = new Map<string, Week>(weeks.map((week) => [week.weekStartDate, week]))
  return Array.from({ length: daysBetween(first, last) / 7 + 1 }, (_, index) => {
    const weekStartDate = addDays(first, 7 * index)
    return known.get(weekStartDate) ?? { weekStartDate, announced: 0, parts: [] }
  })
}

/** The series that a part belongs to: its kind or its department; credits are always separate. */
function seriesOf(part: Part, split: SpendingSplit): string {
  if (split === 'kind' || part.kind === 'credit') return part.kind
  return part.department?.id ?? 'none'
}

/** The series that occur: kinds in their order, departments by name, credits last. */
function presentSeries(weeks: readonly Week[], split: SpendingSplit): readonly SplitSeries[] {
  const parts = weeks.flatMap((week) => week.parts)
  const found = new Set(parts.map((part) => seriesOf(part, split)))
  if (split === 'kind') {
    return spendingKinds.filter((kind) => found.has(kind)).map((id) => ({ id, name: null }))
  }
  const names = new Map(parts.map((part) => [seriesOf(part, split), part.department?.name ?? null]))
  return [...found]
    .map((id) => ({ id, name: names.get(id) ?? null }))
    .toSorted((a, b) => rank(a) - rank(b) || (a.name ?? '').localeCompare(b.name ?? ''))
}

function rank({ id }: SplitSeries): number {
  if (id === 'credit') return 2
  return id === 'none' ? 1 : 0
}

/** The amount of each series in a week, in cents. */
function valuesOf({ parts }: Week, split: SpendingSplit): ReadonlyMap<string, number> {
  const values = new Map<string, number>()
  for (const part of parts) {
    const id = seriesOf(part, split)
    values.set(id, (values.get(id) ?? 0) + eurosToCents(part.amount))
  }
  return values
}
