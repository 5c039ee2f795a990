import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import UsersRound from 'lucide-react/icons/users-round'
import { useMemo } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Day } from '../../../ui/day.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { formatDuration } from '../../../ui/format-duration.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useIsNarrow } from '../../../ui/use-is-narrow.ts'
import { useShiftTools } from '../shift-tools.ts'
import type { WeekSheet } from '../week-sheet.ts'
import { HoursOfWeek, RowName, SiderShifts } from './sider-cells.tsx'
import { openRow, siderRows, type WeekRow } from './sider-rows.ts'
import { heightOf, SiderTable } from './sider-table.tsx'
import { usePlanningViewWords } from './words.ts'

interface SiderWeekProps {
  sheet: WeekSheet
  /** The same week without the filters. */
  whole: WeekSheet
  today: IsoDate
  /** True while the figures of another week load. */
  isBusy: boolean
  onShowSider: (siderId: string) => void
  onStep: (weeks: 1 | -1) => void
}

/** Makes the rows of a week ahead of the view, and knows their heights. */
export function prepareSiderWeek(sheet: WeekSheet, whole: WeekSheet, locale: string): void {
  for (const row of siderRows(sheet, whole, locale)) heightOf(row)
}

/** The week with a row for each Sider: their shifts, and the totals of their week. */
export function SiderWeek({ sheet, whole, today, isBusy, onShowSider, onStep }: SiderWeekProps) {
  const t = usePlanningViewWords()
  const { locale } = useUiWords()
  const isNarrow = useIsNarrow()
  const rows = useMemo(() => siderRows(sheet, whole, locale), [sheet, whole, locale])
  const minutes = rows.reduce((sum, row) => sum + row.minutes, 0)
  const lines = useMemo(() => {
    const open = openRow(sheet)
    return open === null ? rows : [open, ...rows]
  }, [sheet, rows])
  return (
    <div
      aria-busy={isBusy}
      className={classNames('rounded-panel transition-opacity', isBusy && 'opacity-60')}
    >
      {rows.length > 0 && (
        <p className="pb-2 text-table text-muted">
          {t(($) => $.siders.summary, { count: rows.length, hours: formatDuration(minutes) })}
        </p>
      )}
      {lines.length > 0 &&
        (isNarrow ? (
          <SiderCards rows={lines} {...{ sheet, onShowSider }} />
        ) : (
          <SiderTable rows={lines} {...{ sheet, today, onShowSider, onStep }} />
        ))}
      {rows.length === 0 && (
        <div className="mt-3 rounded-panel border border-line bg-surface">
          <EmptyState title={t(($) => $.siders.empty.title)} icon={<UsersRound aria-hidden />}>
            {t(($) => $.siders.empty.text)}
          </EmptyState>
        </div>
      )}
    </div>
  )
}

interface SiderCardsProps {
  rows: readonly WeekRow[]
  sheet: WeekSheet
  onShowSider: (siderId: string) => void
}

/** The week on a phone: a card for each Sider, with the days on which they work. */
function SiderCards({ rows, sheet: { week, days }, onShowSider }: SiderCardsProps) {
  const t = usePlanningViewWords()
  const tools = useShiftTools(week)
  return (
    <ul className="flex flex-col gap-3">
      {rows.map((row) => (
        <li
          key={row.id}
          // Cards below the window are laid out only when they scroll into it.
          className="rounded-panel border border-line bg-surface p-3 [content-visibility:auto] [contain-intrinsic-size:auto_14rem]"
        >
          <div className="flex items-start justify-between gap-3 pb-2">
            <RowName {...{ row, onShowSider }} />
            <div className="shrink-0 text-right">
              <HoursOfWeek row={row} t={t} />
            </div>
          </div>
          <dl className="flex flex-col gap-2">
            {days.map((day, place) => {
              const shifts = row.days[place] ?? []
              return (
                shifts.length > 0 && (
                  <div key={day} className="flex gap-3">
                    <dt className="w-24 shrink-0 pt-1 text-table text-muted">
                      <Day date={day} />
                    </dt>
                    <dd className="min-w-0 flex-1">
                      <SiderShifts siderId={row.sider?.id ?? null} {...{ shifts, tools, t }} />
                    </dd>
                  </div>
                )
              )
            })}
          </dl>
        </li>
      ))}
    </ul>
  )
}
