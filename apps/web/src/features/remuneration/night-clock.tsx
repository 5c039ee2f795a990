import { minuteOfTime } from '@renfort/domain/kernel/calendar.ts'
import type { HoursTypes } from '@renfort/domain/remuneration/policy.ts'
import { formatDuration } from '../../ui/format-duration.ts'
import { useRemunerationWords } from './words.ts'

const day = 24 * 60
const marks = [0, 6, 12, 18]

/** The night on a clock of 24 hours, midnight at the top. */
export function NightClock({
  night,
}: {
  night: Pick<HoursTypes['night'], 'startHour' | 'endHour'>
}) {
  const t = useRemunerationWords()
  const start = minuteOfTime(night.startHour)
  const end = minuteOfTime(night.endHour)
  const length = (end - start + day) % day || day
  const label = t(($) => $.night.clock, {
    start: night.startHour,
    end: night.endHour,
    duration: formatDuration(length),
  })
  return (
    <div className="shrink-0">
      <span className="sr-only">{label}</span>
      <svg viewBox="0 0 100 100" aria-hidden className="size-28">
        <circle cx="50" cy="50" r="34" fill="none" className="stroke-line" strokeWidth="10" />
        <circle
          cx="50"
          cy="50"
          r="34"
          fill="none"
          className="stroke-ink"
          strokeWidth="10"
          pathLength={day}
          strokeDasharray={`${length} ${day - length}`}
          transform={`rotate(${(start / day) * 360 - 90} 50 50)`}
        />
        {marks.map((hour) => {
          const angle = (hour / 24) * 2 * Math.PI
          return (
            <text
              key={hour}
              x={50 + 45 * Math.sin(angle)}
              y={50 - 45 * Math.cos(angle)}
              textAnchor="middle"
              dominantBaseline="central"
              className="fill-muted text-[8px] tabular-nums"
            >
              {hour}
            </text>
          )
        })}
        <text
          x="50"
          y="50"
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-ink text-[13px] font-semibold tabular-nums"
        >
          {formatDuration(length)}
        </text>
      </svg>
    </div>
  )
}
