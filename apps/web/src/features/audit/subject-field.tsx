import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../../platform/use-debounced.ts'
import type { ChoiceOption } from '../../ui/choice-option.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { subjectsQuery } from './queries.ts'
import { useAuditWords } from './words.ts'

const shortestTerm = 2

interface SubjectFieldProps {
  kind: 'organisation' | 'user'
  chosen: { readonly id: string; readonly name: string } | null
  onChange: (id: string | undefined) => void
}

/** A company or a person of the trail, found by typing. */
export function SubjectField({ kind, chosen, onChange }: SubjectFieldProps) {
  const t = useAuditWords()
  const [text, setText] = useState(chosen?.name ?? '')
  const isNew = text.trim() !== '' && text !== chosen?.name
  const q = useDebounced(isNew ? text.trim() : '', 'localSearch')
  const { data, isFetching, isError } = useQuery({
    ...subjectsQuery(q),
    enabled: q.length >= shortestTerm,
  })
  const found: readonly ChoiceOption[] =
    q.length < shortestTerm || data === undefined
      ? []
      : kind === 'organisation'
        ? data.organisations.map(({ id, name }) => ({ id, label: name }))
        : data.people.map(({ id, name, email }) => ({ id, label: name, help: shownEmail(email) }))
  const options = chosen === null || isNew ? found : [{ id: chosen.id, label: chosen.name }]
  return (
    <Combobox
      label={t(($) => $.filters[kind])}
      placeholder={t(($) => $.filters[`${kind}Hint`])}
      value={chosen?.id ?? null}
      options={options}
      text={text}
      onTextChange={setText}
      onChange={(id) => onChange(id ?? undefined)}
      isLoading={isFetching}
      hasFailed={isError}
      empty={t(($) => $.filters.noMatch)}
      className="min-w-52 flex-1 narrow:w-full narrow:flex-none"
    />
  )
}
