import { type RefObject, useEffect, useEffectEvent } from 'react'
import { gestureOf } from '../gesture-keys.ts'
import type { MoveRequest } from '../moves/move-request.ts'

/** Alt with the arrows moves the shift that has the focus along its hours, with Shift its start or its end. */
export function useDayKeys(
  place: RefObject<HTMLTableElement | null>,
  ask: ((request: MoveRequest) => void) | undefined,
): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const card = event.target instanceof Element ? event.target.closest('[data-card]') : null
    const gesture = gestureOf(event, 'hours')
    if (!(card instanceof HTMLElement) || gesture === null || ask === undefined) return
    const { card: shiftId = '', mission: missionId = '' } = card.dataset
    event.preventDefault()
    ask({ kind: 'gesture', missionId, shiftId, gestures: [gesture] })
  })
  useEffect(() => {
    const sheet = place.current
    if (sheet === null) return
    const listener = (event: KeyboardEvent) => act(event)
    sheet.addEventListener('keydown', listener)
    return () => sheet.removeEventListener('keydown', listener)
  }, [place])
}
