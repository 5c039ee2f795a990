import type { Mission } from '@renfort/contract/mission.ts'
import { lazy, Suspense } from 'react'
import type { EditableFact } from '../mission-record/facts/mission-fact.ts'

interface MissionFieldDialogProps {
  mission: Mission
  /** The edited field; `null` keeps the dialog closed. */
  field: EditableFact | null
  onClose: () => void
}

const FieldDialogs = lazy(async () => ({
  default: (await import('./field-dialogs.tsx')).FieldDialogs,
}))

/** Edits one field of a mission in a dialog; the code of all dialogs loads with the first one. */
export function MissionFieldDialog({ mission, field, onClose }: MissionFieldDialogProps) {
  if (field === null) return null
  return (
    <Suspense>
      <FieldDialogs mission={mission} field={field} onClose={onClose} />
    </Suspense>
  )
}
