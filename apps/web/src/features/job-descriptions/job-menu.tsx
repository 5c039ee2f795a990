import type { JobDescription } from '@renfort/contract/job-descriptions.ts'
import { missionNameLimit } from '@renfort/domain/mission/mission.ts'
import { Copy, Ellipsis, Eye, Send, Trash2 } from 'lucide-react'
import { Menu } from '../../ui/menu.tsx'
import { jobName } from './job-name.ts'
import { missionObstacle } from './mission-obstacle.ts'
import { useJobActions } from './use-job-actions.tsx'
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
            {
              id: 'duplicate',
              label: t(($) => $.summary.duplicate),
              icon: <Copy aria-hidden />,
              disabledReason: rights.create,
              onAction: () => actions.duplicate(job),
            },
          ],
          [
            {
              id: 'remove',
              label: t(($) => $.summary.remove),
              icon: <Trash2 aria-hidden />,
              isDanger: true,
              disabledReason: rights.edit(job),
              onAction: () => actions.remove(job),
            },
          ],
        ]}
      />
      {actions.dialogs}
    </>
  )
}
