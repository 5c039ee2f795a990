import { readWork, type WorkFigures } from '@renfort/contract/figures.ts'
import { addMonths, type IsoDate, isoDate, mondayOf } from '@renfort/domain/kernel/calendar.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useIsGroupSpace } from '../../platform/me.ts'
import { queryFor } from '../../platform/query.ts'
import { saveFile } from '../../platform/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FailedLoad } from '../../ui/failed-load.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { formatDuration } from '../../ui/format-duration.ts'
import { formatDays } from '../../ui/format-figures.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useMoney } from '../../ui/use-money.ts'
import { useFigureWords } from './words.ts'
import { rowsBehind, type WorkRow, workRows } from './work-rows.ts'

/** A scrolling area needs the keyboard focus. */
const scrolled = { role: 'group', tabIndex: 0 } as const

const cell = 'border-b border-line px-2 py-1.5'
const figureCell = `${cell} whitespace-nowrap text-right tabular-nums`

interface WorkPanelProps {
  today: IsoDate
  /** Whether it shows a present month in which nothing is planned, worked or billed. */
  isShownEmpty: boolean
}

/** What a month planned, worked and billed, why they differ, and what it will cost as it stands. */
export function WorkPanel({ today, isShownEmpty }: WorkPanelProps) {
  const t = useFigureWords()
  const { locale } = useUiWords()
  // The present week counts in the month of its Monday.
  const monday = mondayOf(today)
  const present = isoDate(`${monday.slice(0, 7)}-01`)
  const [month, setMonth] = useState(present)
  const { data, isError, refetch } = useQuery({
    ...queryFor(readWork, { query: { month } }),
    placeholderData: keepPreviousData,
    meta: { failure: 'nowhere' },
  })
  const isEmpty = data === undefined || workRows(data).every(isNothing)
  if (isEmpty && !isShownEmpty && month === present) return null
  return (
    <div className="min-w-0 pb-5">
      <Panel
        title={t(($) => $.work.title)}
        action={data !== undefined && <WorkCsv work={data} month={month} />}
      >
        <div className="flex items-center gap-1 pb-3">
          <IconButton
            size="small"
            className="narrow:size-11"
            label={t(($) => $.work.before)}
            icon={<ChevronLeft aria-hidden size={18} />}
            onPress={() => setMonth(addMonths(month, -1))}
          />
          <span aria-live="polite" className="min-w-36 text-center font-medium">
            {formatDay(month, locale, 'month')}
          </span>
          <IconButton
            size="small"
            className="narrow:size-11"
            label={t(($) => $.work.after)}
            icon={<ChevronRight aria-hidden size={18} />}
            onPress={() => setMonth(addMonths(month, 1))}
          />
        </div>
        {isError ? (
          <FailedLoad title={t(($) => $.failure)} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Skeleton className="h-72" />
        ) : (
          <Work work={data} month={month} />
        )}
      </Panel>
    </div>
  )
}

function isNothing({ minutes, cents }: WorkRow): boolean {
  return minutes === 0 && cents === 0
}

interface WorkProps {
  work: WorkFigures
  month: IsoDate
}

function Work({ work, month }: WorkProps) {
  const t = useFigureWords()
  const isGroup = useIsGroupSpace()
  const { locale } = useUiWords()
  const [from, to] = [isoDate(work.from.slice(0, 10)), isoDate(work.to.slice(0, 10))]
  return (
    <>
      <p className="pb-4 text-table text-muted">
        {t(($) => $.work.context, {
          from: formatDay(from, locale),
          to: formatDay(to, locale),
        })}
        {!isGroup && ` ${t(($) => $.work.leads)}`}
      </p>
      <WorkTable rows={workRows(work)} weeks={{ month, from, to }} />
      <WorkFacts work={work} />
    </>
  )
}

interface WorkTableProps {
  rows: readonly WorkRow[]
  weeks: Parameters<typeof rowsBehind>[1]
}

