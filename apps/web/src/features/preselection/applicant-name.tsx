import type { Applicant } from '@renfort/contract/preselection.ts'
import { lazy } from 'react'
import { NameButton, ProfileButton } from '../sider/profile/profile-button.tsx'

const ApplicantPanel = lazy(async () => ({
  default: (await import('./applicant-panel.tsx')).ApplicantPanel,
}))

interface ApplicantNameProps {
  taskId: string
  applicant: Pick<Applicant, 'id' | 'siderId' | 'name'>
}

/** The name of an applicant, which opens their profile: the whole one once the company knows them. */
export function ApplicantName({ taskId, applicant }: ApplicantNameProps) {
  const { siderId, name } = applicant
  if (siderId !== null) return <ProfileButton siderId={siderId}>{name}</ProfileButton>
  return (
    <NameButton
      panel={(onClose) => (
        <ApplicantPanel taskId={taskId} applicant={applicant} onClose={onClose} />
      )}
    >
      {name}
    </NameButton>
  )
}
