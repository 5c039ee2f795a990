import type { Figures } from '@renfort/contract/figures.ts'
import { type FigureKind, lateBeforeHours } from '@renfort/domain/figures/figure.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { calendarNames } from '../../ui/calendar-names.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { formatPercent } from '../../ui/format-figures.ts'
import { Panel } from '../../ui/panel.tsx'
import { type Bar, type Series, StackedBars } from '../../ui/stacked-bars.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useMoney } from '../../ui/use-money.ts'
import { CsvButton } from './csv-button.tsx'
import { type Figure, figureTable, type FigureTable } from './figure-table.ts'
import { FigureTableView } from './figure-table-view.tsx'
import { useFigureWords } from './words.ts'

interface FigurePanelProps {
  kind: FigureKind
  figures: Figures
}

/** One figure: what it is, its chart, its table and its file. */
export function FigurePanel({ kind, figures }: FigurePanelProps) {
  const t = useFigureWords()
  const { locale } = useUiWords()
  const money = useMoney()
  const name = t(($) => $.kinds[kind])
  const table = figureTable(kind, figures)
  const months = figures.months.map((month) => isoDate(month))
  const words = (figure: Figure) =>
    figure === null
      ? t(($) => $.none)
      : kind === 'spending'
        ? money(figure)
        : formatPercent(figure / 100, locale)
  const { series, valuesOf } = useSeries(kind, table)
  const bars: Bar[] = months.map((month, index) => ({
    id: month,
    label: calendarNames(locale).shortMonths[Number(month.slice(5, 7)) - 1] ?? '',
    values: valuesOf(index),
    mark: drawn(kind, table.allLastYear[index] ?? null),
  }))
  const monthName = (at: number) => {
    const month = months.at(at)
    return month === undefined ? '' : formatDay(month, locale, 'month')
  }
  return (
    <Panel title={name} action={<CsvButton kind={kind} table={table} months={months} />}>
      <p className="pb-4 text-table text-muted">
        {t(($) => $.definitions[kind], { hours: lateBeforeHours })}
      </p>
      <p className="pb-4">
        <span className="font-display text-title font-semibold tabular-nums">
          {words(table.all.period)}
        </span>{' '}
        <span className="text-muted">
          {t(($) => $.before, { figure: words(table.all.lastYear) })}
        </span>
      </p>
      {bars.some(isDrawn) ? (
        <StackedBars
          label={t(($) => $.chart, { figure: name, start: monthName(0), end: monthName(-1) })}
          series={series}
          bars={bars}
          markLabel={t(($) => $.lastYear)}
          format={(value) =>
            kind === 'spending' ? money(value).replace(/[.,]00/, '') : formatPercent(value, locale)
          }
        />
      ) : (
        <p className="text-table text-muted">
          {t(($) => (kind === 'spending' ? $.nothingBilled : $.nothingToDraw))}
        </p>
      )}
      <Disclosure summary={t(($) => $.figures)} className="mt-3">
        <FigureTableView kind={kind} table={table} months={months} words={words} />
      </Disclosure>
    </Panel>
  )
}

/** Whether a bar shows anything: a chart of zeros would be axes alone. */
function isDrawn({ values, mark }: Bar): boolean {
  return mark !== 0 || [...values.values()].some((value) => value !== 0)
}

/** Cents, or percents of a share, as the chart draws them. */
function drawn(kind: FigureKind, figure: Figure): number {
  if (figure === null) return 0
  return kind === 'spending' ? figure : figure / 100
}

/** Companies that have a colour of their own; the others are drawn together. */
const mostSeries = 7

interface Drawn {
  readonly series: readonly Series[]
  readonly valuesOf: (month: number) => ReadonlyMap<string, number>
}

/** The spending is stacked by company, the dearest first; a share is that of all companies. */
function useSeries(kind: FigureKind, table: FigureTable): Drawn {
  const t = useFigureWords()
  if (kind !== 'spending') {
    const series = [{ id: 'all', label: t(($) => $.kinds[kind]) }]
    return {
      series,
      valuesOf: (month) => new Map([['all', drawn(kind, table.all.months[month] ?? null)]]),
    }
  }
  const ranked = table.rows
    .filter(({ months }) => months.some((figure) => figure !== 0))
    .toSorted((a, b) => (b.period ?? 0) - (a.period ?? 0))
  const [own, others] = [ranked.slice(0, mostSeries), ranked.slice(mostSeries)]
  const series = own.flatMap(({ company }) =>
    company === null ? [] : [{ id: company.id, label: company.name }],
  )
  const valuesOf = (month: number) => {
    const values = new Map(
      own.flatMap(({ company, months }) =>
        company === null ? [] : [[company.id, months[month] ?? 0] as const],
      ),
    )
    if (others.length > 0) {
      values.set(
        'others',
        others.reduce((sum, { months }) => sum + (months[month] ?? 0), 0),
      )
    }
    return values
  }
  return {
    series: others.length === 0 ? series : [...series, { id: 'others', label: t(($) => $.others) }],
    valuesOf,
  }
}
