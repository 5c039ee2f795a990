import type { MotiveReason } from './motive.ts'

/** Fields that a draft can share with the mission that it continues. */
export const followedFacts = [
  'motive',
  'address',
  'manager',
  'department',
  'requestedSiders',
] as const
export type FollowedFact = (typeof followedFacts)[number]

/**
 * The compared values of two missions; each mission has its own copy of the address, so addresses
 * are compared by text.
 */
export interface FollowedValues {
  readonly motive: string | null
  readonly address: string | null
  readonly manager: string | null
  readonly department: string | null
  readonly requestedSiders: readonly string[]
}

/**
 * The fields of a draft that equal those of the mission it continues; fields that both lack are
 * left out.
 */
export function asLastTime(draft: FollowedValues, last: FollowedValues): FollowedFact[] {
  return followedFacts.filter((fact) => {
    if (fact !== 'requestedSiders') return draft[fact] !== null && draft[fact] === last[fact]
    const before = new Set(last.requestedSiders)
    return draft[fact].length > 0 && draft[fact].every((id) => before.has(id))
  })
}

/**
 * Whether a motive can be reused without asking: an absence and a recruitment name people and a
 * day, which must be true of each mission (Labour Code L1251-43).
 */
export function holdsNextTime(reason: MotiveReason): boolean {
  return reason !== 'replacement' && reason !== 'waitingRecruitment'
}
