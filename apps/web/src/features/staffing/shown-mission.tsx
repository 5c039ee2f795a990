import type { MissionToStaff } from '@renfort/contract/staffing.ts'
import type { Urgency } from '@renfort/domain/hiring/urgency.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { Link } from '@tanstack/react-router'
import { fullName } from '../../platform/person-name.ts'
import { staffPaths } from '../../platform/screen-paths.ts'
import { linkClass } from '../../ui/link-class.ts'
import { UrgencyBadge } from '../mission-record/mission-badges.tsx'
import type { MissionToStaffReply } from './queries.ts'
import { useStaffingWords } from './words.ts'

/** How soon the next open slot starts. */
export function StartUrgency({ urgency }: { urgency: Urgency }) {
  const t = useStaffingWords()
  return <UrgencyBadge urgency={urgency}>{t(($) => $.urgency[urgency])}</UrgencyBadge>
}

interface ProfileLinkProps {
  sider: { readonly id: string; readonly firstName: string; readonly lastName: string }
}

/** The name of a Sider, linked to their profile. */
export function ProfileLink({ sider }: ProfileLinkProps) {
  return (
    <Link to={staffPaths.sider} params={{ siderId: sider.id }} className={linkClass('row')}>
      {fullName(sider)}
    </Link>
  )
}

export function missionTitle({ jobTitle, name }: Pick<MissionToStaff, 'jobTitle' | 'name'>) {
  return missionDisplayName(jobTitle.name, name)
}

type State = Pick<
  MissionToStaffReply,
  'selectionStatus' | 'archived' | 'companyBlocked' | 'nextOpenStart'
>

/** Whether a mission still accepts hires, by the rule of the API. */
export function hiringOpen({ selectionStatus, archived, companyBlocked, nextOpenStart }: State) {
  const isStopped = selectionStatus === 'closed'
  const isFull = nextOpenStart === null
  return { isOpen: !archived && !companyBlocked && !isStopped && !isFull, isStopped, isFull }
}
