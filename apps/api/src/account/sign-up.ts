import type { auth } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { nobody, type Transaction } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'
import { keptPhone } from '../platform/http/kept-phone.ts'
import { refuse } from '../platform/http/refusal.ts'
import type { Call } from '../platform/http/route.ts'
import { createOrganisation } from '../organisation/create-organisation.ts'
import { hashChosen } from './password/chosen-password.ts'
import { findAccount, insertMembership, insertUser } from './account-queries.ts'
import { isEmailKept } from './profile/email-change-queries.ts'
import { openSession } from './sessions/open-session.ts'
import { consumeTicket } from './google/google-ticket.ts'
import type { TicketHolder } from './google/google-ticket-queries.ts'
import { throttle, throttleNetwork } from '../platform/throttle/throttle.ts'

type Start = typeof auth.startSignUp
type Create = typeof auth.createAccount

/**
 * Whether an e-mail is free; each answer counts as a try, so that lists of e-mails cannot be
 * tested.
 */
export async function startSignUp(call: Call, { body }: Parsed<Start>): Promise<Answer<Start>> {
  const tries = await throttle(call, 'sign-up', '')
  await requireFree(call, body.email)
  await tries.giveBack()
  return { email: body.email }
}

async function requireFree({ services }: Call, email: string): Promise<void> {
  const queries = services.db.queries(nobody)
  const isTaken =
    (await findAccount(queries, email)) !== undefined ||
    (await isEmailKept(queries, { email, now: services.clock.now() }))
  if (isTaken) throw refuse('errors.user.email_used')
}

/** Creates the company and its first admin, and signs them in; no e-mail confirmation (N-39). */
export async function createAccount(call: Call, { body }: Parsed<Create>): Promise<Answer<Create>> {
  const phoneNumber = keptPhone(body.phoneNumber, 'phoneNumber')
  const tries = await throttle(call, 'sign-up', '')
  await requireFree(call, body.email)
  await tries.giveBack()
  const made = await throttleNetwork(call, 'sign-up-address')
  return createCompany(call, { ...body, phoneNumber }).catch(async (error: unknown) => {
    await made.giveBack()
    throw error
  })
}

async function createCompany(call: Call, body: Parsed<Create>['body']): Promise<Answer<Create>> {
  const { db, passwords } = call.services
  const passwordHash =
    body.password === undefined ? null : await hashChosen(passwords, body.password, 'other')
  return db.transaction(nobody, async (transaction) => {
    const person = await personSigningUp(transaction, body)
    const userId = await insertUser(transaction.queries, {
      email: body.email,
      passwordHash,
      googleSubject: person?.subject,
      firstName: body.firstName,
      lastName: body.lastName,
      phoneNumber: body.phoneNumber,
      locale: call.locale,
      isInsider: false,
      now: transaction.now,
    })
    if (userId === null) throw refuse('errors.user.email_used')
    const organisationId = await createOrganisation(transaction, {
      name: body.companyName,
      kind: 'other',
      parentId: null,
      industry: body.industry ?? null,
      companySize: body.companySize,
      need: body.need,
      signUp: json({
        message: body.message ?? undefined,
        utmCampaign: body.utm_campaign,
        utmMedium: body.utm_medium,
        utmSource: body.utm_source,
      }),
      attendanceConfigType: 'app',
    })
    await insertMembership(transaction.queries, {
      userId,
      organisationId,
      role: 'admin',
      now: transaction.now,
    })
    await transaction.record({
      action: 'account.create',
      entity: 'user',
      entityId: userId,
      organisationId,
      before: null,
      after: {
        email: body.email,
        firstName: body.firstName,
        lastName: body.lastName,
        role: 'admin',
        googleLogin: person !== null,
      },
    })
    const way = person === null ? 'password' : 'google'
    return openSession(transaction, { id: userId, isInsider: false }, call, way)
  })
}

/** The Google account of the ticket; `null` for a sign-up with a password. */
async function personSigningUp(
  transaction: Transaction,
  { googleToken, email }: Parsed<Create>['body'],
): Promise<TicketHolder | null> {
  if (googleToken === undefined) return null
  const person = await consumeTicket(transaction, googleToken)
  if (person?.email !== email) throw refuse('errors.auth.could_not_authenticate')
  return person
}
