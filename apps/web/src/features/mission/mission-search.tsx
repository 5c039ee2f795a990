import { useEffect, useEffectEvent, useState } from 'react'
import { useDebounced } from '../../platform/use-debounced.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { type MissionFilters, useFilterList } from './mission-filters.ts'
import type { StatusPage } from './status-page.ts'
import { useMissionWords } from './words.ts'

interface MissionSearchProps {
  status: StatusPage | 'all'
  filters: MissionFilters
}

/** Searches as one types; the address has what is searched. */
export function MissionSearch({ status, filters }: MissionSearchProps) {
  const t = useMissionWords()
  const filter = useFilterList(status)
  const searched = filters.q ?? ''
  const [text, setText] = useState(searched)
  const [known, setKnown] = useState(searched)
  const settled = useDebounced(text.trim(), 'localSearch')
  // The address has changed otherwise: by « back », or by a link that clears the filters.
  if (searched !== known) {
    setKnown(searched)
    if (searched !== settled) setText(searched)
  }
  const search = useEffectEvent((q: string) => {
    if (q !== searched) filter({ ...filters, q: q === '' ? undefined : q }, true)
  })
  useEffect(() => search(settled), [settled])
  return (
    <SearchField
      label={t(($) => $.search)}
      placeholder={t(($) => $.searchIn)}
      value={text}
      onChange={(typed) => setText(typed.slice(0, mostCharacters))}
      className="w-64 max-xl:w-52 narrow:w-full"
    />
  )
}

const mostCharacters = 100
