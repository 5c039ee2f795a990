import type { Mission } from '@renfort/contract/mission.ts'
import type { Shift } from '@renfort/contract/shift.ts'
import { gestured } from '@renfort/domain/shift/gesture.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useToast } from '../../../ui/use-toast.ts'
import { plannedOf } from '../../shift/shift-body.ts'
import { ShiftPlace } from '../../shift/use-shift-calendar.ts'
import { AmendMove } from './amend-move.tsx'
import { MoveBar, useChangeText } from './move-bar.tsx'
import type { Drag } from './move-request.ts'
import { watchCards } from './pointer-drag.ts'
import { useNewestMission, useShiftChange, useShiftCopy } from './save-move.ts'
import { useGestureWays, useJudge, useLockSentence, useStaySentence } from './use-judge.ts'
import { useShiftName } from './use-shift-name.ts'
import { useMoveWords } from './words.ts'

/**
 * Lets a mouse drag the shifts of a table: to another day of their row or along the hours of a day, with Ctrl or Alt
 * as a copy, and by their ends to change their length. A shift stays in its place until it is dropped.
 */
export function DragShifts({ onTake }: { onTake: () => void }) {
  const [{ drag, count }, setDrag] = useState<{ drag: Drag | null; count: number }>({
    drag: null,
    count: 0,
  })
  const take = useEffectEvent(onTake)
  useEffect(
    () =>
      watchCards((next, isNew) => {
        if (isNew) take()
        setDrag((former) => ({ drag: next, count: former.count + (isNew ? 1 : 0) }))
      }),
    [],
  )
  return drag === null ? null : <DraggedShift key={count} drag={drag} />
}

function DraggedShift({ drag }: { drag: Drag }) {
  const mission = useNewestMission(drag.missionId)
  const shift = mission?.shifts.find(({ id }) => id === drag.shiftId)
  if (mission === undefined || shift === undefined) return null
  return (
    <ShiftPlace value={mission}>
      <JudgedDrag {...{ mission, shift, drag }} />
    </ShiftPlace>
  )
}

/** Shows the effect of the new place of the shift, then moves the shift or says why it cannot be moved. */
function JudgedDrag({ mission, shift, drag }: { mission: Mission; shift: Shift; drag: Drag }) {
  const t = useMoveWords()
  const toast = useToast()
  const nameOf = useShiftName()
  const lockOf = useLockSentence()
  const stayOf = useStaySentence()
  const ways = useGestureWays(mission)
  const { ofGesture } = useJudge(mission)
  const textOf = useChangeText(mission)
  const change = useShiftChange(mission)
  const copy = useShiftCopy(mission)
  const { phase, gesture, isCopy, otherRow } = drag
  const before = plannedOf(shift)
  const draft = gestured(before, gesture)
  const isMoved =
    otherRow !== null || draft.startsAt !== before.startsAt || draft.endsAt !== before.endsAt
  const way = isCopy ? ways.ofAddition : ways.ofShift(shift)
  const isAmendment = way.way === 'amend' && !isCopy
  const lock =
    otherRow === null ? (isAmendment ? undefined : lockOf(way)) : stayOf(mission, otherRow)
  // A copy is added to the original shift: it replaces none.
  const judgedId = isCopy ? '' : shift.id
  const problem = lock ?? (isMoved ? ofGesture(judgedId, before, draft) : undefined)
  const said =
    phase !== 'over' || !isMoved ? [] : problem === undefined ? textOf(judgedId, draft) : [problem]
  const amends = isAmendment && isMoved && problem === undefined
  // Decided when the shift is dropped: a later change of the mission opens no dialog.
  const [isAmending, setAmending] = useState<boolean | null>(null)
  if (phase === 'drop' && isAmending === null) setAmending(amends)
  const drop = useEffectEvent(() => {
    if (!isMoved || amends) return
    if (problem !== undefined) {
      toast.warning(t(($) => $.refused, { reason: problem, ...nameOf(before) }))
    } else if (isCopy) {
      void copy(
        draft,
        t(($) => $.copied, nameOf(draft)),
      )
    } else {
      void change(
        shift,
        draft,
        t(($) => $.moved, nameOf(draft)),
      )
    }
  })
  useEffect(() => {
    if (phase === 'drop') drop()
  }, [phase])
  return (
    <>
      <MoveBar said={said} hasKeys={false} />
      {isAmending === true && (
        <AmendMove {...{ mission, shift, draft }} onClose={() => setAmending(false)} />
      )}
    </>
  )
}
