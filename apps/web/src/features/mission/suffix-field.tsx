import { missionDisplayName, missionNameLimit } from '@renfort/domain/mission/mission.ts'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { TextFormField } from '../../form/text-form-field.tsx'
import { useMissionWords } from './words.ts'

interface SuffixFieldProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>
  name: FieldPath<Input>
  jobTitle: string
}

/** The suffix of a mission's name, with the name that it makes (TASK-31, TASK-34). */
export function SuffixField<Input extends FieldValues, Output>({
  control,
  name,
  jobTitle,
}: SuffixFieldProps<Input, Output>) {
  const t = useMissionWords()
  const typed: unknown = useWatch({ control, name })
  const shown = missionDisplayName(jobTitle, typeof typed === 'string' ? typed : null)
  return (
    <TextFormField
      control={control}
      name={name}
      label={t(($) => $.suffix.label)}
      help={t(($) => $.suffix.help, { max: missionNameLimit })}
      echo={t(($) => $.suffix.echo, { name: shown })}
      isOptional
      autoComplete="off"
    />
  )
}
