import type { RemunerationPolicyReply } from '@renfort/contract/remuneration-policy.ts'
import { cents } from '@renfort/domain/kernel/money.ts'
import { parisZone } from '@renfort/domain/kernel/place-time.ts'
import type { MissionType } from '@renfort/domain/mission/mission.ts'
import type { HourKind, HourTerms } from '@renfort/domain/quotation/worked-hour.ts'
import type { HoursTypes } from '@renfort/domain/remuneration/policy.ts'

/** The rate and the kind of mission in the examples of the page. */
export interface PayExample {
  readonly rateCents: number
  readonly type: MissionType
  readonly coefficients: RemunerationPolicyReply['coefficients']
}

export const hourKinds = ['extra', 'night', 'sundays', 'bankHolidays'] as const
export type HoursKind = (typeof hourKinds)[number]

export function termsOf(example: PayExample, hoursTypes: HoursTypes, zti = false): HourTerms {
  return {
    hourlyRateCents: cents(example.rateCents),
    hoursTypes,
    coefficientBasisPoints: Math.round(example.coefficients[example.type] * 10_000),
    detachedRows: null,
    zti,
    localHolidays: [],
    timeZone: parisZone,
  }
}

/** One hour of an example. */
export interface ExampleRow {
  readonly name:
    | 'overtimeFrom'
    | 'overtimeFromTo'
    | 'night'
    | 'sundayNight'
    | 'senior'
    | 'sunday'
    | 'zti'
    | 'holiday'
    | 'sundayHoliday'
    | 'solidarity'
  readonly params?: { readonly from: number; readonly to?: number }
  readonly seniorityDays?: number
  readonly hour: HourKind
  readonly zti?: boolean
}

/** The hours that show the effect of one kind of the policy. */
export function exampleRows(kind: HoursKind, hoursTypes: HoursTypes): ExampleRow[] {
  const { extra, night, sundays, bankHolidays } = hoursTypes
  const senior = (seniority: { daysThreshold: number } | null, hour: HourKind): ExampleRow[] =>
    seniority === null
      ? []
      : [
          {
            name: 'senior',
            seniorityDays: seniority.daysThreshold,
            hour: { ...hour, senior: true },
          },
        ]
  switch (kind) {
    case 'extra':
      return extra.map(({ threshold: hours }, overtime) => {
        const next = extra[overtime + 1]?.threshold
        const from = hours + 1
        return next === undefined
          ? { name: 'overtimeFrom', params: { from }, hour: { overtime } }
          : { name: 'overtimeFromTo', params: { from, to: next }, hour: { overtime } }
      })
    case 'night':
      return [
        { name: 'night', hour: { night: true } },
        ...senior(night.seniority, { night: true }),
        { name: 'sundayNight', hour: { night: true, sunday: true } },
      ]
    case 'sundays':
      return [
        { name: 'sunday', hour: { sunday: true } },
        ...(sundays.ztiIncrease === null
          ? []
          : [{ name: 'zti', hour: { sunday: true }, zti: true } as const]),
        ...senior(sundays.seniority, { sunday: true }),
      ]
    case 'bankHolidays':
      return [
        { name: 'holiday', hour: { holiday: 'worked' } },
        ...senior(bankHolidays.seniority, { holiday: 'worked' }),
        { name: 'sundayHoliday', hour: { holiday: 'worked', sunday: true } },
        ...(bankHolidays.solidarity === null
          ? []
          : [{ name: 'solidarity', hour: { holiday: 'solidarity' } } as const]),
      ]
  }
}
