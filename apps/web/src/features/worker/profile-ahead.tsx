import type { WorkerProfile } from '@renfort/contract/worker.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { dateAt, localAt } from '@renfort/domain/kernel/place-time.ts'
import { Link } from '@tanstack/react-router'
import { useZoneName } from '../../platform/use-zone-name.ts'
import { Day } from '../../ui/day.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { ProfilePart } from './profile-part.tsx'
import { useWorkerWords } from './words.ts'

const lineClass =
  'flex flex-wrap justify-between gap-x-4 border-t border-line py-2 first:border-t-0'

/** What they are to work next, and their contracts with the company. */
export function ProfileAhead({ profile: { nextShifts, documents } }: { profile: WorkerProfile }) {
  const t = useWorkerWords()
  const clocksOf = useZoneName()
  return (
    <>
      <ProfilePart title={t(($) => $.profile.nextShifts)}>
        {nextShifts === undefined || nextShifts.length === 0 ? (
          <p className="text-muted">{t(($) => $.profile.noShift)}</p>
        ) : (
          <ul>
            {nextShifts.map(({ id, taskName, startDate, endDate, timeZone }) => {
              const [start, end] = [
                localAt(instant(startDate), timeZone),
                localAt(instant(endDate), timeZone),
              ]
              const clocks = clocksOf(timeZone, instant(startDate))
              const times = { from: start.time, to: end.time }
              return (
                <li key={id} className={lineClass}>
                  <span className="min-w-0 wrap-anywhere">{taskName}</span>
                  <span className="text-muted tabular-nums">
                    <Day date={start.date} />{' '}
                    {start.date === end.date
                      ? t(($) => $.profile.times, times)
                      : t(($) => $.profile.night, times)}
                    {clocks !== null && `, ${clocks}`}
                  </span>
                </li>
              )
            })}
          </ul>
        )}
      </ProfilePart>
      {documents !== undefined && documents.length > 0 && (
        <ProfilePart title={t(($) => $.profile.documents)}>
          <ul>
            {documents.map(({ documentId, taskName, status, startDate, timeZone }) => (
              <li key={documentId} className={lineClass}>
                <Link
                  to="/contracts/$documentId/signature"
                  params={{ documentId }}
                  className={linkClass('row', 'min-w-0 wrap-anywhere')}
                >
                  {taskName}
                </Link>
                <span className="text-muted tabular-nums">
                  {t(($) => $.profile.status[status])}{' '}
                  <Day date={dateAt(instant(startDate), timeZone)} style="medium" />
                </span>
              </li>
            ))}
          </ul>
        </ProfilePart>
      )}
    </>
  )
}
