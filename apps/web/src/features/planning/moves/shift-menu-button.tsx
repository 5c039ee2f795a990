import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import { formatDay } from '../../../ui/format-day.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import type { SheetMission, SheetSlot } from '../week-sheet.ts'
import { usePlanningWords } from '../words.ts'
import { useMoves } from './moves-context.ts'

interface ShiftMenuButtonProps {
  mission: Pick<SheetMission, 'id' | 'title'>
  slot: Pick<SheetSlot, 'id' | 'day' | 'from' | 'to'>
}

/** Opens what can be done with a shift; without the right to change anything there is none. */
export function ShiftMenuButton({ mission, slot }: ShiftMenuButtonProps) {
  const t = usePlanningWords()
  const { locale } = useUiWords()
  const moves = useMoves()
  if (moves === null) return null
  const name = t(($) => $.shiftMenu, {
    mission: mission.title,
    day: formatDay(slot.day, locale),
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
      <EllipsisVertical aria-hidden size={16} />
    </button>
  )
}
