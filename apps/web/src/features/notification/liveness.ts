import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isLive = true

/** Says whether news arrive by themselves at present. */
export function tellLive(live: boolean): void {
  if (live === isLive) return
  isLive = live
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether news arrive by themselves at this moment. */
export function isLiveNow(): boolean {
  return isLive
}

/** Whether news arrive by themselves; else the bell asks each minute. */
export function useIsLive(): boolean {
  return useSyncExternalStore(subscribe, isLiveNow)
}
