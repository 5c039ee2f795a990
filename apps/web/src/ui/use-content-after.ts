import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusContentIfLost } from './modal-stack.ts'

/**
 * The ref of a part that an act in it takes away, with the button that has the focus: Tab and screen readers then
 * continue from the content of the page.
 */
export function useContentAfter(): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(focusContentIfLost)
    }
  }, [])
  return part
}
