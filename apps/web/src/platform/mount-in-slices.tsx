import { type ReactNode, useDeferredValue, useEffect } from 'react'

let isFirstScreen = true

/**
 * Draws the first screen of a visit in slices, between which the browser can respond: in one go, drawing takes half a
 * second on a phone. Later screens are drawn at once, because the former screen stays until they are ready.
 */
export function MountInSlices({ children }: { children: ReactNode }) {
  const isDue = useDeferredValue(true, !isFirstScreen)
  useEffect(() => {
    isFirstScreen = false
  }, [])
  return isDue ? children : null
}
