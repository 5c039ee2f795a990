import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import Plus from 'lucide-react/icons/plus'
import { useProductClock } from '../../../platform/product-clock.ts'
import { classNames } from '../../../ui/class-names.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { SheetButton } from '../sheet-button.tsx'
import type { ShiftTools } from '../shift-tools.ts'
import { EmptyCell, type StartMission } from '../start-mission.tsx'
import type { SheetMission, SheetSlot } from '../week-sheet.ts'
import { usePlanningWords } from '../words.ts'
import { useMoves } from './move-request.ts'

interface ShiftMenuButtonProps {
  mission: Pick<SheetMission, 'id' | 'title'>
  slot: SheetSlot
  tools: Pick<ShiftTools, 'menuName' | 'moves'>
}

// A letter rather than an icon: a week has a thousand of them, and forced colours keep a letter.
const dots = "before:content-['⋮'] before:text-lg/7 before:font-semibold narrow:before:text-lg/11"

/** Opens the menu of a shift; hidden from users who may not change anything. */
export function ShiftMenuButton({ mission, slot, tools }: ShiftMenuButtonProps) {
  const { moves, menuName } = tools
  if (moves === null) return null
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={menuName(mission, slot)}
      data-shift={slot.id}
      data-mission={mission.id}
      data-stop
      data-print="hide"
      className={classNames(
        'absolute right-0.5 bottom-0.5 z-1 size-7 scroll-mt-32 rounded-control text-muted hover:bg-wash hover:text-ink narrow:size-11',
        dots,
      )}
      onClick={({ currentTarget }) =>
        moves.ask({
          kind: 'menu',
          missionId: mission.id,
          shiftId: slot.id,
          opener: currentTarget,
        })
      }
    />
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
  return (
    <SheetButton
      isStop
      label={t(($) => $.addShift, { mission: mission.title, day: formatDay(day, locale) })}
      className="grid h-9 w-full scroll-mt-32 place-items-center rounded-control text-transparent hover:bg-wash hover:text-ink focus-visible:text-ink any-pointer-coarse:text-muted"
      onClick={() => moves.ask({ kind: 'add', missionId: mission.id, day })}
    >
      <Plus aria-hidden size={16} />
    </SheetButton>
  )
}

/** Whether a shift can be added on a day: not after the day has ended at the place of the mission. */
export function useMayAdd({ timeZone }: Pick<SheetMission, 'timeZone'>): (day: IsoDate) => boolean {
  const moves = useMoves()
  const { now } = useProductClock()
  const today = moves === null ? null : dateAt(now(), timeZone)
  return (day) => today !== null && day >= today
}
