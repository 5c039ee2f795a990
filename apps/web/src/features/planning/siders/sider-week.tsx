import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import UsersRound from 'lucide-react/icons/users-round'
import { useMemo } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { formatDuration } from '../../../ui/format-duration.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useIsNarrow } from '../../../ui/use-is-narrow.ts'
import type { WeekSheet } from '../week-sheet.ts'
import { SiderCards } from './sider-cards.tsx'
import { openRow, siderRows } from './sider-rows.ts'
import { SiderTable } from './sider-table.tsx'
import { useSiderWeekWords } from './words.ts'

export interface SiderWeekProps {
  sheet: WeekSheet
  /** The same week without the filters. */
  whole: WeekSheet
  today: IsoDate
  /** The figures of another week are on their way. */
  isBusy: boolean
  onShowSider: (siderId: string) => void
  onStep: (weeks: 1 | -1) => void
}

/** The same week with a row for each person: where they are, what their week comes to. */
export function SiderWeek({ sheet, whole, today, isBusy, onShowSider, onStep }: SiderWeekProps) {
  const t = useSiderWeekWords()
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
          {t(($) => $.summary, { count: rows.length, hours: formatDuration(minutes) })}
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
          <EmptyState title={t(($) => $.empty.title)} icon={<UsersRound aria-hidden />}>
            {t(($) => $.empty.text)}
          </EmptyState>
        </div>
      )}
    </div>
  )
}
