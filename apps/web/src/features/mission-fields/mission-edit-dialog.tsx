import type { Mission } from '@renfort/contract/mission.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import {
  type FieldValues,
  type FieldPath,
  type FieldPathValue,
  useController,
} from 'react-hook-form'
import { EditDialog, type EditDialogProps } from '../../form/edit-dialog.tsx'
import { issuesOf } from '../../platform/call.ts'
import { useToast } from '../../ui/use-toast.ts'
import type { EditableFact } from '../mission-record/facts/mission-fact.ts'
import { useFactLock } from '../mission-record/facts/use-fact-lock.ts'
import type { MissionChange } from './queries.ts'
import { useOvertaken } from './use-overtaken.tsx'
import { useMissionFactWords } from '../mission-record/facts/words.ts'
import { useMissionFieldWords } from './words.ts'
import type { ReactNode } from 'react'
import { useIssueText } from '../../form/issue-translation.tsx'
import type { ContractForm } from '../../form/use-contract-form.ts'

export interface FieldDialogProps {
  mission: Mission
  onClose: () => void
}

interface MissionEditDialogProps<Input extends FieldValues, Output>
  extends
    FieldDialogProps,
    Pick<EditDialogProps<Input, Output>, 'schema' | 'initial' | 'fields' | 'size'> {
  field: EditableFact
  changeOf: (values: Output) => MissionChange
}

/** The frame of every dialog that edits one field of a mission: its title, its lock, its save. */
export function MissionEditDialog<Input extends FieldValues, Output>({
  mission,
  field,
  changeOf,
  onClose,
  fields,
  ...form
}: MissionEditDialogProps<Input, Output>) {
  const t = useMissionFieldWords()
  const facts = useMissionFactWords()
  const toast = useToast()
  const { save, noticeOf } = useOvertaken(mission)
  const lockOf = useFactLock(mission)
  return (
    <EditDialog
      {...form}
      isOpen
      onClose={onClose}
      title={facts(($) => $.labels[field])}
      context={missionDisplayName(mission.jobTitle.name, mission.name)}
      disabledReason={lockOf(field)}
      issuesOf={issuesOf}
      fields={(typed) => (
        <>
          {noticeOf(field)}
          {fields(typed)}
        </>
      )}
      save={(values) => save(changeOf(values))}
      onSaved={() => toast.success(t(($) => $.saved))}
    />
  )
}

interface FieldEditorProps<Input extends FieldValues, Output, Name extends FieldPath<Input>> {
  form: ContractForm<Input, Output>
  name: Name
  children: (field: {
    value: FieldPathValue<Input, Name>
    onChange: (value: FieldPathValue<Input, Name>) => void
    error: string | undefined
  }) => ReactNode
}

/** Connects an editor (a value and its `onChange`) to a field of a form. */
export function FieldEditor<Input extends FieldValues, Output, Name extends FieldPath<Input>>({
  form,
  name,
  children,
}: FieldEditorProps<Input, Output, Name>) {
  const text = useIssueText()
  const { field, fieldState } = useController({ control: form.control, name })
  return children({
    value: field.value,
    onChange: field.onChange,
    error: text(fieldState.error?.message),
  })
}
