import type { MotiveReason } from './motive.ts'

/** What a draft can have in common with the mission that it follows. */
export const followedFacts = [
  'motive',
  'address',
  'manager',
  'department',
  'requestedSiders',
] as const
export type FollowedFact = (typeof followedFacts)[number]

/** What is compared of two missions; addresses are copied with each, so they are compared by text. */
export interface FollowedValues {
  readonly motive: string | null
  readonly address: string | null
  readonly manager: string | null
  readonly department: string | null
  readonly requestedSiders: readonly string[]
}

/** What a draft has as the mission that it follows had it; what both lack is left out. */
export function asLastTime(draft: FollowedValues, last: FollowedValues): FollowedFact[] {
  return followedFacts.filter((fact) => {
    if (fact !== 'requestedSiders') return draft[fact] !== null && draft[fact] === last[fact]
    const before = new Set(last.requestedSiders)
    return draft[fact].length > 0 && draft[fact].every((id) => before.has(id))
  })
}

/**
 * Whether a motive can be taken over without asking: an absence and a recruitment name people and a
 * day, which must be true of each mission (Labour Code L1251-43).
 */
export function holdsNextTime(reason: MotiveReason): boolean {
  return reason !== 'replacement' && reason !== 'waitingRecruitment'
}
