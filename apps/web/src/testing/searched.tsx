import { type ReactNode, useState } from 'react'

interface SearchedProps<Search> {
  first: Search
  /** Called for every change, as the address would be. */
  onSearch?: (search: Search, replaces?: boolean) => void
  children: (search: Search, onSearch: (search: Search, replaces?: boolean) => void) => ReactNode
}

/** A screen whose search is in its address. */
export function Searched<Search>({ first, onSearch, children }: SearchedProps<Search>) {
  const [search, setSearch] = useState(first)
  return children(search, (next, replaces) => {
    onSearch?.(next, replaces)
    setSearch(next)
  })
}
