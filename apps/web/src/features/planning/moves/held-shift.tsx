import type { Mission } from '@renfort/contract/mission.ts'
import type { Shift } from '@renfort/contract/shift.ts'
import { useEffect, useEffectEvent } from 'react'
import { AmendMove } from './amend-move.tsx'
import { MoveBar } from './move-bar.tsx'
import type { MoveRequest } from './move-request.ts'
import { useHeldShift } from './use-held-shift.ts'

interface HeldShiftProps {
  mission: Mission
  request: Extract<MoveRequest, { kind: 'gesture' }>
}

/** A shift that keys move: it is saved when they rest, on Enter, or when something else is asked. */
export function HeldShift({ mission, request }: HeldShiftProps) {
  const shift = mission.shifts.find(({ id }) => id === request.shiftId)
  return shift === undefined ? null : <Held {...{ mission, shift, request }} />
}

function Held({ mission, shift, request }: HeldShiftProps & { shift: Shift }) {
  const { said, isHeld, amended, closeAmended, take, keep, giveUp } = useHeldShift(mission, shift)
  const { gestures } = request
  const takeNew = useEffectEvent(() => take(gestures))
  useEffect(() => takeNew(), [gestures.length])
  const leave = useEffectEvent(keep)
  useEffect(() => () => leave(), [])
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') giveUp()
    else if (event.key === 'Enter') keep()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    if (!isHeld) return
    const listener = (event: KeyboardEvent) => onKey(event)
    // Before the card and its menu, whose Enter would open it.
    document.addEventListener('keydown', listener, { capture: true })
    return () => document.removeEventListener('keydown', listener, { capture: true })
  }, [isHeld])
  return (
    <>
      <MoveBar said={said} hasKeys={isHeld} />
      {amended !== null && (
        <AmendMove {...{ mission, shift }} draft={amended} onClose={closeAmended} />
      )}
    </>
  )
}
