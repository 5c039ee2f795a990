import { randomInt } from 'node:crypto'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { nobody } from '../platform/database/db.ts'
import { insertSider, insertSiderOrganisation } from '../worker/sider-queries.ts'
import type { TestApp } from './test-app.ts'

interface SiderOptions {
  readonly firstName?: string
  readonly lastName?: string
  readonly phoneNumber?: string
  readonly email?: string
  /** Companies that have hired the Sider, with the day; none by default. */
  readonly knownTo?: readonly { readonly id: string; readonly since?: string }[]
}

/** Makes a Sider of the platform; answers their id. */
export async function aSider(app: TestApp, options: SiderOptions = {}): Promise<string> {
  return app.services.db.transaction(nobody, async ({ queries, now }) => {
    const phoneNumber = options.phoneNumber ?? `+336${randomInt(10_000_000, 99_999_999)}`
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
