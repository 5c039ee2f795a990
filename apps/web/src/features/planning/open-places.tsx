import Users from 'lucide-react/icons/users'
import type { SheetSlot } from './week-sheet.ts'
import { usePlanningWords } from './words.ts'

/** How many places of a shift are held, where some are not. */
export function OpenPlaces({ slot: { openPlaces, places } }: { slot: SheetSlot }) {
  const t = usePlanningWords()
  if (openPlaces === 0) return null
  return (
    <p className="mt-0.5 flex items-center gap-1.5 text-muted">
      <Users aria-hidden size={14} className="hidden shrink-0 xl:block max-md:block" />
      <span aria-hidden className="font-medium tabular-nums">
        {places - openPlaces}/{places}
      </span>
      <span className="sr-only">
        {t(($) => $.places, { filled: places - openPlaces, asked: places })}
      </span>
    </p>
  )
}
