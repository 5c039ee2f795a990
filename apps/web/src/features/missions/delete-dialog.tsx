import { deleteMission, listMissions } from '@renfort/contract/missions.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { useCommand } from '../../platform/query.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useToast } from '../../ui/use-toast.ts'
import type { NamedMission } from './named-mission.ts'
import { useMissionWords } from './words.ts'

interface DeleteDialogProps {
  isOpen: boolean
  mission: NamedMission
  onClose: () => void
}

/** TASK-20, TASK-21. */
export function DeleteDialog({ isOpen, mission, onClose }: DeleteDialogProps) {
  const t = useMissionWords()
  const toast = useToast()
  const remove = useCommand(deleteMission, {
    invalidates: [listMissions],
    onSuccess: () => {
      onClose()
      toast.success(t(($) => $.remove.done))
    },
  })
  const name = missionDisplayName(mission.jobTitle.name, mission.name)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isDanger
      title={t(($) => $.remove.title)}
      confirmLabel={t(($) => $.remove.confirm)}
      pending={remove.isPending}
      onCancel={onClose}
      onConfirm={() => remove.mutate({ params: { id: mission.id } })}
    >
      {t(($) => $.remove.text, { name })}
    </ConfirmDialog>
  )
}
