import type { IsoDate } from '../kernel/calendar.ts'
import { type ActivityNomenclature, activityNomenclature } from '../law/activity-codes.ts'
import { at } from '../law/dated.ts'

/** Whether the codes of a list are in force on a day, still to come, or replaced. */
export function activityCodeState(
  nomenclature: ActivityNomenclature,
  day: IsoDate,
): 'current' | 'early' | 'replaced' {
  const inForce = at(activityNomenclature, day).value
  if (nomenclature === inForce) return 'current'
  const starts = activityNomenclature.find(({ value }) => value === nomenclature)?.from ?? day
  return starts > day ? 'early' : 'replaced'
}

/** The day on which another list takes over, or `null` while none is known. */
export function nextNomenclatureFrom(day: IsoDate): IsoDate | null {
  return activityNomenclature.find(({ from }) => from > day)?.from ?? null
}
