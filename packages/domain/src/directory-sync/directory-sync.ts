import type { TeamRole } from '../access/actor.ts'
import { type PersonName, plainName } from '../kernel/person-name.ts'
import type { DirectoryUser } from './directory-user.ts'

/** What a directory may keep here, and send at once. */
export const directoryLimits = {
  tokens: 5,
  tokenName: 60,
  users: 20_000,
  groups: 500,
  members: 5_000,
  operations: 1_000,
  text: 255,
  filter: 1_000,
  /** Resources of one page of a list. */
  page: 200,
} as const

/** The role that people get whom no group gives another one, unless the company chose one. */
export const firstDefaultRole: TeamRole = 'collaborator'

const byRank: readonly TeamRole[] = ['admin', 'missionManager', 'collaborator']

/** The highest of the roles that the groups of a person give; `null` where none gives one. */
export function highestRole(roles: readonly (TeamRole | null)[]): TeamRole | null {
  return byRank.find((role) => roles.includes(role)) ?? null
}

export interface Standing {
  /** Their role at present. */
  readonly role: TeamRole
  /** Whether a group gave them that role. */
  readonly isLedByGroup: boolean
}

/**
 * The role of a member once their groups have changed: what the groups give counts; who leaves the
 * last group that gave one has the default role again, and whoever never had any keeps their role.
 */
export function roleAfter(standing: Standing, given: TeamRole | null, usual: TeamRole): Standing {
  if (given !== null) return { role: given, isLedByGroup: true }
  return standing.isLedByGroup ? { role: usual, isLedByGroup: false } : standing
}

/** The address by which a directory knows a person: that at work, else the name of the account. */
export function addressOf({ email, userName }: DirectoryUser): string {
  return email ?? userName
}

/** Whether an address, in lower case, is of one of the domains; a domain below one is another domain. */
export function isOfDomains(address: string, domains: readonly string[]): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return domains.includes(domain)
}

/**
 * First and last name of an account. A person with one name has an empty last name; where the
 * directory has no names, the displayed name is read, then the beginning of the address.
 */
export function accountName(user: DirectoryUser): PersonName {
  const [given, family] = [plainName(user.givenName ?? ''), plainName(user.familyName ?? '')]
  if (given !== '' && family !== '') return { firstName: given, lastName: family }
  if (given !== '' || family !== '') return { firstName: given || family, lastName: '' }
  const shown = plainName(user.displayName ?? '') || plainName(user.formatted ?? '')
  const [beginning = ''] = addressOf(user).split('@')
  const text = shown || plainName(beginning) || '–'
  const [firstName = '', ...others] = text.split(' ')
  return { firstName, lastName: others.join(' ') }
}
