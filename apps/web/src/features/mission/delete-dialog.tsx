import { deleteMission } from '@renfort/contract/mission.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCommand } from '../../platform/query.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { missionsChanged } from '../mission-record/mission-changes.ts'
import type { NamedMission } from './mission-actions.ts'
import { useMissionWords } from './words.ts'

interface DeleteDialogProps {
  isOpen: boolean
  mission: NamedMission
  onClose: () => void
}

/** Asks before a draft is deleted (TASK-20, TASK-21). */
export function DeleteDialog({ isOpen, mission, onClose }: DeleteDialogProps) {
  const t = useMissionWords()
  const toast = useToast()
  const client = useQueryClient()
  const remove = useCommand(deleteMission, {
    onSuccess: () => {
      missionsChanged(client)
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
