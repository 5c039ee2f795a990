import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import Plus from 'lucide-react/icons/plus'
import { useProductClock } from '../../../platform/product-clock.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import type { ShiftTools } from '../shift-tools.ts'
import { EmptyCell, type StartMission } from '../start-mission.tsx'
import type { SheetMission, SheetSlot } from '../week-sheet.ts'
import { usePlanningWords } from '../words.ts'
import { useMoves } from './move-request.ts'

interface ShiftMenuButtonProps {
  mission: Pick<SheetMission, 'id' | 'title'>
  slot: Pick<SheetSlot, 'id' | 'day' | 'from' | 'to'>
  tools: Pick<ShiftTools, 't' | 'dayName' | 'moves'>
}

// One path in place of the icon’s three circles: a week has a thousand of them.
const dots = (
  <svg aria-hidden width="16" height="16" viewBox="0 0 24 24" stroke="currentColor">
    <path d="M12 5h.01M12 12h.01M12 19h.01" strokeWidth="4" strokeLinecap="round" />
  </svg>
)

/** Opens the menu of a shift; hidden from users who may not change anything. */
export function ShiftMenuButton({ mission, slot, tools }: ShiftMenuButtonProps) {
  const { t, dayName, moves } = tools
  if (moves === null) return null
  const name = t(($) => $.shiftMenu, {
    mission: mission.title,
    day: dayName(slot.day),
    from: slot.from,
    to: slot.to,
  })
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={name}
      data-shift={slot.id}
      data-mission={mission.id}
      data-stop
      data-print="hide"
      className="absolute right-0.5 bottom-0.5 z-1 grid size-7 scroll-mt-32 place-items-center rounded-control text-muted hover:bg-wash hover:text-ink narrow:size-11"
      onClick={({ currentTarget }) =>
        moves.ask({
          kind: 'menu',
          missionId: mission.id,
          shiftId: slot.id,
          opener: currentTarget,
        })
      }
    >
      {dots}
    </button>
  )
}

interface AddShiftButtonProps {
  mission: Pick<SheetMission, 'id' | 'title' | 'timeZone'>
  day: IsoDate
  today: IsoDate
  onStart: StartMission | null
}

/** On an empty day of a mission: adds a shift, or starts a new mission when the user may not change this one. */
export function AddShiftButton({ mission, day, today, onStart }: AddShiftButtonProps) {
  const t = usePlanningWords()
  const { locale } = useUiWords()
  const moves = useMoves()
  const mayAdd = useMayAdd(mission)
  if (moves === null) return <EmptyCell {...{ day, today, onStart }} />
  if (!mayAdd(day)) return null
  const label = t(($) => $.addShift, { mission: mission.title, day: formatDay(day, locale) })
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      data-print="hide"
      data-stop
      className="grid h-9 w-full scroll-mt-32 place-items-center rounded-control text-transparent hover:bg-wash hover:text-ink focus-visible:text-ink any-pointer-coarse:text-muted"
      onClick={() => moves.ask({ kind: 'add', missionId: mission.id, day })}
    >
      <Plus aria-hidden size={16} />
    </button>
  )
}

/** Whether a shift can be added on a day: not after the day has ended at the place of the mission. */
export function useMayAdd({ timeZone }: Pick<SheetMission, 'timeZone'>): (day: IsoDate) => boolean {
  const moves = useMoves()
  const { now } = useProductClock()
  return (day) => moves !== null && day >= dateAt(now(), timeZone)
}
