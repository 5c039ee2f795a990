import { useEffect, useEffectEvent, useState } from 'react'
import type { Pause } from './pauses.ts'
import { useDebounced } from './use-debounced.ts'

interface SearchedText {
  /** What the address says is searched. */
  searched: string
  pause: Pause
  /** Writes what was typed into the address, once the typing pauses. */
  onSearch: (text: string) => void
}

/** The text of a search field whose search is in the address; each follows the other. */
export function useSearchedText({ searched, pause, onSearch }: SearchedText) {
  const [text, setText] = useState(searched)
  const [known, setKnown] = useState(searched)
  const settled = useDebounced(text.trim(), pause)
  // The address has changed otherwise: by « back », or by a link that clears the filters.
  if (searched !== known) {
    setKnown(searched)
    if (searched !== settled) setText(searched)
  }
  const search = useEffectEvent((typed: string) => {
    if (typed !== searched) onSearch(typed)
  })
  useEffect(() => search(settled), [settled])
  return [text, setText] as const
}
