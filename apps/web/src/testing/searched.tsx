import { type ReactNode, useState } from 'react'

interface SearchedProps<Search> {
  first: Search
  /** Is told of every change, as the address would be. */
  onSearch?: (search: Search, replaces?: boolean) => void
  children: (search: Search, onSearch: (search: Search, replaces?: boolean) => void) => ReactNode
}

/** A screen whose search stands in the address. */
export function Searched<Search>({ first, onSearch, children }: SearchedProps<Search>) {
  const [search, setSearch] = useState(first)
  return children(search, (next, replaces) => {
    onSearch?.(next, replaces)
    setSearch(next)
  })
}
