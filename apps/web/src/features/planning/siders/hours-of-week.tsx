import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { formatDuration } from '../../../ui/format-duration.ts'
import type { SiderRow, WeekRow } from './sider-rows.ts'
import { useSiderWeekWords } from './words.ts'

/** The hours of a row, and what its week comes to. */
export function HoursOfWeek({ row }: { row: WeekRow }) {
  const t = useSiderWeekWords()
  return (
    <>
      <span className="block font-medium tabular-nums">{formatDuration(row.minutes)}</span>
      {row.sider === null ? (
        <span className="block text-sm text-muted">
          {t(($) => $.openPlaces, { count: row.places })}
        </span>
      ) : (
        <WeekOfPerson row={row} />
      )}
    </>
  )
}

/** What of somebody's whole week is overtime to come, and their shortest rest. */
function WeekOfPerson({ row: { minutes, wholeWeek } }: { row: SiderRow }) {
  const t = useSiderWeekWords()
  const { overtimeMinutes, shortestRestMinutes, isRestShort } = wholeWeek
  return (
    <>
      {wholeWeek.minutes !== minutes && (
        <span className="block text-sm text-muted">
          {t(($) => $.wholeWeek, { length: formatDuration(wholeWeek.minutes) })}
        </span>
      )}
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
