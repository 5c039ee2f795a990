import type { Mission } from '@renfort/contract/mission.ts'
import type { Shift } from '@renfort/contract/shift.ts'
import { gestured } from '@renfort/domain/shift/gesture.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useToast } from '../../../ui/use-toast.ts'
import { plannedOf } from '../../shift/planned-shift.ts'
import { AmendMove } from './amend-move.tsx'
import { MoveBar } from './move-bar.tsx'
import type { MoveRequest } from './move-request.ts'
import { useChangeText } from './use-change-text.ts'
import { useGestureWay } from './use-gesture-way.ts'
import { useJudge } from './use-judge.ts'
import { useLockSentence, useStaySentence } from './use-lock-sentence.ts'
import { useShiftChange } from './use-shift-change.ts'
import { useShiftCopy } from './use-shift-copy.ts'
import { useShiftName } from './use-shift-name.ts'
import { useMoveWords } from './words.ts'

interface PointedShiftProps {
  mission: Mission
  request: Extract<MoveRequest, { kind: 'pointer' }>
}

/** A shift that a pointer holds: what its new place would make, then the move itself or why there is none. */
export function PointedShift({ mission, request }: PointedShiftProps) {
  const shift = mission.shifts.find(({ id }) => id === request.shiftId)
  return shift === undefined ? null : <Pointed {...{ mission, shift, request }} />
}

function Pointed({ mission, shift, request }: PointedShiftProps & { shift: Shift }) {
  const t = useMoveWords()
  const toast = useToast()
  const nameOf = useShiftName()
  const lockOf = useLockSentence()
  const stayOf = useStaySentence()
  const ways = useGestureWay(mission)
  const { ofGesture } = useJudge(mission)
  const textOf = useChangeText(mission)
  const change = useShiftChange(mission)
  const copy = useShiftCopy(mission)
  const { phase, gesture, isCopy, otherRow } = request
  const before = plannedOf(shift)
  const draft = gestured(before, gesture)
  const isMoved =
    otherRow !== null || draft.startsAt !== before.startsAt || draft.endsAt !== before.endsAt
  const way = isCopy ? ways.ofAddition : ways.ofShift(shift)
  const isAmendment = way.way === 'amend' && !isCopy
  const lock =
    otherRow === null ? (isAmendment ? undefined : lockOf(way)) : stayOf(mission, otherRow)
  // A copy stands beside the shift itself.
  const problem = lock ?? (isMoved ? ofGesture(isCopy ? '' : shift.id, before, draft) : undefined)
  const said =
    phase === 'over' && isMoved
      ? problem === undefined
        ? textOf(isCopy ? '' : shift.id, draft)
        : [problem]
      : []
  const amends = isAmendment && isMoved && problem === undefined
  // Decided as it is dropped: what becomes of the mission later opens nothing.
  const [isAmending, setAmending] = useState<boolean | null>(null)
  if (phase === 'drop' && isAmending === null) setAmending(amends)
  const drop = useEffectEvent(() => {
    if (!isMoved || amends) return
    const { day, from, to } = nameOf(before)
    if (problem !== undefined) {
      toast.warning(t(($) => $.refused, { reason: problem, day, from, to }))
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
