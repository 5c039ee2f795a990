import type { Mission } from '@renfort/contract/mission.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
} from 'react-hook-form'
import { EditDialog, type EditDialogProps } from '../../form/edit-dialog.tsx'
import { useIssueText } from '../../form/issue-translation.tsx'
import type { ContractForm } from '../../form/use-contract-form.ts'
import { CallError } from '../../platform/call-error.ts'
import { issuesOf } from '../../platform/call.ts'
import { useToast } from '../../ui/use-toast.ts'
import { useFactValue } from '../mission-record/facts/fact-values.tsx'
import type { EditableFact } from '../mission-record/facts/mission-fact.ts'
import { useFactLock } from '../mission-record/facts/use-fact-lock.ts'
import { missionQuery } from '../mission-record/queries.ts'
import { useMissionRecordWords } from '../mission-record/words.ts'
import { type MissionChange, useSaveMission } from './queries.ts'
import { useMissionFieldWords } from './words.ts'

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
  const facts = useMissionRecordWords()
  const toast = useToast()
  const { save, noticeOf } = useOvertaken(mission)
  const lockOf = useFactLock(mission)
  return (
    <EditDialog
      {...form}
      isOpen
      onClose={onClose}
      title={facts(($) => $.facts.labels[field])}
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

/** A mission of a list has no version: the last change wins. */
type Seen = Pick<Mission, 'id'> & Partial<Pick<Mission, 'version'>>

interface Overtaken {
  /** The mission with the changes of somebody else. */
  readonly mission: Mission
  readonly by: string | null
}

/**
 * Saves a change on the version of the mission that the dialog opened with. When somebody has changed the same field
 * meanwhile, the dialog shows their value and keeps the typed one; saving again replaces theirs.
 */
export function useOvertaken(seen: Seen): {
  save: (change: MissionChange) => Promise<Mission>
  noticeOf: (fact: EditableFact) => ReactNode
} {
  const client = useQueryClient()
  const send = useSaveMission(seen.id, isStale)
  const [base, setBase] = useState(seen.version)
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null)
  return {
    save: async (change) => {
      try {
        return await send({ ...change, ...(base === undefined ? {} : { version: base }) })
      } catch (failure) {
        if (failure instanceof CallError && isStale(failure)) {
          const mission = await client.fetchQuery({ ...missionQuery(seen.id), staleTime: 0 })
          const { by } = failure.metadata
          setBase(mission.version)
          setOvertaken({ mission, by: typeof by === 'string' ? by : null })
        }
        throw failure
      }
    },
    noticeOf: (fact) => overtaken !== null && <OthersChange {...overtaken} fact={fact} />,
  }
}

function isStale({ key }: CallError): boolean {
  return key === 'errors.task.stale'
}

function OthersChange({ mission, by, fact }: Overtaken & { fact: EditableFact }) {
  const t = useMissionFieldWords()
  const value = useFactValue(mission)(fact)
  return (
    <div role="alert" className="rounded-control bg-orange-wash px-3 py-2 text-orange">
      <p>
        {by === null ? t(($) => $.overtaken.bySomebody) : t(($) => $.overtaken.by, { name: by })}
      </p>
      <div className="my-1 font-medium">{value ?? t(($) => $.overtaken.nothing)}</div>
      <p>{t(($) => $.overtaken.choice)}</p>
    </div>
  )
}
