import { readSpending, type Spending, spendingKinds } from '@renfort/contract/invoice-spending.ts'
import { addDays, isoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
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
import { Panel } from '../../../ui/panel.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StackedBars } from '../../../ui/stacked-bars.tsx'
import { useMoney } from '../../../ui/use-money.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { type InvoiceSearch, mondayOf } from '../invoice-search.ts'
import {
  everyWeek,
  presentSeries,
  type SpendingSplit,
  type SplitSeries,
  valuesOf,
} from './spending-bars.ts'
import { SpendingTable } from './spending-table.tsx'
import { useSpendingWords } from './words.ts'

/** Weeks that are shown while the calendar chooses none. */
const weeksShown = 13

interface SpendingSectionProps {
  search: InvoiceSearch
}

/** What the chosen weeks cost, beside the budget that the quotations announced. */
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
