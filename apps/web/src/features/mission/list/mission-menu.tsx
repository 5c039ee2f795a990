import type { MissionRow } from '@renfort/contract/mission.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { useNavigate } from '@tanstack/react-router'
import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import History from 'lucide-react/icons/history'
import MoreHorizontal from 'lucide-react/icons/more-horizontal'
import PenLine from 'lucide-react/icons/pen-line'
import Pencil from 'lucide-react/icons/pencil'
import SquarePen from 'lucide-react/icons/square-pen'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useConfig } from '../../../platform/config.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import type { MenuCommand } from '../../../ui/menu-items.tsx'
import { Menu } from '../../../ui/menu.tsx'
import {
  type MissionAction,
  type MissionDialogKind,
  useOfferedActions,
} from '../mission-actions.ts'
import { MissionDialog } from '../mission-dialog.tsx'
import { useMissionWords } from '../words.ts'

const icons = {
  view: Eye,
  finish: PenLine,
  orderAgain: History,
  duplicate: Copy,
  rename: Pencil,
  edit: SquarePen,
  delete: Trash2,
} as const

/** The actions of a row, and the dialogs that some of them open. */
export function MissionMenu({ mission }: { mission: MissionRow }) {
  const t = useMissionWords()
  const navigate = useNavigate()
  const { links } = useConfig()
  const offered = useOfferedActions()(mission)
  const [dialog, setDialog] = useState<MissionDialogKind | null>(null)
  if (offered.length === 0) return null

  const taskId = mission.id
  const view = () => void navigate({ to: screenPaths.mission, params: { taskId } })
  const perform: Record<MissionAction, () => void> = {
    view,
    finish: () => void navigate({ to: screenPaths.posting, params: { taskId } }),
    orderAgain: () => setDialog('orderAgain'),
    duplicate: () => setDialog(mission.migrated ? 'migrated' : 'duplicate'),
    rename: () => setDialog('rename'),
    // Leads to the external posting where one is configured, else to the recap (C-31).
    edit: () => {
      const address = externalAddress(links.externalJobPosting, taskId)
      if (address === null) view()
      else window.location.assign(address)
    },
    delete: () => setDialog('delete'),
  }
  const commandOf = (action: MissionAction): MenuCommand => {
    const Icon = icons[action]
    return {
      id: action,
      label: t(($) => $.actions[action]),
      icon: <Icon aria-hidden />,
      isDanger: action === 'delete',
      onAction: perform[action],
    }
  }
  const name = missionDisplayName(mission.jobTitle.name, mission.name)
  return (
    <>
      <Menu
        label={t(($) => $.actions.menu, { name })}
        icon={<MoreHorizontal aria-hidden size={18} />}
        groups={[
          offered.filter((action) => action !== 'delete').map(commandOf),
          offered.filter((action) => action === 'delete').map(commandOf),
        ]}
      />
      {dialog !== null && (
        <MissionDialog
          kind={dialog}
          mission={mission}
          onClose={() => setDialog(null)}
          onInstead={setDialog}
        />
      )}
    </>
  )
}

/** The configured address of the external posting, with the mission in the place of `{taskId}` (C-31). */
function externalAddress(template: string | null, taskId: string): string | null {
  return template === null ? null : template.replaceAll('{taskId}', encodeURIComponent(taskId))
}
