import { sessionRole, type TeamRole } from '../access/actor.ts'
import { type Action, actions, policy, reachOfRole, type Rule } from '../access/policy.ts'
import { addDays, type IsoDate } from '../kernel/calendar.ts'
import { type Issue, issue } from '../kernel/issue.ts'

/** Days that somebody is away, the first and the last included, on the clocks of Paris. */
export interface Absence {
  readonly from: IsoDate
  readonly until: IsoDate
}

export const absenceLimits = {
  /** Days that one absence lasts at most. */
  days: 184,
  /** Days from now within which it begins. */
  ahead: 366,
  /** Absences of one person that are not over. */
  planned: 20,
} as const

export function isAwayOn({ from, until }: Absence, day: IsoDate): boolean {
  return from <= day && day <= until
}

export function doOverlap(one: Absence, other: Absence): boolean {
  return one.from <= other.until && other.from <= one.until
}

/** A member of the team of the company, or of its group. */
export interface TeamMate {
  readonly id: string
  readonly role: TeamRole
  /** Whether they have activated their account. */
  readonly validated: boolean
}

/** What somebody who is away leaves to a deputy and the deputy’s own role does not cover. */
export function rightsMissing(absent: TeamRole, deputy: TeamRole): readonly Action[] {
  const has = (role: TeamRole, action: Action) => reachOfRole(sessionRole(role), action) !== 'none'
  return actions.filter(
    (action) => isLeftToDeputies(action) && has(absent, action) && !has(deputy, action),
  )
}

function isLeftToDeputies(action: Action): boolean {
  const { deputy }: Rule = policy[action]
  return deputy !== 'none'
}

/** Why nobody stands in for somebody as they had asked. */
export const deputyTroubles = ['left', 'withoutRight', 'away'] as const
export type DeputyTrouble = (typeof deputyTroubles)[number]

interface Deputising {
  readonly absent: Pick<TeamMate, 'role'>
  /** As the team has them now; `null` for somebody who has left it. */
  readonly deputy: TeamMate | null
  /** When the deputy is away themselves. */
  readonly deputyAway: readonly Absence[]
}

/**
 * What keeps a deputy from doing all that was left to them; `null` where nothing does. One who is
 * away themselves passes nothing on: their own deputy acts for them alone.
 */
export function deputyTrouble(
  absence: Absence,
  { absent, deputy, deputyAway }: Deputising,
): DeputyTrouble | null {
  if (deputy === null || !deputy.validated) return 'left'
  if (rightsMissing(absent.role, deputy.role).length > 0) return 'withoutRight'
  return deputyAway.some((other) => doOverlap(absence, other)) ? 'away' : null
}

interface Declared extends Deputising {
  readonly absentId: string
  /** The other absences of the same person. */
  readonly others: readonly Absence[]
  readonly today: IsoDate
}

const keys = {
  left: 'errors.deputy.not_in_team',
  withoutRight: 'errors.deputy.without_right',
  away: 'errors.deputy.away',
} as const

/**
 * What is wrong with an absence that is declared, each at its field `from`, `until` or `deputyId`.
 * It may have begun before today: an administrator declares it for somebody who is away already.
 */
export function absenceIssues(
  absence: Absence,
  { absentId, others, today, ...deputising }: Declared,
): readonly Issue[] {
  const { deputy } = deputising
  const dates = dateIssues(absence, { others, today })
  if (deputy?.id === absentId) return [...dates, issue(['deputyId'], 'errors.deputy.self')]
  const trouble = deputyTrouble(absence, deputising)
  return trouble === null ? dates : [...dates, issue(['deputyId'], keys[trouble])]
}

function dateIssues(
  absence: Absence,
  { others, today }: Pick<Declared, 'others' | 'today'>,
): readonly Issue[] {
  const { from, until } = absence
  const { days, ahead } = absenceLimits
  if (until < from) return [issue(['until'], 'errors.absence.order')]
  if (until < today) return [issue(['until'], 'errors.absence.past')]
  if (until >= addDays(from, days)) return [issue(['until'], 'errors.absence.too_long', { days })]
  if (from > addDays(today, ahead)) {
    return [issue(['from'], 'errors.absence.too_far', { days: ahead })]
  }
  return others.some((other) => doOverlap(absence, other))
    ? [issue(['from'], 'errors.absence.overlap')]
    : []
}
