import type { PlanningFigures } from '@renfort/contract/planning-figures.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { type HourType, hourTypes } from '@renfort/domain/remuneration/pricing-rows.ts'
import { type ReactNode, useMemo } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'
import { formatDuration } from '../../ui/format-duration.ts'
import { Money } from '../../ui/money.tsx'
import type { SheetMission } from './week-sheet.ts'
import { usePlanningWords } from './words.ts'

interface Span {
  readonly key: string
  readonly title: ReactNode
  readonly days: readonly IsoDate[]
}

interface TotalsPanelProps {
  period: 'day' | 'week' | 'month'
  /**
   * The lines of the table: days of a week, or weeks of a month; a span that covers the whole period is not listed.
   */
  spans: readonly Span[]
  missions: readonly Pick<SheetMission, 'id'>[]
  figures: PlanningFigures
}

/** The totals of the period on show, and of its parts: planned hours, and retained hours once they are known. */
export function TotalsPanel({ period, spans, missions, figures }: TotalsPanelProps) {
  const { bySpan, all } = useMemo(
    () =>
      totalsOf(
        figures,
        new Set(missions.map(({ id }) => id)),
        spans.map(({ days }) => days),
      ),
    [figures, missions, spans],
  )
  if (all.minutes === 0 && all.retained === null) return null
  const summary = <Summary {...{ period, all }} />
  if (spans.length === 1) return <div className="flex min-h-8 items-center">{summary}</div>
  return (
    <Disclosure summary={summary}>
      <TotalsTable {...{ period, spans, bySpan, all }} />
    </Disclosure>
  )
}

function Summary({ period, all }: Pick<TotalsPanelProps, 'period'> & { all: Totals }) {
  const t = usePlanningWords()
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 text-table font-normal text-muted">
      <span className="font-medium text-ink">{t(($) => $.totals.of[period])}</span>
      {all.priceCents !== null && (
        <span>
          {t(($) => $.totals.planned)} <Amount cents={all.priceCents} />
        </span>
      )}
      <Kinds totals={all} />
      {all.retained !== null && (
        <span>
          {t(($) => $.totals.retained)} <Retained totals={all} />
        </span>
      )}
    </span>
  )
}

interface TotalsTableProps {
  period: TotalsPanelProps['period']
  spans: readonly Span[]
  bySpan: readonly Totals[]
  all: Totals
}

const cell = 'border-t border-line px-2 py-1.5 text-right narrow:px-1.5 align-top tabular-nums'
const head = 'border-t border-line px-2 py-1.5 text-left narrow:px-1.5 align-top font-medium'

