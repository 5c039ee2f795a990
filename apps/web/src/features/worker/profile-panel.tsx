import type { WorkerProfile } from '@renfort/contract/worker.ts'
import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../platform/person-name.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Fact } from '../../ui/panel.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { formatPhone } from './format-phone.ts'
import { ProfileAhead } from './profile-ahead.tsx'
import { ProfileCareer } from './profile-career.tsx'
import { ProfileComments } from './profile-comments.tsx'
import { ProfileJobs } from './profile-jobs.tsx'
import { ProfileMissions } from './profile-missions.tsx'
import { OwnNumber } from './own-number.tsx'
import { profileQuery } from './queries.ts'
import { workerPicture } from './worker-picture.ts'
import { useWorkerWords } from './words.ts'

interface ProfilePanelProps {
  siderId: string
  onClose: () => void
}

/** Who a Sider is, what they did for the company, and what it thinks of them (ENT-34). */
export function ProfilePanel({ siderId, onClose }: ProfilePanelProps) {
  const t = useWorkerWords()
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
  const t = useWorkerWords()
  const { phoneNumber, email, pictureUrl } = profile
  return (
    <div className="flex items-start gap-4">
      <Avatar size="large" name={fullName(profile)} src={workerPicture(pictureUrl)} />
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
