import type { TeamRole } from '@renfort/domain/access/actor.ts'
import { claimValues, roleOf } from '@renfort/domain/single-sign-on/connection.ts'
import { domainOf } from '@renfort/domain/single-sign-on/sign-on-domain.ts'
import {
  type AccountRow,
  findAccount,
  findAccountById,
  insertMembership,
  insertUser,
} from '../account/account-queries.ts'
import { deleteInvitation } from '../account/invitation-queries.ts'
import type { IdentifiedPerson } from '../outside/identity-provider/port.ts'
import type { Transaction } from '../platform/database/db.ts'
import { refuse } from '../platform/http/refusal.ts'
import type { Call } from '../platform/http/route.ts'
import type { ConnectionRow } from './connection-queries.ts'
import { findVerifiedDomains } from './domain-queries.ts'
import { followRole } from './follow-role.ts'
import {
  activateByProvider,
  bindSubject,
  findUserOfSubject,
  type HeldMembership,
  lockMemberships,
  lockSubject,
  unbindUser,
} from './subject-queries.ts'

interface Arrival {
  readonly connection: ConnectionRow
  readonly person: IdentifiedPerson
}

/**
 * The account of a person whom the provider of a company has identified; it is made where there is
 * none. The provider answers for the people of its own domains and companies, and nobody else.
 */
export async function enter(
  { locale }: Pick<Call, 'locale'>,
  transaction: Transaction,
  arrival: Arrival,
): Promise<string> {
  const { queries, now } = transaction
  const { connection, person } = arrival
  const { organisationId, issuer } = connection
  const email = await ownEmail(transaction, arrival)
  const of = { organisationId, issuer, subject: person.subject }
  await lockSubject(queries, of)
  const known = await findUserOfSubject(queries, of)
  const account =
    known === undefined ? await findAccount(queries, email) : await findAccountById(queries, known)
  const values =
    connection.rolesClaim === null ? [] : claimValues(person.claims, connection.rolesClaim)
  const role = roleOf(values, connection)
  const userId =
    account === undefined
      ? await addAccount(transaction, arrival, { email, role, locale })
      : await admit(transaction, arrival, { account, role, isKnown: known !== undefined })
  if (!(await bindSubject(queries, { ...of, userId, now }))) throw refuse('errors.sso.other_person')
  return userId
}

async function ownEmail(
  { queries }: Transaction,
  { connection, person }: Arrival,
): Promise<string> {
  const domains = await findVerifiedDomains(queries, connection.organisationId)
  const { email } = person
  if (email === null || !domains.includes(domainOf(email))) {
    throw refuse('errors.sso.other_domain')
  }
  return email
}

async function addAccount(
  transaction: Transaction,
  { connection, person }: Arrival,
  { email, role, locale }: { email: string; role: TeamRole | null; locale: 'fr' | 'en' },
): Promise<string> {
  if (role === null) throw refuse('errors.sso.no_role')
  const { queries, now } = transaction
  const { organisationId } = connection
  const [firstName, lastName] = [person.firstName ?? person.lastName, person.lastName]
  const userId = await insertUser(queries, {
    email,
    passwordHash: null,
    firstName: firstName ?? email.slice(0, email.indexOf('@')),
    lastName: firstName === lastName ? '' : (lastName ?? ''),
    phoneNumber: null,
    locale,
    isInsider: false,
    now,
  })
  if (userId === null) throw refuse('errors.user.email_used')
  await join(transaction, { userId, organisationId, role, email })
  return userId
}

async function join(
  transaction: Transaction,
  { email, ...membership }: Omit<Parameters<typeof insertMembership>[1], 'now'> & { email: string },
): Promise<void> {
  const { queries, now } = transaction
  await insertMembership(queries, { ...membership, now })
  await transaction.record({
    action: 'member.join',
    entity: 'user',
    entityId: membership.userId,
    before: null,
    after: { email, role: membership.role },
  })
}

/** Lets somebody in who has an account: as a member, or back into the team that they had left. */
async function admit(
  transaction: Transaction,
  { connection }: Arrival,
  { account, role, isKnown }: { account: AccountRow; role: TeamRole | null; isKnown: boolean },
): Promise<string> {
  const { queries, now } = transaction
  const { organisationId } = connection
  const { id: userId, email } = account
  const memberships = await lockMemberships(queries, userId)
  if (account.isInsider || !memberships.every((held) => isWithin(organisationId, held))) {
    throw refuse('errors.sso.other_company')
  }
  const hasLeft = memberships.length === 0
  if (hasLeft && role === null) throw refuse('errors.sso.no_role')
  if (hasLeft && !isKnown) await unbindUser(queries, userId)
  if (hasLeft || account.validatedAt === null) {
    await activateByProvider(queries, { userId, now })
    await deleteInvitation(queries, userId)
    await transaction.record({
      action: 'account.activate',
      entity: 'user',
      entityId: userId,
      before: { validated: account.validatedAt !== null },
      after: { validated: true },
    })
  }
  if (hasLeft && role !== null) await join(transaction, { userId, organisationId, role, email })
  const own = memberships.find((held) => held.organisationId === organisationId)
  if (own !== undefined && connection.rolesClaim !== null) {
    await followRole(transaction, connection, { userId, before: own.role, after: role })
  }
  return userId
}

/** The company itself, or a company of the group. */
function isWithin(organisationId: string, held: HeldMembership): boolean {
  return held.organisationId === organisationId || held.parentId === organisationId
}