function TotalsTable({ period, spans, bySpan, all }: TotalsTableProps) {
  const t = usePlanningWords()
  const isPriced = all.priceCents !== null
  const isRetained = all.retained !== null
  return (
    <table
      aria-label={t(($) => $.totals.of[period])}
      className="mb-3 w-full max-w-3xl rounded-panel border-x border-b border-line bg-surface text-table"
    >
      <thead>
        <tr>
          <th scope="col" className={head}>
            {t(($) => (period === 'month' ? $.totals.week : $.totals.day))}
          </th>
          {[
            t(($) => $.totals.hours),
            ...(isPriced ? [t(($) => $.totals.price)] : []),
            ...(isRetained ? [t(($) => $.totals.kept)] : []),
          ].map((title) => (
            <th key={title} scope="col" className={`${cell} font-medium`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {spans.map(({ key, title }, index) => {
          const totals = bySpan[index]
          return (
            totals !== undefined && (
              <tr key={key}>
                <th scope="row" className={head}>
                  {title}
                </th>
                <Figures {...{ totals, isPriced, isRetained }} />
              </tr>
            )
          )
        })}
        <tr className="font-semibold">
          <th scope="row" className={head}>
            {t(($) => $.totals.all)}
          </th>
          <Figures totals={all} {...{ isPriced, isRetained }} />
        </tr>
      </tbody>
    </table>
  )
}

interface FiguresProps {
  totals: Totals
  isPriced: boolean
  isRetained: boolean
}

function Figures({ totals, isPriced, isRetained }: FiguresProps) {
  const { minutes, priceCents, retained } = totals
  return (
    <>
      <td className={cell}>
        {minutes === 0 ? '–' : formatDuration(minutes)}
        <span className="block text-xs font-normal text-muted">
          <Kinds totals={totals} />
        </span>
      </td>
      {isPriced && (
        <td className={cell}>{priceCents === null ? '–' : <Amount cents={priceCents} />}</td>
      )}
      {isRetained && (
        <td className={cell}>{retained === null ? '–' : <Retained totals={totals} />}</td>
      )}
    </>
  )
}

function Kinds({ totals: { kinds } }: { totals: Totals }) {
  const t = usePlanningWords()
  if (kinds.length === 0) return null
  return (
    <span>
      {t(($) => $.totals.ofWhich, {
        kinds: kinds
          .map(({ kind, minutes }) =>
            t(($) => $.totals.kind[kind], { hours: formatDuration(minutes) }),
          )
          .join(', '),
      })}
    </span>
  )
}

function Retained({ totals: { retained } }: { totals: Totals }) {
  if (retained === null) return null
  return (
    <span className="tabular-nums">
      {formatDuration(retained.minutes)}
      {retained.priceCents !== null && (
        <>
          {', '}
          <Amount cents={retained.priceCents} />
        </>
      )}
    </span>
  )
}

function Amount({ cents }: { cents: number }) {
  const t = usePlanningWords()
  return (
    <span className="whitespace-nowrap narrow:whitespace-normal">
      <Money cents={cents} /> {t(($) => $.totals.withoutTax)}
    </span>
  )
}

/** Hours and price of some missions; a price is `null` when it is unknown or hidden from the reader. */
interface Totals {
  readonly minutes: number
  readonly priceCents: number | null
  /** Kinds of hours besides the normal ones, in their order, in minutes. */
  readonly kinds: readonly { readonly kind: HourType; readonly minutes: number }[]
  /** The validated hours; `null` until there are some. */
  readonly retained: { readonly minutes: number; readonly priceCents: number | null } | null
}

type Day = PlanningFigures['tasks'][number]['days'][number]

function priceOf(parts: readonly { readonly price: number | null }[]): number | null {
  const known = parts.flatMap(({ price }) => (price === null ? [] : [eurosToCents(price)]))
  return known.length === 0 ? null : known.reduce<number>((sum, each) => sum + each, 0)
}

function sumOf(days: readonly Day[]): Totals {
  const minutes = days.reduce((sum, { planned }) => sum + planned.minutes, 0)
  const retained = days.flatMap((day) => day.retained ?? [])
  return {
    minutes,
    priceCents: priceOf(days.map(({ planned }) => planned)),
    kinds: hourTypes
      .filter((kind) => kind !== 'normal')
      .map((kind) => ({
        kind,
        minutes: days.reduce((sum, { planned }) => sum + (planned.minutesOf[kind] ?? 0), 0),
      }))
      .filter((kind) => kind.minutes > 0),
    retained:
      retained.length === 0
        ? null
        : {
            minutes: retained.reduce((sum, each) => sum + each.minutes, 0),
            priceCents: priceOf(retained),
          },
  }
}

/** The totals of the missions on show, for each span of days and for all spans. */
export function totalsOf(
  { tasks }: PlanningFigures,
  missionIds: ReadonlySet<string>,
  spans: readonly (readonly string[])[],
): { readonly bySpan: readonly Totals[]; readonly all: Totals } {
  const shown = Map.groupBy(
    tasks.filter(({ id }) => missionIds.has(id)).flatMap((task) => task.days),
    ({ date }) => date,
  )
  const daysOf = (span: readonly string[]) => span.flatMap((date) => shown.get(date) ?? [])
  return {
    bySpan: spans.map((span) => sumOf(daysOf(span))),
    all: sumOf(spans.flatMap(daysOf)),
  }
}
