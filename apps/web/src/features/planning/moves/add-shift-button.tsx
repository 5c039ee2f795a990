import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import Plus from 'lucide-react/icons/plus'
import { formatDay } from '../../../ui/format-day.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { EmptyCell } from '../start-on-day.tsx'
import type { StartMission } from '../use-start-mission.tsx'
import type { SheetMission } from '../week-sheet.ts'
import { usePlanningWords } from '../words.ts'
import { useMoves } from './moves-context.ts'

interface AddShiftButtonProps {
  mission: Pick<SheetMission, 'id' | 'title'>
  day: IsoDate
  today: IsoDate
  onStart: StartMission | null
}

/** On an empty day of a mission: a shift for it, or a new mission for those who may not change this one. */
export function AddShiftButton({ mission, day, today, onStart }: AddShiftButtonProps) {
  const t = usePlanningWords()
  const { locale } = useUiWords()
  const moves = useMoves()
  if (moves === null) return <EmptyCell {...{ day, today, onStart }} />
  if (day < today) return null
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
