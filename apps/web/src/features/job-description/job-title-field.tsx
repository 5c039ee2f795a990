import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { useState } from 'react'
import { Combobox } from '../../ui/combobox.tsx'
import { useDebounced } from '../../platform/use-debounced.ts'
import { jobTitleSearchQuery } from './queries.ts'
import { useJobDescriptionWords } from './words.ts'

interface Named {
  readonly id: string
  readonly name: string
}

interface JobTitleFieldProps {
  value: Named | null
  onChange: (value: Named | null) => void
  ref?: Ref<HTMLInputElement>
}

/** A job title of the catalogue, found while it is typed (JD-09). */
export function JobTitleField({ value, onChange, ref }: JobTitleFieldProps) {
  const t = useJobDescriptionWords()
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? value?.name ?? ''
  const settled = useDebounced(text.trim(), 'localSearch')
  const { data: found = [], isFetching, isError } = useQuery(jobTitleSearchQuery(settled))
  const options = found.map(({ id, name, family }) => ({ id, label: name, help: family.name }))
  const isThere = value === null || options.some(({ id }) => id === value.id)
  return (
    <Combobox
      ref={ref}
      label={t(($) => $.job.title)}
      placeholder={t(($) => $.job.titleHint)}
      help={t(($) => $.job.titleHelp)}
      value={value?.id ?? null}
      options={isThere ? options : [...options, { id: value.id, label: value.name }]}
      text={text}
      onTextChange={setTyped}
      onBlur={() => setTyped(null)}
      isLoading={isFetching || settled !== text.trim()}
      hasFailed={isError}
      onChange={(id) => {
        setTyped(null)
        onChange(found.find((title) => title.id === id) ?? null)
      }}
    />
  )
}
