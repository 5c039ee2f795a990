import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../../platform/use-debounced.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { companiesQuery } from './queries.ts'
import { useFeatureFlagWords } from './words.ts'

interface AddCompanyProps {
  /** Ids of the companies that are set apart already. */
  taken: readonly string[]
  onAdd: (company: { organisationId: string; name: string }) => void
}

/** Finds a company by its name and sets it apart. */
export function AddCompany({ taken, onAdd }: AddCompanyProps) {
  const t = useFeatureFlagWords()
  const [text, setText] = useState('')
  const q = useDebounced(text.trim(), 'localSearch')
  const { data, isFetching, isError } = useQuery(companiesQuery(q))
  const found = data?.organisations ?? []
  const free = found.filter(({ id }) => !taken.includes(id))
  return (
    <div className="mt-4 max-w-md">
      <Combobox
        label={t(($) => $.add)}
        help={t(($) => $.addHint)}
        placeholder={t(($) => $.addPlaceholder)}
        options={free.map(({ id, name }) => ({ id, label: name }))}
        value={null}
        text={text}
        onTextChange={setText}
        isLoading={isFetching && found.length === 0}
        hasFailed={isError}
        empty={t(($) => $.noCompany)}
        onChange={(id) => {
          const company = free.find((each) => each.id === id)
          if (company === undefined) return
          setText('')
          onAdd({ organisationId: company.id, name: company.name })
        }}
      />
    </div>
  )
}
