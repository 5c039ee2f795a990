import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type { LocalHolidaySlug } from '@renfort/domain/law/public-holidays.ts'
import { useMemo } from 'react'
import type { Words } from '../../platform/define-words.ts'
import { useZoneName } from '../../platform/use-zone-name.ts'
import { formatDay } from '../../ui/format-day.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import type { fr } from './fr.ts'
import { type MissionAnchors, useMissionAnchors } from './mission-anchor.tsx'
import { type Moves, useMoves } from './moves/move-request.ts'
import type { Week } from './planning-week.ts'
import type { SheetSlot } from './week-sheet.ts'
import { useLocalHolidayName } from './use-holiday-name.ts'
import { usePlanningWords } from './words.ts'

/** What the cells of a table draw shifts with: read once for the table, because a hook for each cell is slow. */
export interface ShiftTools {
  readonly t: Words<typeof fr>
  readonly dayName: (day: IsoDate) => string
  /** The name of the menu of a shift. */
  readonly menuName: (mission: { readonly title: string }, slot: SheetSlot) => string
  readonly zoneName: (zone: TimeZone, at: Instant) => string | null
  readonly localHolidayName: (day: IsoDate, local: readonly LocalHolidaySlug[]) => string | null
  /** `null` for readers who may not open missions. */
  readonly anchors: MissionAnchors | null
  /** `null` for readers who may not change shifts. */
  readonly moves: Moves | null
}

export function useShiftTools(week: Week): ShiftTools {
  const t = usePlanningWords()
  const { locale } = useUiWords()
  const zoneName = useZoneName()
  const localHolidayName = useLocalHolidayName()
  const anchors = useMissionAnchors(week)
  const moves = useMoves()
  return useMemo(() => {
    const dayName = (day: IsoDate) => formatDay(day, locale)
    // All Siders of a shift have it in their row.
    const menuNames = new WeakMap<SheetSlot, string>()
    return {
      t,
      dayName,
      menuName: (mission, slot) => {
        const known = menuNames.get(slot)
        if (known !== undefined) return known
        const { from, to } = slot
        const day = dayName(slot.day)
        const name = t(($) => $.shiftMenu, { mission: mission.title, day, from, to })
        menuNames.set(slot, name)
        return name
      },
      zoneName,
      localHolidayName,
      anchors,
      moves,
    }
  }, [t, locale, zoneName, localHolidayName, anchors, moves])
}
