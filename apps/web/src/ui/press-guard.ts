import type { MouseEvent } from 'react'

/**
 * A control that cannot act stays focusable, so that the keyboard meets it and its reason; it is
 * `aria-disabled` and its press, or the submission it would cause, stops here.
 */
export function pressGuard(isInert: boolean, onPress: ((event: MouseEvent) => void) | undefined) {
  return (event: MouseEvent) => {
    if (isInert) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    onPress?.(event)
  }
}
