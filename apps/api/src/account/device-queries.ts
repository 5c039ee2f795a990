import { createHash } from 'node:crypto'
import { deviceOf } from '@renfort/domain/account/device.ts'
import { deviceKnownDays } from '@renfort/domain/account/throttle.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import { instantAfter } from '../platform/clock.ts'
import type { Queries } from '../platform/database/db.ts'
import { networkOf } from '../platform/throttle/network.ts'
import { type AccountRow, accounts } from './account-queries.ts'

/** Where a call came from. */
export interface Origin {
  readonly address: string
  readonly userAgent?: string | undefined
}

/** An account, and whether somebody signed in to it rightly from this device before. */
export interface AccountOnDevice extends AccountRow {
  readonly isKnownDevice: boolean
}

export async function findAccountOnDevice(
  queries: Queries,
  asked: { email: string; origin: Origin; now: Instant },
): Promise<AccountOnDevice | undefined> {
  return accounts(queries)
    .select(
      sql<boolean>`exists (
        select from known_devices d
        where d.user_id = users.id and d.hash = ${hashOf(asked.origin)}
          and d.seen_at > ${knownSince(asked.now)}::timestamptz
      )`.as('isKnownDevice'),
    )
    .where('email', '=', asked.email)
    .executeTakeFirst()
}

/** Remembers a device on which somebody proved who they are. */
export async function rememberDevice(
  queries: Queries,
  device: { userId: string; origin: Origin; now: Instant },
): Promise<void> {
  await queries
    .insertInto('known_devices')
    .values({ user_id: device.userId, hash: hashOf(device.origin), seen_at: device.now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'hash']).doUpdateSet({ seen_at: device.now }),
    )
    .execute()
}

export async function forgetDevicesOf(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('known_devices').where('user_id', '=', userId).execute()
}

/** Removes the devices that do not count as known any more. */
export async function removeOldDevices(queries: Queries, now: Instant): Promise<void> {
  await queries.deleteFrom('known_devices').where('seen_at', '<=', knownSince(now)).execute()
}

/** Versions of browsers are left out: a browser that renews itself stays known. */
function hashOf({ address, userAgent = '' }: Origin): Buffer {
  const { browser, system } = deviceOf(userAgent)
  const parts = [networkOf(address), browser ?? '', system ?? '']
  return createHash('sha256').update(parts.join('\n')).digest()
}

function knownSince(now: Instant): Instant {
  return instantAfter(now, -deviceKnownDays * 86_400_000)
}
