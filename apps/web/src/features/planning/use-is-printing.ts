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

/** While the page is being printed: what scrolling would bring in must then be there. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting)
}
