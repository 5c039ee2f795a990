import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is hovered or focused: a toast then stays. */
export function useHeld(target: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element) return
    const hold = () => setHeld(true)
    // The pointer may leave while the focus stays.
    const release = () => setHeld(element.contains(document.activeElement))
    const listening = new AbortController()
    for (const name of ['pointerenter', 'focusin']) {
      element.addEventListener(name, hold, { signal: listening.signal })
    }
    for (const name of ['pointerleave', 'focusout']) {
      element.addEventListener(name, release, { signal: listening.signal })
    }
    return () => listening.abort()
  }, [target])
  return isHeld
}
