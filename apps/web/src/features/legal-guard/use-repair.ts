import type { Mission } from '@renfort/contract/mission.ts'
import { dateAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { type Repair, repaired } from '@renfort/domain/legal-guard/repair.ts'
import { formatDay } from '../../ui/format-day.ts'
import { formatDuration } from '../../ui/format-duration.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { shiftDraftOf } from '../quotation/mission-terms.ts'
import { useShiftCommands } from '../shift/queries.ts'
import { shiftBodyOf } from '../shift/shift-body.ts'
import { useLegalGuardWords } from './words.ts'

/** Repairs the shifts of a mission in one step; its toast can undo it. */
export function useRepair(mission: Mission): (repair: Repair) => Promise<void> {
  const t = useLegalGuardWords()
  const words = useUiWords()
  const toast = useToast()
  const { updateMany, create, remove } = useShiftCommands(mission.id)

  return async (repair) => {
    const { timeZone } = mission
    const drafts = mission.shifts.map((shift) => ({
      ...shiftDraftOf(shift),
      timeZone,
      id: shift.id,
    }))
    const { changed, removed } = repaired(drafts, repair)
    const touched = new Set([...changed, ...removed].map(({ id }) => id))
    const before = mission.shifts.filter(({ id }) => touched.has(id))
    const gone = new Set(removed.map(({ id }) => id))
    const undo = async () => {
      const moved = before.filter(({ id }) => !gone.has(id))
      if (moved.length > 0) await updateMany(moved)
      const lost = before.filter(({ id }) => gone.has(id))
      if (lost.length > 0) await create(lost)
      toast.success(t(($) => $.repairs.undone))
    }
    if (changed.length > 0) {
      await updateMany(changed.map(({ id, ...draft }) => ({ id, ...shiftBodyOf(draft) })))
    }
    if (removed.length > 0) await remove(before.filter(({ id }) => gone.has(id)))
    toast.success(
      t(($) => $.repairs.done),
      { label: words.undo, onPress: () => void undo().catch(() => undefined) },
    )
  }
}

/** The label of a repair button, with the days of the place. */
export function useRepairLabel(timeZone: TimeZone): (repair: Repair) => string {
  const t = useLegalGuardWords()
  const { locale } = useUiWords()
  return (repair) => {
    if (repair.kind === 'name_supplier') return t(($) => $.repairs.name_supplier)
    if (!('shifts' in repair)) {
      const date = formatDay(repair.date, locale, 'short')
      return t(($) => $.repairs[repair.kind], { date })
    }
    const [first] = repair.shifts
    return t(($) => $.repairs[repair.kind], {
      minutes: repair.minutes,
      duration: formatDuration(repair.minutes),
      date: first === undefined ? '' : formatDay(dateAt(first.startsAt, timeZone), locale, 'short'),
    })
  }
}
