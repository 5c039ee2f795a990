import type { HoursTypes } from './policy.ts'

/** Whether hour types were proposed to a new company or changed by a user. */
export const policyOrigins = ['default', 'changed'] as const
export type PolicyOrigin = (typeof policyOrigins)[number]

/** `versionId` is `null` where the version is not known. */
export interface VersionedHoursTypes {
  readonly versionId: string | null
  readonly hoursTypes: HoursTypes
}

/** Whether a mission's frozen hour types differ; `null`: they are equal, but of unknown versions. */
export function hasChangedSince(
  frozen: VersionedHoursTypes,
  current: VersionedHoursTypes,
): boolean | null {
  if (frozen.versionId !== null && current.versionId !== null) {
    return frozen.versionId !== current.versionId
  }
  return sameHoursTypes(frozen.hoursTypes, current.hoursTypes) ? null : true
}

/** Compares the values in a fixed order: a stored document has its keys in another. */
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
