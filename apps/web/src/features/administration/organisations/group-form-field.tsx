import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ComboboxFormField } from '../../../form/combobox-form-field.tsx'
import type { Bound } from '../../../form/use-field.ts'
import { useDebounced } from '../../../platform/use-debounced.ts'
import type { FieldProps } from '../../../ui/field-frame.tsx'
import { groupsQuery } from './queries.ts'
import { useOrganisationsWords } from './words.ts'

interface GroupFormFieldProps<Input extends FieldValues, Output>
  extends Bound<Input, Output>, FieldProps {
  /** The group that it begins with. */
  chosen: { readonly id: string; readonly name: string } | null
}

/** A group, found by its name. */
export function GroupFormField<Input extends FieldValues, Output>({
  chosen,
  ...props
}: GroupFormFieldProps<Input, Output>) {
  const t = useOrganisationsWords()
  const [text, setText] = useState(chosen?.name ?? '')
  const isChosen = text === chosen?.name
  const q = useDebounced(isChosen ? '' : text.trim(), 'localSearch')
  const { data, isFetching, isError } = useQuery(groupsQuery(q))
  const found = (data?.organisations ?? []).map(({ id, name }) => ({ id, label: name }))
  const first = chosen === null ? [] : [{ id: chosen.id, label: chosen.name }]
  const others = found.filter(({ id }) => id !== chosen?.id)
  return (
    <ComboboxFormField
      placeholder={t(($) => $.groupField.placeholder)}
      options={isChosen ? [...first, ...others] : found}
      text={text}
      onTextChange={setText}
      isLoading={isFetching}
      hasFailed={isError}
      empty={t(($) => $.groupField.empty)}
      {...props}
    />
  )
}
