import { useSyncExternalStore } from 'react'

/** Below this width the screen is a phone (PLAN-08); the same edge as the `narrow` variant of the style sheet. */
const narrow = window.matchMedia('(width < 48rem)')

function subscribe(onChange: () => void): () => void {
  narrow.addEventListener('change', onChange)
  return () => narrow.removeEventListener('change', onChange)
}

export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches)
}
