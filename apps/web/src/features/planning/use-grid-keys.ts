import type { ShiftGesture } from '@renfort/domain/shift/gesture.ts'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { gestureOf } from './gesture-keys.ts'
import { type Goal, goalAfter, stopAround, stopAt, stopBeside } from './grid-stops.ts'
import { keepFocusOn } from './keep-focus-on.ts'

interface GridKeys {
  /** Page up and page down. */
  onStep: (weeks: 1 | -1) => void
  onGesture: (
    asked: { readonly missionId: string; readonly shiftId: string },
    gesture: ShiftGesture,
  ) => void
}

/** The keys of a sheet: arrows go from shift to shift, with Alt they move the shift itself. */
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
      const around = stopAround(event.target)
      const gesture = gestureOf(event)
      if (around !== null && gesture !== null) {
        const { mission: missionId, shift: shiftId } = around.dataset
        event.preventDefault()
        if (missionId && shiftId) act({ missionId, shiftId }, gesture)
        return
      }
      const stop = around ?? stopBeside(sheet, event.target)
      if (stop === null || event.altKey || event.shiftKey || event.metaKey) return
      const pages: Record<string, 1 | -1> = { PageUp: -1, PageDown: 1 }
      const weeks = pages[event.key]
      const goal = goalAfter(sheet, stop, { key: event.key, isWide: event.ctrlKey })
      if (weeks === undefined && goal === null) return
      event.preventDefault()
      if (weeks !== undefined) turn(weeks)
      if (goal !== null) goTo(goal)
    }
    sheet.addEventListener('keydown', onKeyDown)
    return () => sheet.removeEventListener('keydown', onKeyDown)
  }, [place])
}

/** A row that is out of sight is drawn as it is scrolled to. */
function goTo(goal: Goal): void {
  const stop = stopAt(goal)
  if (stop !== null) return stop.focus()
  goal.row.scrollIntoView({ block: 'center' })
  keepFocusOn(() => stopAt(goal))
}
