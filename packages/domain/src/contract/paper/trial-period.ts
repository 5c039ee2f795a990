import { addMonths, type IsoDate } from '../../kernel/calendar.ts'
import { trialPeriodDays } from '../../law/contract-signing.ts'
import { at } from '../../law/dated.ts'

/** Days of the trial period of a mission, both days included (L1251-14). */
export function trialDays(firstDay: IsoDate, lastDay: IsoDate): number {
  const days = at(trialPeriodDays, firstDay).value
  if (lastDay < addMonths(firstDay, 1)) return days.upToOneMonth
  return lastDay < addMonths(firstDay, 2) ? days.upToTwoMonths : days.longer
}
