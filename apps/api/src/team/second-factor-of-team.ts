import type { secondFactors } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { factorResetHours } from '@renfort/domain/account/second-factor.ts'
import { dateInParis, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { findAccountById } from '../account/account-queries.ts'
import { factorResetAskedMail } from '../account/mails.ts'
import {
  findReadiness,
  findRequirement,
  hasSecondFactor,
  insertReset,
  storeRequirement,
} from '../account/second-factor/second-factor-queries.ts'
import { findOrganisationHead } from '../organisation/organisation-queries.ts'
import { familyOf, listMembers } from '../organisation/read-organisation.ts'
import { instantAfter } from '../platform/clock.ts'
import { invalidInput, notFound, refuse } from '../platform/http/refusal.ts'
import { type CommandCall, type ReadCall, sessionOf, tenantOf } from '../platform/http/route.ts'
import { siteOf } from '../platform/mail/compose-mail.ts'
import { enqueueMail } from '../platform/mail/outbox-queries.ts'
import { lockMember } from './team-queries.ts'

type Team = Answer<typeof secondFactors.readTeam>

/** From when the team must have a second factor, and who of those with an account is ready. */
export async function readTeamFactors(call: ReadCall): Promise<Team> {
  const members = (await listMembers(call)).filter(({ validated }) => validated)
  return {
    requiredFrom: await findRequirement(call.queries, tenantOf(call)),
    members: [
      ...(await findReadiness(
        call.queries,
        members.map(({ id }) => id),
      )),
    ],
  }
}

export async function requireOfTeam(
  call: CommandCall,
  { body: { requiredFrom } }: Parsed<typeof secondFactors.requireOfTeam>,
): Promise<Team> {
  const { queries, transaction } = call
  const organisationId = tenantOf(call)
  if (requiredFrom !== null && requiredFrom < dateInParis(transaction.now)) {
    throw invalidInput([issue(['requiredFrom'], 'errors.factor.day_past')])
  }
  const before = await findRequirement(queries, organisationId)
  await storeRequirement(
    queries,
    organisationId,
    requiredFrom === null ? null : isoDate(requiredFrom),
  )
  await transaction.record({
    action: 'secondFactor.require',
    entity: 'organisation',
    entityId: organisationId,
    before: { requiredFrom: before },
    after: { requiredFrom },
  })
  return readTeamFactors(call)
}

/** The member hears of it at once, and has a day to stop it by proving their second factor. */
export async function resetOfMember(
  call: CommandCall,
  { params }: Parsed<typeof secondFactors.resetOfMember>,
): Promise<Team> {
  const { queries, transaction } = call
  const organisationId = tenantOf(call)
  const member = await lockMember(queries, familyOf(call), params.id)
  if (member === undefined) throw notFound()
  if (member.sourceOrganisationId !== organisationId) {
    throw refuse('errors.team.other_organisation')
  }
  const [account, company] = [
    await findAccountById(queries, member.id),
    await findOrganisationHead(queries, organisationId),
  ]
  if (account === undefined || company === undefined) throw notFound()
  if (!(await hasSecondFactor(queries, member.id))) throw refuse('errors.factor.none')
  const dueAt = instantAfter(transaction.now, factorResetHours * 3_600_000)
  const { userId: askedBy } = sessionOf(call)
  const isNew = await insertReset(queries, { userId: member.id, organisationId, askedBy, dueAt })
  if (!isNew) {
    transaction.leaveUnchanged()
    return readTeamFactors(call)
  }
  const mail = factorResetAskedMail(account, company.name, siteOf(call.services))
  await enqueueMail(queries, mail, transaction.now)
  await transaction.record({
    action: 'secondFactor.askReset',
    entity: 'user',
    entityId: member.id,
    before: null,
    after: { email: member.email },
  })
  return readTeamFactors(call)
}
