import { type ReactNode, useDeferredValue, useEffect } from 'react'

let isFirstScreen = true

/**
 * Draws the first screen of a visit in slices, between which the browser can answer the user: what the
 * router mounts is otherwise drawn in one go, which takes a phone half a second. Later screens replace one
 * that stays until they are there, and are drawn at once.
 */
export function MountInSlices({ children }: { children: ReactNode }) {
  const isDue = useDeferredValue(true, !isFirstScreen)
  useEffect(() => {
    isFirstScreen = false
  }, [])
  return isDue ? children : null
}
