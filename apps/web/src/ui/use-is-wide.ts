import { useSyncExternalStore } from 'react'

/** Where the window has room for something next to the content; the same edge as the `lg` variant of the style sheet. */
const wide = window.matchMedia('(width >= 64rem)')

function subscribe(onChange: () => void): () => void {
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches)
}
