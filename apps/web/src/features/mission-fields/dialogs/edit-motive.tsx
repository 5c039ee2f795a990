import { useToast } from '../../../ui/use-toast.ts'
import { MotiveDialog } from '../../motive/motive-dialog.tsx'
import type { FieldDialogProps } from '../mission-edit-dialog.tsx'
import { useSaveMission } from '../queries.ts'
import { useFactLock } from '../../mission-facts/use-fact-lock.ts'
import { useMissionFieldWords } from '../words.ts'

export function EditMotiveDialog({ mission, onClose }: FieldDialogProps) {
  const t = useMissionFieldWords()
  const toast = useToast()
  const save = useSaveMission(mission.id)
  const lockOf = useFactLock(mission)
  return (
    <MotiveDialog
      isOpen
      onClose={onClose}
      current={mission.motive}
      disabledReason={lockOf('motive')}
      choose={async (motive) => {
        await save({ motiveId: motive.id })
        toast.success(t(($) => $.saved))
      }}
    />
  )
}
