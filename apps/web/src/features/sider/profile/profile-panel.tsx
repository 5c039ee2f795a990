import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import type { WorkerProfile } from '@renfort/contract/company-sider.ts'
import { dateInParis, instant, type Instant } from '@renfort/domain/kernel/calendar.ts'
import { dateAt, lastDayOf, localAt } from '@renfort/domain/kernel/place-time.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fullName } from '../../../platform/person-name.ts'
import { useProductClock } from '../../../platform/product-clock.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { useZoneName } from '../../../platform/use-zone-name.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Day } from '../../../ui/day.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { Fact } from '../../../ui/panel.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { FeedbackButton } from '../../feedback/feedback-button.tsx'
import { ratedPersonOf, ratedWorkQuery } from '../../feedback/rated-person.ts'
import { formatPhone, profileQuery, siderPicture } from '../queries.ts'
import { useSiderWords } from '../words.ts'
import { OwnNumber } from './own-number.tsx'
import { ProfileCareer, ProfileJobs, ProfilePart } from './profile-career.tsx'

interface ProfilePanelProps {
  siderId: string
  onClose: () => void
}

/** A Sider: their identity, their work for the company, and its opinion of them (ENT-34). */
export function ProfilePanel({ siderId, onClose }: ProfilePanelProps) {
  const t = useSiderWords()
  const { data: profile, isError } = useQuery(profileQuery(siderId))
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={profile === undefined ? t(($) => $.profile.loading) : fullName(profile)}
      context={
        profile?.isRecommended === true && <Badge tone="green">{t(($) => $.recommended)}</Badge>
      }
    >
      {isError ? (
        <p role="alert">{t(($) => $.profile.failed)}</p>
      ) : profile === undefined ? (
        <SkeletonRows rows={5} />
      ) : (
        <div className="flex flex-col gap-6">
          <Contact profile={profile} />
          <ProfileJobs jobs={profile.jobTypes} />
          <ProfileAhead profile={profile} />
          <ProfileMissions siderId={siderId} />
          <ProfileComments comments={profile.feedbacks} />
          <ProfileCareer experiences={profile.experiences} educations={profile.educations} />
        </div>
      )}
    </SidePanel>
  )
}

function Contact({ profile }: { profile: WorkerProfile }) {
  const t = useSiderWords()
  const { phoneNumber, email, pictureUrl } = profile
  return (
    <div className="flex items-start gap-4">
      <Avatar size="large" name={fullName(profile)} src={siderPicture(pictureUrl)} />
      <dl className="min-w-0 flex-1">
        <Fact label={t(($) => $.profile.phone)}>
          <a href={`tel:${phoneNumber}`} className={linkClass('text', 'tabular-nums')}>
            {formatPhone(phoneNumber)}
          </a>
        </Fact>
        {email !== null && (
          <Fact label={t(($) => $.profile.email)}>
            <a href={`mailto:${email}`} className={linkClass()}>
              {shownEmail(email)}
            </a>
          </Fact>
        )}
        <OwnNumber profile={profile} />
      </dl>
    </div>
  )
}

const lineClass =
  'flex flex-wrap justify-between gap-x-4 border-t border-line py-2 first:border-t-0'

/** Their next shifts, and their contracts with the company. */
function ProfileAhead({ profile: { nextShifts, documents } }: { profile: WorkerProfile }) {
  const t = useSiderWords()
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
                  to={screenPaths.contract}
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

/** The company’s missions that a Sider has worked on, with the opinion of each. */
function ProfileMissions({ siderId }: { siderId: string }) {
  const t = useSiderWords()
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

/** The comments of the company’s managers on a Sider; other companies never see them (G-19). */
function ProfileComments({ comments }: { comments: WorkerProfile['feedbacks'] }) {
  const t = useSiderWords()
  const { locale } = useUiWords()
  return (
    <ProfilePart title={t(($) => $.profile.comments)}>
      {comments.length === 0 ? (
        <p className="text-muted">{t(($) => $.profile.noComment)}</p>
      ) : (
        <ul>
          {comments.map(({ id, name, createdAt, comment }) => {
            const date = formatDay(dateInParis(createdAt as Instant), locale, 'medium')
            return (
              <li key={id} className="border-t border-line py-2 first:border-t-0">
                <p className="wrap-anywhere">{comment}</p>
                <p className="text-sm text-muted">
                  {name === '' ? date : t(($) => $.profile.said, { name, date })}
                </p>
              </li>
            )
          })}
        </ul>
      )}
    </ProfilePart>
  )
}
