import { randomBytes, randomInt } from 'node:crypto'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { instantAfter } from '../platform/clock.ts'
import { nobody } from '../platform/database/db.ts'
import { hashToken } from '../platform/http/resolve-session.ts'
import { siderTokenMark } from '../platform/http/sider-session.ts'
import { insertDevice } from '../sider-access/device-queries.ts'
import { insertSider, insertSiderOrganisation } from '../sider/sider-queries.ts'
import type { Caller, TestApp } from './test-app.ts'

interface SiderOptions {
  readonly firstName?: string
  readonly lastName?: string
  readonly phoneNumber?: string
  readonly email?: string
  /** Companies that have hired the Sider, with the day; none by default. */
  readonly knownTo?: readonly { readonly id: string; readonly since?: string }[]
}

// Processes may share a database: each begins elsewhere. Numbers drawn one by one meet after some thousands.
const firstNumber = randomInt(10_000_000, 90_000_000)
let numbers = 0

/** A phone number that no other test has. */
export function newPhoneNumber(): string {
  numbers += 1
  return `+336${firstNumber + numbers}`
}

/** Makes a Sider of the platform; answers their id. */
export async function aSider(app: TestApp, options: SiderOptions = {}): Promise<string> {
  return app.services.db.transaction(nobody, async ({ queries, now }) => {
    const phoneNumber = options.phoneNumber ?? newPhoneNumber()
    const sider = {
      firstName: options.firstName ?? 'Louise',
      lastName: options.lastName ?? 'Martin',
      phoneNumber,
      email: options.email ?? null,
    }
    const siderId = await insertSider(queries, sider, now)
    if (siderId === null) throw new Error('The phone or the e-mail of a test Sider was taken.')
    for (const { id: organisationId, since } of options.knownTo ?? []) {
      const hiredAt = (since ?? now) as Instant
      const link = { siderId, organisationId, since: hiredAt, hiredAt }
      await insertSiderOrganisation(queries, link)
    }
    return siderId
  })
}

/** A Sider who has their pages open on a device. */
export async function signedInSider(app: TestApp, siderId: string): Promise<Caller> {
  const token = siderTokenMark + randomBytes(32).toString('base64url')
  await app.services.db.transaction(nobody, ({ queries, now }) =>
    insertDevice(queries, {
      tokenHash: hashToken(token),
      siderId,
      now,
      expiresAt: instantAfter(now, 30 * 86_400_000),
      device: { browser: null, system: null },
    }),
  )
  return { token, userId: siderId }
}
