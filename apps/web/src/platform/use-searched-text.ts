import { useEffect, useEffectEvent, useState } from 'react'
import type { Pause } from './pauses.ts'
import { useDebounced } from './use-debounced.ts'

interface SearchedText {
  /** The searched text of the address. */
  searched: string
  pause: Pause
  /** Writes the typed text into the address once the typing pauses. */
  onSearch: (text: string) => void
}

/** The text of a search field whose search is in the address; each follows the other. */
export function useSearchedText({ searched, pause, onSearch }: SearchedText) {
  const [text, setText] = useState(searched)
  const [known, setKnown] = useState(searched)
  const settled = useDebounced(text.trim(), pause)
  // « Back » or a link that clears the filters has changed the address.
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
