import type { HoursTypes } from './policy.ts'

/** How the hour types of a version came to hold: proposed to a new company, or changed by somebody. */
export const policyOrigins = ['default', 'changed'] as const
export type PolicyOrigin = (typeof policyOrigins)[number]

/** Hour types, and the version that they are; `null` where nobody knows which. */
export interface VersionedHoursTypes {
  readonly versionId: string | null
  readonly hoursTypes: HoursTypes
}

/**
 * Whether a company's hour types have changed since those of a mission were frozen. Without a known
 * version, equal values may have been others in between: `null`.
 */
export function hasChangedSince(
  frozen: VersionedHoursTypes,
  current: VersionedHoursTypes,
): boolean | null {
  if (frozen.versionId !== null && current.versionId !== null) {
    return frozen.versionId !== current.versionId
  }
  return sameHoursTypes(frozen.hoursTypes, current.hoursTypes) ? null : true
}

/** The order of the keys says nothing: a stored document has its own. */
export function sameHoursTypes(one: HoursTypes, other: HoursTypes): boolean {
  return JSON.stringify(valuesOf(one)) === JSON.stringify(valuesOf(other))
}

function valuesOf({ extra, night, sundays, bankHolidays }: HoursTypes) {
  return [
    extra.map(({ threshold, increase }) => [threshold, increase]),
    [night.startHour, night.endHour, night.increase, ...seniorityOf(night)],
    [sundays.increase, sundays.ztiIncrease, ...seniorityOf(sundays)],
    [bankHolidays.increase, bankHolidays.solidarity, ...seniorityOf(bankHolidays)],
  ]
}

function seniorityOf({ seniority }: Pick<HoursTypes['night'], 'seniority'>) {
  return [seniority?.daysThreshold ?? null, seniority?.increase ?? null]
}
