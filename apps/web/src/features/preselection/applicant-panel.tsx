import type { Applicant } from '@renfort/contract/preselection.ts'
import { useQuery } from '@tanstack/react-query'
import { Avatar } from '../../ui/avatar.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { ProfileCareer, ProfileJobs } from '../sider/profile/profile-career.tsx'
import { siderPicture } from '../sider/queries.ts'
import { applicantQuery } from './queries.ts'
import { usePreselectionWords } from './words.ts'

interface ApplicantPanelProps {
  taskId: string
  applicant: Pick<Applicant, 'id' | 'name'>
  onClose: () => void
}

/** The experience and education of an applicant whom the company does not know yet. */
export function ApplicantPanel({ taskId, applicant, onClose }: ApplicantPanelProps) {
  const t = usePreselectionWords()
  const { data: profile, isError } = useQuery(applicantQuery(taskId, applicant.id))
  return (
    <SidePanel isOpen onClose={onClose} title={applicant.name}>
      {isError ? (
        <p role="alert">{t(($) => $.profile.failed)}</p>
      ) : profile === undefined ? (
        <SkeletonRows rows={5} />
      ) : (
        <div className="flex flex-col gap-6">
          <div className="flex items-center gap-4">
            <Avatar size="large" name={profile.name} src={siderPicture(profile.pictureUrl)} />
            <p className="min-w-0 text-muted">{t(($) => $.profile.contactLater)}</p>
          </div>
          <ProfileJobs jobs={profile.jobTypes} />
          <ProfileCareer experiences={profile.experiences} educations={profile.educations} />
        </div>
      )}
    </SidePanel>
  )
}
