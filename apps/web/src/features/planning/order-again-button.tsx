import CalendarSync from 'lucide-react/icons/calendar-sync'
import { IconButton } from '../../ui/icon-button.tsx'
import type { OrderAgain } from './use-order-again-dialog.tsx'
import type { SheetMission } from './week-sheet.ts'
import { usePlanningWords } from './words.ts'

interface OrderAgainButtonProps {
  mission: SheetMission
  /** `null` for those who may not order a mission again. */
  onOrderAgain: OrderAgain | null
}

/** The way from a mission of the week to the same one in other weeks. */
export function OrderAgainButton({ mission, onOrderAgain }: OrderAgainButtonProps) {
  const t = usePlanningWords()
  if (onOrderAgain === null) return null
  return (
    <span data-print="hide" className="contents">
      <IconButton
        variant="quiet"
        size="small"
        label={t(($) => $.orderAgain, { mission: mission.title })}
        icon={<CalendarSync aria-hidden size={16} />}
        aria-haspopup="dialog"
        onPress={() => onOrderAgain(mission.id)}
      />
    </span>
  )
}
