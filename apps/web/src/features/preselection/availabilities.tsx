import type { Applicant } from '@renfort/contract/preselection.ts'
import { instant, type LocalTime } from '@renfort/domain/kernel/calendar.ts'
import { localAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { Day } from '../../ui/day.tsx'
import { TimeRange } from '../../ui/time-range.tsx'
import { usePreselectionWords } from './words.ts'

interface AvailabilitiesProps {
  periods: Applicant['availabilities']
  /** That of the mission. */
  zone: TimeZone
}

/** When a candidate can come by the clocks of the place: the hours of one day, or from an hour of one day to that of another. */
export function Availabilities({ periods, zone }: AvailabilitiesProps) {
  const t = usePreselectionWords()
  if (periods.length === 0) return <span className="text-muted">{t(($) => $.anyTime)}</span>
  return (
    <ul className="flex flex-col gap-1">
      {periods.map(({ startDate, endDate }) => {
        const [from, to] = [localAt(instant(startDate), zone), localAt(instant(endDate), zone)]
        return (
          <li key={startDate + endDate}>
            <Day date={from.date} />
            {from.date === to.date ? (
              <span className="block text-sm text-muted">
                <TimeRange from={from.time} to={to.time} />
              </span>
            ) : (
              <>
                <Hour time={from.time} />
                {' – '}
                <Day date={to.date} />
                <Hour time={to.time} />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Hour({ time }: { time: LocalTime }) {
  return <span className="text-sm text-muted tabular-nums"> {time}</span>
}
