import type { Mission } from '@renfort/contract/missions.ts'
import { Pencil } from 'lucide-react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { MissionFieldDialog } from '../mission-fields/mission-field-dialog.tsx'
import type { MissionFieldName } from '../mission-fields/mission-field.ts'
import { useFieldLock } from '../mission-fields/use-field-lock.ts'
import { useMissionFieldWords } from '../mission-fields/words.ts'

interface Editing {
  readonly edit: (field: MissionFieldName) => void
  /** Why a field cannot be changed. */
  readonly lockOf: (field: MissionFieldName) => string | undefined
}

/** `null` for those who may not edit this mission at all. */
const EditingContext = createContext<Editing | null>(null)

interface RecapEditingProps {
  mission: Mission
  isAllowed: boolean
  children: ReactNode
}

/** Lets what stands inside open the dialog of a field (TASK-45). */
export function RecapEditing({ mission, isAllowed, children }: RecapEditingProps) {
  const lockOf = useFieldLock(mission)
  const [field, setField] = useState<MissionFieldName | null>(null)
  return (
    <EditingContext value={isAllowed ? { edit: setField, lockOf } : null}>
      {children}
      <MissionFieldDialog mission={mission} field={field} onClose={() => setField(null)} />
    </EditingContext>
  )
}

/** Opens the dialog of a field, or says why it is closed. */
export function EditFieldButton({ field }: { field: MissionFieldName }) {
  const t = useMissionFieldWords()
  const editing = useContext(EditingContext)
  if (editing === null) return null
  return (
    <IconButton
      size="small"
      label={t(($) => $.edit, { field: t(($) => $.titles[field]) })}
      icon={<Pencil aria-hidden size={16} />}
      disabledReason={editing.lockOf(field)}
      onPress={() => editing.edit(field)}
    />
  )
}
