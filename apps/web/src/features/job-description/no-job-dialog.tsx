import { useNavigate } from '@tanstack/react-router'
import { screenPaths } from '../../platform/screen-paths.ts'
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
      onConfirm={() =>
        void navigate({ to: screenPaths.jobDescriptions, search: { mode: 'create' } })
      }
    >
      {t(($) => $.mission.noJob)}
    </ConfirmDialog>
  )
}
