import { type ReactNode, useDeferredValue } from 'react'

/**
 * Draws a screen for the first time in slices, between which the browser answers the person: what the
 * router mounts is else drawn in one go, which takes a phone half a second.
 */
export function MountInSlices({ children }: { children: ReactNode }) {
  const isDue = useDeferredValue(true, false)
  return isDue ? children : null
}
