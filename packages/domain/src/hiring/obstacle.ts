import type { ErrorKey } from '../errors.ts'

/** What can stand in the way of hiring somebody, whatever the state of the mission. */
export const obstacles = [
  'errors.hiring.slot_taken',
  'errors.hiring.shift_over',
  'errors.hiring.already_hired',
  'errors.hiring.elsewhere',
  'errors.hiring.unavailable',
  'errors.hiring.deactivated',
  'errors.hiring.licence_ended',
  'errors.hiring.law',
  'errors.hiring.requested_only',
  'errors.hiring.refused_applicant',
] as const satisfies readonly ErrorKey[]

export interface Obstacle {
  readonly key: (typeof obstacles)[number]
  readonly params: Readonly<Record<string, unknown>>
}
