import { randomBytes } from 'node:crypto'
import type { siderAccess } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { deviceOf } from '@renfort/domain/account/device.ts'
import type { ErrorKey } from '@renfort/domain/errors.ts'
import { deviceDays } from '@renfort/domain/sider/way-in.ts'
import { instantAfter } from '../platform/clock.ts'
import { nobody } from '../platform/database/db.ts'
import { refuse } from '../platform/http/refusal.ts'
import { hashToken } from '../platform/http/resolve-session.ts'
import type { Call } from '../platform/http/route.ts'
import { siderTokenMark } from '../platform/http/sider-session.ts'
import { takeTries, throttle, throttleFromAnywhere } from '../platform/throttle/throttle.ts'
import { deleteHeldDevice, insertDevice } from './device-queries.ts'
import { consumeLink, countCodeTry, storeLocale } from './link-queries.ts'
import { contactOf, hashCode } from './send-link.ts'

type ByLink = typeof siderAccess.openByLink
type ByCode = typeof siderAccess.openByCode

export async function openByLink(call: Call, { body }: Parsed<ByLink>): Promise<Answer<ByLink>> {
  const tries = await throttle(call, 'sider-code', '')
  const opened = await openWith(call, hashToken(body.token), 'errors.auth.link_invalid')
  await tries.giveBack()
  return opened
}

/** A wrong code and an unknown contact get the same answer after the same statements. */
export async function openByCode(call: Call, { body }: Parsed<ByCode>): Promise<Answer<ByCode>> {
  const { code, ...typed } = body
  const contact = contactOf(typed)
  const of = contact.email ?? contact.phoneNumber ?? ''
  const tries = await takeTries([
    () => throttle(call, 'sider-code', of),
    () => throttleFromAnywhere(call, 'sider-code-contact', of),
  ])
  const { db, clock } = call.services
  const link = await countCodeTry(db.queries(nobody), contact, clock.now())
  if (link === undefined || !hashCode(code, link.tokenHash).equals(link.codeHash)) {
    throw refuse('errors.sider.code_invalid')
  }
  const opened = await openWith(call, link.tokenHash, 'errors.sider.code_invalid')
  for (const taken of tries) await taken.clear()
  return opened
}

/**
 * Uses a link, and opens the pages of its Sider on the device that calls. A browser keeps the token in
 * its cookie, and the pages that it had open until then are closed.
 */
async function openWith(call: Call, tokenHash: Buffer, otherwise: ErrorKey) {
  const { browser } = call
  const opened = await openFor(call, tokenHash, otherwise)
  if (browser === null) return opened
  browser.keep(opened.token)
  return { ...opened, token: '' }
}

async function openFor(
  { services, userAgent, locale, browser }: Call,
  tokenHash: Buffer,
  otherwise: ErrorKey,
) {
  return services.db.transaction(nobody, async (transaction) => {
    const { queries, now } = transaction
    const sider = await consumeLink(queries, tokenHash, now)
    if (sider === undefined) throw refuse(otherwise)
    if (browser?.held !== undefined) await deleteHeldDevice(queries, hashToken(browser.held))
    const token = siderTokenMark + randomBytes(32).toString('base64url')
    const expiresAt = instantAfter(now, deviceDays * 86_400_000)
    const device = deviceOf(userAgent ?? '')
    await insertDevice(queries, {
      tokenHash: hashToken(token),
      siderId: sider.id,
      now,
      expiresAt,
      device,
    })
    await storeLocale(queries, sider.id, locale)
    await transaction.record({
      action: 'sider.open',
      entity: 'sider',
      entityId: sider.id,
      organisationId: null,
      before: null,
      after: device,
    })
    return { token, siderId: sider.id, firstName: sider.firstName, expiresAt }
  })
}
