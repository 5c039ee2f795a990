import type { UsedJob } from '@renfort/contract/job-usage.ts'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import Scale from 'lucide-react/icons/scale'
import { Menu } from '../../../ui/menu.tsx'
import { jobName } from '../job-marks.tsx'
import { useJobRights } from '../use-job-rights.ts'
import { useOpenJob } from './owner.tsx'
import { useJobUsageWords } from './words.ts'

interface UsageMenuProps {
  job: UsedJob
  onCompare: (jobTitleId: string) => void
  onCopy: (job: UsedJob) => void
}

/** The actions on a job description of the group or of one of its companies. */
export function UsageMenu({ job, onCompare, onCopy }: UsageMenuProps) {
  const t = useJobUsageWords()
  const open = useOpenJob()
  const rights = useJobRights()
  return (
    <Menu
      label={t(($) => $.more, { name: jobName(job), owner: job.owner.name })}
      icon={<Ellipsis aria-hidden size={18} />}
      groups={[
        [
          {
            id: 'open',
            label: t(($) => $.open),
            icon: <Eye aria-hidden />,
            onAction: () => open(job),
          },
          {
            id: 'compare',
            label: t(($) => $.compareAct),
            icon: <Scale aria-hidden />,
            disabledReason: job.sameTitle.descriptions === 1 ? t(($) => $.alone) : undefined,
            onAction: () => onCompare(job.jobTitle.id),
          },
          {
            id: 'use',
            label: t(($) => $.use),
            icon: <Copy aria-hidden />,
            disabledReason: rights.create,
            onAction: () => onCopy(job),
          },
        ],
      ]}
    />
  )
}
