import { useSearchedText } from '../../platform/use-searched-text.ts'
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
  const [text, setText] = useSearchedText({
    searched: filters.q ?? '',
    pause: 'localSearch',
    onSearch: (q) => filter({ ...filters, q: q === '' ? undefined : q }, true),
  })
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
