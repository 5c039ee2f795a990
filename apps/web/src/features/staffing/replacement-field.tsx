import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ComboboxFormField } from '../../form/combobox-form-field.tsx'
import type { Bound } from '../../form/use-field.ts'
import { fullName } from '../../platform/person-name.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import { foundCandidatesQuery, type MissionToStaffReply } from './queries.ts'
import { useStaffingWords } from './words.ts'

interface ReplacementFieldProps<Input extends FieldValues, Output> extends Bound<Input, Output> {
  mission: MissionToStaffReply
  /** Who leaves, and so does not come in their own place. */
  leavingId: string
}

/** Who comes instead: the fittest for the mission, or whoever is searched by name. */
export function ReplacementField<Input extends FieldValues, Output>({
  mission,
  leavingId,
  ...bound
}: ReplacementFieldProps<Input, Output>) {
  const t = useStaffingWords()
  const [text, setText] = useState('')
  const q = useDebounced(text.trim(), 'localSearch')
  const { data, isFetching, isError } = useQuery(foundCandidatesQuery(mission.id, q))
  const options = (data?.siders ?? [])
    .filter(({ id }) => id !== leavingId)
    .map((sider) => ({ id: sider.id, label: fullName(sider) }))
  return (
    <ComboboxFormField
      {...bound}
      label={t(($) => $.removal.replacement)}
      placeholder={t(($) => $.candidates.search)}
      isOptional
      options={options}
      text={text}
      onTextChange={setText}
      isLoading={isFetching}
      hasFailed={isError}
      empty={t(($) => $.candidates.none)}
    />
  )
}
