import { useSyncExternalStore } from 'react'

let isPrinting = false

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController()
  const tell = (now: boolean) => () => {
    isPrinting = now
    onChange()
  }
  window.addEventListener('beforeprint', tell(true), { signal: listening.signal })
  window.addEventListener('afterprint', tell(false), { signal: listening.signal })
  return () => listening.abort()
}

/** Whether the page is being printed: rows that are drawn on scrolling must then all be drawn. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting)
}
