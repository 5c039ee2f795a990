import { minuteOfTime } from '../kernel/calendar.ts'
import type { Issue } from '../kernel/issue.ts'
import type { LegalSource } from '../law/dated.ts'
import { exemptVoucherShare } from '../law/meal-voucher.ts'
import { unworkedHolidaySource } from '../law/public-holidays.ts'
import {
  lowestOvertimeIncreasePercent,
  mayDayIncreasePercent,
  overtimeIncreases,
  shortestNight,
} from '../law/working-time.ts'
import type { HoursTypes, Indemnities } from './policy.ts'

type WarningKind =
  | 'overtime_below_floor'
  | 'overtime_below_law'
  | 'night_too_short'
  | 'may_day_below_law'
  | 'holiday_seniority'
  | 'voucher_share'

/** A value of the policy that is accepted although the law says otherwise. */
export interface PolicyWarning {
  readonly kind: WarningKind
  readonly path: Issue['path']
  readonly params: Readonly<Record<string, string | number>>
  readonly source: LegalSource
}

/** Every warning on the hour types of a policy (law §3.5). */
export function hoursTypesWarnings(hoursTypes: HoursTypes): PolicyWarning[] {
  const { night, bankHolidays } = hoursTypes
  const warnings = overtimeWarnings(hoursTypes.extra)
  const { value: shortest, source: nightSource } = shortestNight[0]
  if (!holdsShortestNight(night)) {
    const { hours, start, end } = shortest
    const path = ['night', 'startHour']
    warnings.push({
      kind: 'night_too_short',
      path,
      params: { hours, start, end },
      source: nightSource,
    })
  }
  const mayDay = mayDayIncreasePercent[0]
  if (bankHolidays.increase < mayDay.value) {
    const path = ['bankHolidays', 'increase']
    const params = { increase: mayDay.value }
    warnings.push({ kind: 'may_day_below_law', path, params, source: mayDay.source })
  }
  if (bankHolidays.seniority !== null) {
    const path = ['bankHolidays', 'seniority']
    warnings.push({ kind: 'holiday_seniority', path, params: {}, source: unworkedHolidaySource })
  }
  return warnings
}

/** Every warning on the indemnities of a policy. */
export function indemnitiesWarnings({ lunch }: Pick<Indemnities, 'lunch'>): PolicyWarning[] {
  const { value: exempt, source } = exemptVoucherShare[0]
  return lunch.flatMap(({ type, coverRate }, i) => {
    if (type !== 'ticket' || coverRate === null) return []
    if (coverRate >= exempt.min && coverRate <= exempt.max) return []
    return [{ kind: 'voucher_share', path: ['lunch', i, 'coverRate'], params: exempt, source }]
  })
}

/**
 * Hours of the week that get less than the law gives without an agreement, or than an agreement may
 * give. Asked at each hour from which the policy or the law changes.
 */
function overtimeWarnings(extra: HoursTypes['extra']): PolicyWarning[] {
  const law = overtimeIncreases[0]
  const floor = lowestOvertimeIncreasePercent[0]
  const thresholds = new Set([
    ...law.value.map((step) => step.thresholdHours),
    ...extra.map((rule) => rule.threshold),
  ])
  return [...thresholds]
    .toSorted((a, b) => a - b)
    .flatMap((threshold) => {
      const legal = law.value.findLast((step) => step.thresholdHours <= threshold)
      const index = extra.findLastIndex((rule) => rule.threshold <= threshold)
      const paid = extra[index]?.increase ?? 0
      if (legal === undefined || paid >= legal.increasePercent) return []
      const path = index < 0 ? ['extra', 0, 'threshold'] : ['extra', index, 'increase']
      const params = { fromHour: threshold + 1, increase: legal.increasePercent }
      return [
        paid < floor.value
          ? {
              kind: 'overtime_below_floor' as const,
              path,
              params: { ...params, floor: floor.value },
              source: floor.source,
            }
          : { kind: 'overtime_below_law' as const, path, params, source: law.source },
      ]
    })
}

function holdsShortestNight({ startHour, endHour }: HoursTypes['night']): boolean {
  const { hours, start, end } = shortestNight[0].value
  const from = minuteOfTime(startHour)
  const to = minuteOfTime(endHour)
  const lasts = to > from ? to - from : to - from + 24 * 60
  // A night begins in the evening, or at midnight at the latest.
  const beginsInTime = from >= 18 * 60 || from <= minuteOfTime(start)
  const endsLateEnough =
    to < from || beginsInTime ? to >= minuteOfTime(end) && to !== 24 * 60 : false
  return lasts >= hours * 60 && beginsInTime && endsLateEnough
}
