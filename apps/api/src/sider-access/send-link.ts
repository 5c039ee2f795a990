import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { siderAccess } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { codeDigits, linkMinutes, type LinkWay } from '@renfort/domain/sider/way-in.ts'
import { instantAfter } from '../platform/clock.ts'
import { nobody, type Transaction } from '../platform/database/db.ts'
import { keptPhone } from '../platform/http/kept-phone.ts'
import { notFound, refuse } from '../platform/http/refusal.ts'
import { hashToken } from '../platform/http/resolve-session.ts'
import type { Call } from '../platform/http/route.ts'
import { done } from '../platform/http/wire-answer.ts'
import { siteOf } from '../platform/mail/compose-mail.ts'
import {
  takeTries,
  throttle,
  throttleFromAnywhere,
  throttleNetwork,
} from '../platform/throttle/throttle.ts'
import { keepOnlyFor } from '../platform/database/keep-only-for.ts'
import {
  type Contact,
  findReachedSider,
  findSiderToReach,
  insertLink,
  type ReachedSider,
} from './link-queries.ts'
import { enqueueLink } from './link-message.ts'

type Ask = typeof siderAccess.askSiderLink
type Send = typeof siderAccess.sendSiderLink

/** The contact that somebody typed; a phone is read as it is stored. */
export function contactOf({
  email,
  phoneNumber,
}: {
  readonly email?: string | undefined
  readonly phoneNumber?: string | undefined
}): Contact {
  return {
    email: email ?? null,
    phoneNumber: phoneNumber === undefined ? null : keptPhone(phoneNumber, 'phoneNumber'),
  }
}

/** The same answer and the same statements for everybody: nobody learns who is a Sider. */
export async function askSiderLink(call: Call, { body }: Parsed<Ask>): Promise<Answer<Ask>> {
  const { db } = call.services
  const contact = contactOf(body)
  const of = contact.email ?? contact.phoneNumber ?? ''
  await takeTries([
    () => throttle(call, 'sider-link', of),
    () => throttleNetwork(call, 'sider-link-address'),
    () => throttleFromAnywhere(call, 'sider-link-contact', of),
  ])
  const sider = await findReachedSider(db.queries(nobody), contact)
  await db.transaction(nobody, async (transaction) => {
    await keepOnlyFor(transaction.queries, sider !== undefined, () =>
      sendLink(call, transaction, {
        sider: sider ?? nobodyAt(contact),
        through: contact.email === null ? 'sms' : 'email',
      }),
    )
    await call.keep(transaction, done)
  })
}

/** Takes the place of a Sider who does not exist. */
function nobodyAt({ email, phoneNumber }: Contact): ReachedSider {
  return { id: randomUUID(), firstName: 'Camille', email, phoneNumber: phoneNumber ?? '' }
}

/** Staff send the link to who has lost it; the Sider is not told who asked. */
export async function sendSiderLink(
  call: Call,
  { params, body: { through } }: Parsed<Send>,
): Promise<Answer<Send>> {
  const { db } = call.services
  const sider = await findSiderToReach(db.queries(nobody), params.id)
  if (sider === undefined) throw notFound()
  if (sider.isDeactivated) {
    throw refuse('errors.hiring.deactivated', { siderId: sider.id, sider: sider.firstName })
  }
  if (through === 'email' && sider.email === null) throw refuse('errors.sider.no_email')
  await takeTries([() => throttleFromAnywhere(call, 'sider-link-contact', sider.id)])
  await db.transaction({ ...call.scope, reach: 'everything' }, async (transaction) => {
    await sendLink(call, transaction, { sider, through })
    await call.keep(transaction, done)
  })
}

/** A code is as secret as its link: it is stored with it, and neither can be read back. */
export function hashCode(code: string, tokenHash: Buffer): Buffer {
  return createHash('sha256').update(tokenHash).update(code).digest()
}

async function sendLink(
  { services, locale }: Call,
  transaction: Transaction,
  { sider, through }: { readonly sider: ReachedSider; readonly through: LinkWay },
): Promise<void> {
  const { queries, now } = transaction
  const token = randomBytes(32).toString('base64url')
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
  const tokenHash = hashToken(token)
  const { id: siderId, firstName, email, phoneNumber } = sider
  await insertLink(queries, {
    tokenHash,
    codeHash: hashCode(code, tokenHash),
    siderId,
    now,
    expiresAt: instantAfter(now, linkMinutes * 60_000),
  })
  await enqueueLink(
    queries,
    { through, email: email ?? '', phoneNumber, firstName, token, code, locale },
    { site: siteOf(services), now },
  )
  await transaction.record({
    action: 'sider.sendLink',
    entity: 'sider',
    entityId: siderId,
    organisationId: null,
    before: null,
    after: { through },
  })
}
