import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { formatDuration } from '../../../ui/format-duration.ts'
import type { SiderRow } from './sider-rows.ts'
import { useSiderWeekWords } from './words.ts'

/** The hours of somebody's week, what of them is overtime to come, and their shortest rest. */
export function HoursOfWeek({ row }: { row: SiderRow }) {
  const t = useSiderWeekWords()
  const { minutes, overtimeMinutes, shortestRestMinutes, isRestShort } = row
  return (
    <>
      <span className="block font-medium tabular-nums">{formatDuration(minutes)}</span>
      {overtimeMinutes > 0 && (
        <span className="block text-sm text-orange">
          {t(($) => $.overtime, { length: formatDuration(overtimeMinutes) })}
        </span>
      )}
      {shortestRestMinutes !== null && (
        <span
          className={
            isRestShort
              ? 'flex items-start gap-1 text-sm font-medium text-red'
              : 'block text-sm text-muted'
          }
        >
          {isRestShort && <TriangleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />}
          {isRestShort
            ? t(($) => $.restShort, { length: formatDuration(shortestRestMinutes) })
            : t(($) => $.rest, { length: formatDuration(shortestRestMinutes) })}
        </span>
      )}
    </>
  )
}
