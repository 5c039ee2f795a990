import type { JobDescription } from '@renfort/contract/job-description.ts'
import { missionNameLimit } from '@renfort/domain/mission/mission.ts'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import Send from 'lucide-react/icons/send'
import { Menu } from '../../ui/menu.tsx'
import { jobName } from './job-name.ts'
import { missionObstacle } from './mission-obstacle.ts'
import { useJobActions } from './use-job-actions.tsx'
import { useJobMenu } from './use-job-menu.tsx'
import { useJobRights } from './use-job-rights.ts'
import { useUnfinished } from './use-unfinished.ts'
import { useJobDescriptionWords } from './words.ts'

interface JobMenuProps {
  job: JobDescription
  onShow: (job: JobDescription) => void
  onMissionCreated: (missionId: string) => void
}

function nothing(): void {}

/** The acts on a row of the list; a closed one says why (JD-35). */
export function JobMenu({ job, onShow, onMissionCreated }: JobMenuProps) {
  const t = useJobDescriptionWords()
  const rights = useJobRights()
  const obstacle = missionObstacle(useUnfinished(job))
  const actions = useJobActions({ onDuplicated: onShow, onDeleted: nothing, onMissionCreated })
  const menu = useJobMenu(job, actions)
  return (
    <>
      <Menu
        label={t(($) => $.more, { name: jobName(job) })}
        icon={<Ellipsis aria-hidden size={18} />}
        groups={[
          [
            {
              id: 'mission',
              label: t(($) => $.summary.createMission),
              icon: <Send aria-hidden />,
              disabledReason:
                rights.createMission ??
                (obstacle === null
                  ? undefined
                  : t(($) => $.obstacles[obstacle], { max: missionNameLimit })),
              onAction: () => actions.createMission(job),
            },
            {
              id: 'show',
              label: t(($) => $.summary.show),
              icon: <Eye aria-hidden />,
              onAction: () => onShow(job),
            },
            menu.duplicate,
          ],
          [menu.remove],
        ]}
      />
      {actions.dialogs}
    </>
  )
}
