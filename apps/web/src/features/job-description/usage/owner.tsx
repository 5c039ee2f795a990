import type { UsedJob } from '@renfort/contract/job-usage.ts'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useSwitchCompany } from '../../../platform/company-switch.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { useJobUsageWords } from './words.ts'

/** Whose a job description is: that of the network has no company. */
export function OwnerName({ job: { owner } }: { job: Pick<UsedJob, 'owner'> }) {
  const t = useJobUsageWords()
  return owner.isGroup ? t(($) => $.network) : <span className="wrap-anywhere">{owner.name}</span>
}

/** Opens a job description where it is edited: in the space of the group, or in its company. */
export function useOpenJob(): (job: Pick<UsedJob, 'id' | 'owner'>) => void {
  const navigate = useNavigate()
  const router = useRouter()
  const switchTo = useSwitchCompany()
  return ({ id, owner }) => {
    const there = {
      to: screenPaths.jobDescriptions,
      search: { jdid: id, mode: 'summary' },
    } as const
    if (owner.isGroup) void navigate(there)
    else switchTo({ id: owner.id, name: owner.name, href: router.buildLocation(there).href })
  }
}
