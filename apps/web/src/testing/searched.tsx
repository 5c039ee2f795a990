import { type ReactNode, useState } from 'react'

interface SearchedProps<Search> {
  first: Search
  /** Is told of every change, as the address would be. */
  onSearch?: (search: Search) => void
  children: (search: Search, onSearch: (search: Search) => void) => ReactNode
}

/** A screen whose search stands in the address. */
export function Searched<Search>({ first, onSearch, children }: SearchedProps<Search>) {
  const [search, setSearch] = useState(first)
  return children(search, (next) => {
    onSearch?.(next)
    setSearch(next)
  })
}
