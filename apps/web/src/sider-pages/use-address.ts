import { useSyncExternalStore } from 'react'

const moved = 'sider:moved'

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  window.addEventListener(moved, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener(moved, listener)
  }
}

/** The addresses of the pages; a worker keeps what is below `/s/`, so that they open without a network. */
export const addresses = {
  missions: '/s/',
  requests: '/s/requests',
  hours: '/s/hours',
  reminders: '/s/reminders',
  papers: '/s/papers',
  me: '/s/me',
  open: '/s/open',
  /** Where the code on the poster of a place leads. */
  site: '/s/site',
} as const

/** The path of the page; a few addresses need no router. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => location.pathname)
}

/** Shows another page; `replace` takes the place of this one in the history. */
export function goTo(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'replace') history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  window.dispatchEvent(new Event(moved))
}
