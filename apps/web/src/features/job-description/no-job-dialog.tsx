import { useNavigate } from '@tanstack/react-router'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useJobDescriptionWords } from './words.ts'

/** Says that a mission needs a job description, and leads to a new one. */
export function NoJobDialog({ onClose }: { onClose: () => void }) {
  const t = useJobDescriptionWords()
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      isOpen
      title={t(($) => $.mission.title)}
      confirmLabel={t(($) => $.create)}
      onCancel={onClose}
      onConfirm={() => void navigate({ to: '/job-descriptions', search: { mode: 'create' } })}
    >
      {t(($) => $.mission.noJob)}
    </ConfirmDialog>
  )
}
