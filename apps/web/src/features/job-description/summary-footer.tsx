import type { JobDescription } from '@renfort/contract/job-description.ts'
import type { JobDescriptionStep } from '@renfort/domain/job-description/job-description-steps.ts'
import { missionNameLimit } from '@renfort/domain/mission/mission.ts'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { missionObstacle, useUnfinished } from './use-unfinished.ts'
import { useJobActions, useJobMenu } from './use-job-actions.tsx'
import { useJobRights } from './use-job-rights.ts'
import { useJobDescriptionWords } from './words.ts'

interface SummaryFooterProps {
  job: JobDescription
  onComplete: (step: JobDescriptionStep) => void
  onDuplicated: (copy: JobDescription) => void
  onDeleted: () => void
  onMissionCreated: (missionId: string) => void
}

/** The actions on a job description; creating a mission comes first (JD-23). */
export function SummaryFooter({ job, onComplete, ...on }: SummaryFooterProps) {
  const t = useJobDescriptionWords()
  const rights = useJobRights()
  const actions = useJobActions(on)
  const menu = useJobMenu(job, actions)
  const unfinished = useUnfinished(job)
  const [first] = unfinished
  const obstacle = missionObstacle(unfinished)
  const locked = rights.edit(job)
  const canComplete = obstacle !== null && locked === undefined
  const missingReason = obstacle && t(($) => $.obstacles[obstacle], { max: missionNameLimit })
  return (
    <>
      <Menu
        label={t(($) => $.summary.more)}
        icon={<Ellipsis aria-hidden size={18} />}
        variant="secondary"
        placement="top start"
        className="mr-auto"
        groups={[[menu.duplicate], [menu.remove]]}
      />
      {canComplete && first !== undefined && (
        <Button variant="primary" onPress={() => onComplete(first.step)}>
          {t(($) => $.summary.complete)}
        </Button>
      )}
      <Button
        variant={canComplete ? 'secondary' : 'primary'}
        pending={actions.isChecking}
        disabledReason={rights.createMission ?? missingReason}
        onPress={() => actions.createMission(job)}
      >
        {t(($) => $.summary.createMission)}
      </Button>
      {actions.dialogs}
    </>
  )
}
