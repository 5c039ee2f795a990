import type { permanent } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { type IsoDate, dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { startDateIssues } from '@renfort/domain/permanent/permanent-request.ts'
import { findOrganisationHead } from '../organisation/organisation-queries.ts'
import { siteOf } from '../platform/mail/compose-mail.ts'
import { enqueueMail } from '../platform/mail/outbox-queries.ts'
import { invalidInput, notFound } from '../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'
import { findRequester, insertRequest } from './permanent-queries.ts'
import { requestMail } from './request-mail.ts'

type Request = typeof permanent.requestPermanentContract

/** Stores the request and mails it to the provider, who calls back (G-36). */
export async function requestPermanentContract(
  call: CommandCall,
  { body }: Parsed<Request>,
): Promise<Answer<Request>> {
  const { queries, transaction, services, scope, locale } = call
  const { now } = transaction
  const issues = startDateIssues(body.startDate as IsoDate, dateInParis(now))
  if (issues.length > 0) throw invalidInput(issues)
  const { effectiveUserId: userId } = sessionOf(call)
  const requester = await findRequester(queries, userId)
  if (requester === undefined) throw notFound()
  const { organisationId } = scope
  const head =
    organisationId === null ? undefined : await findOrganisationHead(queries, organisationId)
  const id = await insertRequest(queries, body, { organisationId, userId, now })
  const company = head?.name ?? null
  const mail = requestMail(
    { request: body, requester, company, locale },
    services.config,
    siteOf(services),
  )
  await enqueueMail(queries, mail, now)
  await transaction.record({
    action: 'permanent.request',
    entity: 'permanentRequest',
    entityId: id,
    before: null,
    after: body,
  })
  return { id }
}
