import type { ShiftGesture } from '@renfort/domain/shift/gesture.ts'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { gestureOf } from './gesture-keys.ts'
import { stopAfter, stopAround } from './grid-stops.ts'

interface GridKeys {
  /** Page up and page down. */
  onStep: (weeks: 1 | -1) => void
  onGesture: (
    asked: { readonly missionId: string; readonly shiftId: string },
    gesture: ShiftGesture,
  ) => void
}

/** The keys of the sheet: arrows go from shift to shift, with Alt they move the shift itself. */
export function useGridKeys(
  place: RefObject<HTMLTableElement | null>,
  { onStep, onGesture }: GridKeys,
): void {
  const turn = useEffectEvent(onStep)
  const act = useEffectEvent(onGesture)
  useEffect(() => {
    const sheet = place.current
    if (sheet === null) return
    const onKeyDown = (event: KeyboardEvent) => {
      const stop = stopAround(event.target)
      if (stop === null) return
      const gesture = gestureOf(event)
      if (gesture !== null) {
        const missionId = stop.closest('tr')?.dataset['mission']
        const shiftId = stop.dataset['shift']
        event.preventDefault()
        if (missionId && shiftId) act({ missionId, shiftId }, gesture)
        return
      }
      if (event.altKey || event.shiftKey || event.metaKey) return
      const pages: Record<string, 1 | -1> = { PageUp: -1, PageDown: 1 }
      const weeks = pages[event.key]
      const next = stopAfter(sheet, stop, { key: event.key, isWide: event.ctrlKey })
      if (weeks === undefined && next === null) return
      event.preventDefault()
      if (weeks !== undefined) turn(weeks)
      next?.focus()
    }
    sheet.addEventListener('keydown', onKeyDown)
    return () => sheet.removeEventListener('keydown', onKeyDown)
  }, [place])
}
