import type { administration } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { insertMembership } from '../account/account-queries.ts'
import { insertInvitedUser } from '../account/invitation-queries.ts'
import { sendInvitation } from '../account/send-invitation.ts'
import { throttleInvitations } from '../platform/throttle/throttle.ts'
import { createOrganisation } from '../organisation/create-organisation.ts'
import { json } from '../platform/database/json-columns.ts'
import { notFound, refuse } from '../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'
import { siteOf } from '../platform/mail/compose-mail.ts'
import { requireGroup } from './change-company.ts'
import { findCompany } from './company-queries.ts'
import { toCompany } from './read-companies.ts'

type Create = typeof administration.createCompany
type Body = Parsed<Create>['body']

/** Creates a company or a group; only internal staff may create a group (N-29). */
export async function createCompany(
  call: CommandCall,
  { body }: Parsed<Create>,
): Promise<Answer<Create>> {
  const { transaction, queries } = call
  await requireGroup(call, body.parentId)
  const id = await createOrganisation(transaction, {
    name: body.name,
    kind: body.isParent ? 'parent' : 'other',
    parentId: body.parentId,
    industry: body.industry,
    companySize: body.companySize,
    need: null,
    signUp: json({}),
    attendanceConfigType: 'app',
  })
  if (body.administrator !== null) {
    await inviteAdministrator(call, { id, name: body.name }, body.administrator)
  }
  const company = await findCompany(queries, id)
  if (company === undefined) throw notFound()
  return toCompany(queries, company)
}

/** Invites the first administrator of a company that has no member yet. */
async function inviteAdministrator(
  call: CommandCall,
  company: { readonly id: string; readonly name: string },
  { email, firstName, lastName }: NonNullable<Body['administrator']>,
): Promise<void> {
  const { transaction, queries, locale, services } = call
  const { now } = transaction
  await throttleInvitations(call, sessionOf(call).userId)
  const userId = await insertInvitedUser(queries, { email, firstName, lastName, locale, now })
  if (userId === null) throw refuse('errors.user.email_used')
  const role = 'admin'
  await insertMembership(queries, { userId, organisationId: company.id, role, now })
  await sendInvitation(transaction, {
    recipient: { id: userId, email, firstName, locale },
    company: company.name,
    site: siteOf(services),
  })
  await transaction.record({
    action: 'member.invite',
    entity: 'user',
    entityId: userId,
    organisationId: company.id,
    before: null,
    after: { email, firstName, lastName, role },
  })
}