/** The sums with their causes in between; the bar of a row is its share of the largest amount. */
function WorkTable({ rows, weeks }: WorkTableProps) {
  const t = useFigureWords()
  const isGroup = useIsGroupSpace()
  const most = Math.max(1, ...rows.map(({ cents }) => Math.abs(cents)))
  return (
    <div {...scrolled} aria-label={t(($) => $.work.title)} className="overflow-x-auto">
      <table className="w-full text-table">
        <caption className="sr-only">{t(($) => $.work.title)}</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className={`${cell} text-left font-medium`}>
              {t(($) => $.work.cause)}
            </th>
            <th scope="col" className={`${figureCell} font-medium narrow:whitespace-normal`}>
              {t(($) => $.work.hours)}
            </th>
            <th scope="col" className={`${figureCell} font-medium narrow:whitespace-normal`}>
              {t(($) => $.work.amount)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, isSum, minutes, cents }) => (
            <tr key={id} className={isSum ? 'font-medium' : ''}>
              <th
                scope="row"
                className={classNames(cell, 'w-full text-left', !isSum && 'pl-6 font-normal')}
              >
                {/* The rows of a group are in its companies. */}
                {isGroup ? (
                  t(($) => $.work.rows[id])
                ) : (
                  <Link to={rowsBehind(id, weeks)} className={linkClass('row')}>
                    {t(($) => $.work.rows[id])}
                  </Link>
                )}
                <svg aria-hidden="true" className="mt-1 block h-1.5 w-full">
                  <rect
                    width={`${(Math.abs(cents) * 100) / most}%`}
                    height="6"
                    rx="2"
                    fill={`var(--color-${isSum ? 'blue' : cents < 0 ? 'orange' : 'green'})`}
                  />
                </svg>
              </th>
              <td className={figureCell}>{formatDuration(minutes)}</td>
              <td className={figureCell}>
                <Money cents={cents} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The forecast of the month, who came back, and how long a place takes to be filled. */
function WorkFacts({ work: { forecast, siders, timeToFill } }: Pick<WorkProps, 'work'>) {
  const t = useFigureWords()
  const { locale } = useUiWords()
  const money = useMoney()
  const { expected, withOpenPlaces } = forecast
  const { hires, medianMinutes } = timeToFill
  const facts = [
    [
      t(($) => $.work.forecast),
      money(expected),
      withOpenPlaces === expected
        ? t(($) => $.work.forecastText)
        : t(($) => $.work.forecastOpen, { amount: money(withOpenPlaces) }),
    ],
    [
      t(($) => $.work.cameBack),
      t(($) => $.work.cameBackOf, { count: siders.cameBack, all: siders.worked }),
      t(($) => $.work.cameBackText),
    ],
    [
      t(($) => $.work.timeToFill),
      medianMinutes === null ? t(($) => $.none) : formatWait(medianMinutes, locale),
      t(($) => $.work.timeToFillText, { count: hires }),
    ],
  ] as const
  return (
    <dl className="grid gap-4 pt-5 md:grid-cols-3">
      {facts.map(([name, figure, text]) => (
        <div key={name}>
          <dt className="text-table text-muted">{name}</dt>
          <dd>
            <span className="font-display text-title font-semibold tabular-nums">{figure}</span>
            <span className="block text-table text-muted">{text}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const minutesOfADay = 1_440

/** How long somebody was looked for: from two days on, hours would say less than days. */
function formatWait(minutes: number, locale: string): string {
  const days = Math.round(minutes / minutesOfADay)
  return days < 2 ? formatDuration(minutes) : formatDays(days, locale)
}

/** Saves the table: hours and euros as numbers, so that a spreadsheet can reckon. */
function WorkCsv({ work, month }: WorkProps) {
  const t = useFigureWords()
  const { locale } = useUiWords()
  const save = async () => {
    const { figuresCsv } = await import('./figures-csv.ts')
    const headings = [t(($) => $.work.cause), t(($) => $.work.minutes), t(($) => $.work.amount)]
    const rows = workRows(work).map(({ id, minutes, cents }) => [
      t(($) => $.work.rows[id]),
      minutes,
      cents / 100,
    ])
    const name = t(($) => $.work.fileName, { month: month.slice(0, 7) })
    saveFile(figuresCsv(name, headings, rows, locale))
  }
  return (
    <Button
      size="small"
      icon={<Download aria-hidden size={15} />}
      aria-label={`${t(($) => $.csv)}, ${t(($) => $.work.title)}`}
      onPress={() => void save()}
    >
      {t(($) => $.csv)}
    </Button>
  )
}
