import type { ShiftGesture } from '@renfort/domain/shift/gesture.ts'

/** Minutes of the clock that one key moves or stretches a shift by (SHIFT-11). */
const step = 15

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>

/**
 * What Alt with an arrow does to a shift: days and minutes, with Shift its start and its end. Where hours
 * lie from left to right, the arrows of that direction move by minutes too.
 */
export function gestureOf(event: Pressed, axis: 'days' | 'hours' = 'days'): ShiftGesture | null {
  if (!event.altKey || event.ctrlKey || event.metaKey) return null
  const { shiftKey: stretches } = event
  const along = (sign: 1 | -1): ShiftGesture =>
    axis === 'days' ? { kind: 'days', days: sign } : { kind: 'minutes', minutes: sign * step }
  switch (event.key) {
    case 'ArrowLeft':
      return stretches ? { kind: 'stretch', edge: 'start', minutes: -step } : along(-1)
    case 'ArrowRight':
      return stretches ? { kind: 'stretch', edge: 'start', minutes: step } : along(1)
    case 'ArrowUp':
      return stretches
        ? { kind: 'stretch', edge: 'end', minutes: -step }
        : { kind: 'minutes', minutes: -step }
    case 'ArrowDown':
      return stretches
        ? { kind: 'stretch', edge: 'end', minutes: step }
        : { kind: 'minutes', minutes: step }
    default:
      return null
  }
}
