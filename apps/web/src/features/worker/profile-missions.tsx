import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { lastDayOf } from '@renfort/domain/kernel/place-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useProductClock } from '../../platform/product-clock.ts'
import { Day } from '../../ui/day.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { FeedbackButton } from '../feedback/feedback-button.tsx'
import { ratedWorkQuery, ratedPersonOf } from '../feedback/rated-person.ts'
import { ProfilePart } from './profile-part.tsx'
import { useWorkerWords } from './words.ts'

/** The company’s missions that a Sider has worked on, with the opinion of each. */
export function ProfileMissions({ siderId }: { siderId: string }) {
  const t = useWorkerWords()
  const { now } = useProductClock()
  const { data, isError } = useQuery(ratedWorkQuery({ siderId }))
  return (
    <ProfilePart title={t(($) => $.profile.missions)}>
      {isError ? (
        <p role="alert">{t(($) => $.profile.failed)}</p>
      ) : data === undefined ? (
        <SkeletonRows rows={2} />
      ) : data.work.length === 0 ? (
        <p className="text-muted">{t(($) => $.profile.noMission)}</p>
      ) : (
        <ul>
          {data.work.map((work) => {
            const person = ratedPersonOf(work, now())
            const { endDate, timeZone } = work.task
            return (
              <li
                key={person.taskId}
                className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2 first:border-t-0"
              >
                <span className="min-w-0">
                  <span className="block font-medium">{person.mission}</span>
                  {endDate !== null && (
                    <span className="text-sm text-muted">
                      <Day
                        date={lastDayOf({ endsAt: endDate as Instant, timeZone })}
                        style="medium"
                      />
                    </span>
                  )}
                </span>
                <FeedbackButton person={person} isOpen={work.isOpen} />
              </li>
            )
          })}
        </ul>
      )}
    </ProfilePart>
  )
}
