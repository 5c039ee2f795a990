import type { Mission } from '@renfort/contract/mission.ts'
import type { Shift } from '@renfort/contract/shift.ts'
import { isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { startDayOf } from '@renfort/domain/kernel/place-time.ts'
import { gestured, type ShiftGesture } from '@renfort/domain/shift/gesture.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { plannedOf } from '../../shift/shift-body.ts'
import { followShift } from '../grid/keep-focus-on.ts'
import { AmendMove } from './amend-move.tsx'
import { MoveBar, useChangeText } from './move-bar.tsx'
import type { MoveRequest } from './move-request.ts'
import { putShiftAt } from './planned-slots.ts'
import { useShiftChange } from './save-move.ts'
import { useGestureWays, useJudge, useLockSentence } from './use-judge.ts'
import { useShiftName } from './use-shift-name.ts'
import { useMoveWords } from './words.ts'

interface HeldShiftProps {
  mission: Mission
  request: Extract<MoveRequest, { kind: 'gesture' }>
}

/** A shift that keys move: it is saved after a pause, on Enter, or before another request. */
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
    // Listens before the card and its menu, which Enter would open.
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

/** How long the keys pause before the shift is saved, and how long a refusal stays. */
const restMs = 2_000
const readMs = 8_000

/** A shift that moves step by step: it is shown at each place and saved once. */
function useHeldShift(mission: Mission, shift: Shift) {
  const t = useMoveWords()
  const client = useQueryClient()
  const navigate = useNavigate({ from: screenPaths.planning })
  const nameOf = useShiftName()
  const lockOf = useLockSentence()
  const ways = useGestureWays(mission)
  const { ofGesture } = useJudge(mission)
  const textOf = useChangeText(mission)
  const change = useShiftChange(mission)
  const [said, setSaid] = useState<readonly string[]>([])
  const [isHeld, setHeld] = useState(false)
  const [amended, setAmended] = useState<ShiftDraft | null>(null)
  const [first] = useState<ShiftDraft>(() => plannedOf(shift))
  const moving = useRef({ taken: 0, saved: first, drawn: first, saving: 0, timer: 0 })

  const rest = (done: () => void, ms: number) => {
    window.clearTimeout(moving.current.timer)
    moving.current.timer = window.setTimeout(done, ms)
  }
  const refuse = (draft: ShiftDraft, reason: string) => {
    setSaid([t(($) => $.refused, { reason, ...nameOf(draft) })])
    if (moving.current.drawn === moving.current.saved) rest(() => setSaid([]), readMs)
  }
  const draw = (draft: ShiftDraft) => {
    const former = isoWeekOf(startDayOf(moving.current.drawn))
    const { week, year } = isoWeekOf(startDayOf(draft))
    moving.current.drawn = draft
    putShiftAt(client, { missionId: mission.id, shiftId: shift.id, draft })
    if (week !== former.week || year !== former.year) {
      void navigate({ search: (search) => ({ ...search, week, year }), resetScroll: false })
    }
    followShift(shift.id)
  }
  const keep = () => {
    const { drawn, saved } = moving.current
    window.clearTimeout(moving.current.timer)
    setHeld(false)
    setSaid([])
    if (drawn === saved) return
    moving.current.saved = drawn
    moving.current.saving += 1
    void change(
      shift,
      drawn,
      t(($) => $.moved, nameOf(drawn)),
    ).then((isDone) => {
      moving.current.saving -= 1
      if (isDone) return
      moving.current.saved = saved
      if (moving.current.drawn === drawn) draw(saved)
    })
  }
  const giveUp = () => {
    const { saved } = moving.current
    window.clearTimeout(moving.current.timer)
    setHeld(false)
    draw(saved)
    setSaid([t(($) => $.givenUp, nameOf(saved))])
    rest(() => setSaid([]), readMs)
  }
  const takeOne = (gesture: ShiftGesture) => {
    // An undo or another user may have moved the shift since it was saved.
    if (moving.current.drawn === moving.current.saved && moving.current.saving === 0) {
      moving.current.saved = moving.current.drawn = plannedOf(shift)
    }
    const { saved, drawn } = moving.current
    const way = ways.ofShift(shift)
    const draft = gestured(drawn, gesture)
    const lock = way.way === 'amend' ? undefined : lockOf(way)
    const problem = lock ?? ofGesture(shift.id, drawn, draft)
    if (problem !== undefined) return refuse(drawn, problem)
    if (way.way === 'amend') return setAmended(draft)
    draw(draft)
    const isBack = draft.startsAt === saved.startsAt && draft.endsAt === saved.endsAt
    if (isBack) moving.current.drawn = saved
    setHeld(!isBack)
    setSaid(textOf(shift.id, draft))
    rest(keep, restMs)
  }
  return {
    said,
    isHeld,
    /** The shift that an amendment would have to give to the contracts. */
    amended,
    closeAmended: () => setAmended(null),
    /** Applies the gestures that are new. */
    take: (gestures: readonly ShiftGesture[]) => {
      const { taken } = moving.current
      moving.current.taken = gestures.length
      gestures.slice(taken).forEach(takeOne)
    },
    keep,
    giveUp,
  }
}
