import { addDays, type IsoDate } from '../../kernel/calendar.ts'
import { termFlexibilityLimits } from '../../law/contract-signing.ts'
import { at } from '../../law/dated.ts'
import { isWorkingDay } from '../signature/signing-clocks.ts'

export interface TermFlexibility {
  /** Working days by which the term may be postponed. */
  readonly days: number
  readonly earliest: IsoDate
  readonly latest: IsoDate
}

interface Term {
  readonly firstDay: IsoDate
  readonly lastDay: IsoDate
  readonly workedDays: number
}

/**
 * The days between which the term of a mission may be moved (L1251-30); never before its first day.
 */
export function termFlexibility({ firstDay, lastDay, workedDays }: Term): TermFlexibility {
  const limits = at(termFlexibilityLimits, lastDay).value
  const days =
    workedDays < limits.shortBelowWorkedDays
      ? limits.shortDays
      : Math.floor(workedDays / limits.workedDaysPerDay)
  const forward = Math.min(days, limits.mostDaysForward)
  const earliest = afterWorkingDays(lastDay, forward, -1)
  return {
    days,
    earliest: earliest < firstDay ? firstDay : earliest,
    latest: afterWorkingDays(lastDay, days, 1),
  }
}

function afterWorkingDays(day: IsoDate, count: number, step: 1 | -1): IsoDate {
  let reached = day
  for (let left = count; left > 0;) {
    reached = addDays(reached, step)
    if (isWorkingDay(reached)) left -= 1
  }
  return reached
}
