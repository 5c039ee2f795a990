import { useNavigate } from '@tanstack/react-router'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { NamedMission } from './named-mission.ts'
import { useMissionWords } from './words.ts'

interface MigratedDialogProps {
  isOpen: boolean
  mission: NamedMission
  onClose: () => void
}

/** A mission that was imported leads to the job descriptions instead of a copy (TASK-26). */
export function MigratedDialog({ isOpen, onClose }: MigratedDialogProps) {
  const t = useMissionWords()
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t(($) => $.migrated.title)}
      confirmLabel={t(($) => $.migrated.action)}
      onCancel={onClose}
      onConfirm={() => {
        onClose()
        void navigate({ to: '/job-descriptions' })
      }}
    >
      {t(($) => $.migrated.text)}
    </ConfirmDialog>
  )
}
