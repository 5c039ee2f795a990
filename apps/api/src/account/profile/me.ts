import type { session } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { Queries } from '../../platform/database/db.ts'
import { hashToken } from '../../platform/http/resolve-session.ts'
import { type Call, type CommandCall, type ReadCall, sessionOf } from '../../platform/http/route.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { nobody } from '../../platform/database/db.ts'
import { deleteSession, setLocale } from '../account-queries.ts'
import { findMe } from './me-queries.ts'

type Me = Answer<typeof session.readMe>

export async function readMe(call: ReadCall): Promise<Me> {
  return describeMe(call, call.queries)
}

/** The language belongs to the signed-in person, even while they act for another user. */
export async function updateMe(
  call: CommandCall,
  { body }: Parsed<typeof session.updateMe>,
): Promise<Me> {
  const { userId } = sessionOf(call)
  const before = await findMe(call.queries, { userId, organisationId: null, groupId: null })
  await setLocale(call.queries, userId, body.locale)
  await call.transaction.record({
    action: 'user.setLocale',
    entity: 'user',
    entityId: userId,
    before: { locale: before?.locale },
    after: { locale: body.locale },
  })
  return describeMe(call, call.queries)
}

/** The caller as the product shows them. */
export async function describeMe(call: Call, queries: Queries): Promise<Me> {
  const session = sessionOf(call)
  const row = await findMe(queries, {
    userId: session.effectiveUserId,
    organisationId: session.organisation?.id ?? null,
    groupId: session.groupId,
  })
  if (row === undefined) throw notFound()
  const { organisationId, organisationName, parentId, logoUrl, jobDescriptionsLocked, ...others } =
    row
  const { groupId, groupName, ...user } = others
  return {
    ...user,
    role: session.actor.role,
    actingUntil: session.actingUntil,
    standsInFor: session.standsInFor.map(({ userId, firstName, lastName, until }) => ({
      id: userId,
      firstName,
      lastName,
      until,
    })),
    organisation:
      organisationId === null || organisationName === null
        ? null
        : {
            id: organisationId,
            name: organisationName,
            logoUrl: call.services.fileLinks.link(logoUrl),
            parentId,
            jobDescriptionsLocked: jobDescriptionsLocked === true,
          },
    features: await call.services.features.of(session.organisation?.id ?? null),
    group: groupId === null || groupName === null ? null : { id: groupId, name: groupName },
  }
}

/**
 * Always succeeds: a browser that signs out must have no session afterwards, even if its token was
 * invalid.
 */
export async function logOut(call: Call): Promise<void> {
  await closeSessionOf(call, call.token ?? call.browser?.held)
  call.browser?.forget()
}

/** Ends the session of a token, if there is one. */
export async function closeSessionOf({ services }: Call, token: string | undefined): Promise<void> {
  if (token === undefined) return
  await services.db.transaction(nobody, async (transaction) => {
    const userId = await deleteSession(transaction.queries, hashToken(token))
    if (userId === null) return
    await transaction.record({
      action: 'session.close',
      entity: 'user',
      entityId: userId,
      organisationId: null,
      before: null,
      after: null,
    })
  })
}
