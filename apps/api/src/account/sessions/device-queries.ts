import { createHash } from 'node:crypto'
import { deviceOf } from '@renfort/domain/account/device.ts'
import { deviceKnownDays } from '@renfort/domain/account/throttle.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import { instantAfter } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/db.ts'
import { networkOf } from '../../platform/throttle/network.ts'
import { type AccountRow, accounts } from '../account-queries.ts'

/** Address and browser of a call. */
export interface Origin {
  readonly address: string
  readonly userAgent?: string | undefined
}

/** An account, and whether its owner signed in from this device before. */
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
        where d.user_id = users.id and d.hash = ${deviceHashOf(asked.origin)}
          and d.seen_at > ${knownSince(asked.now)}::timestamptz
      )`.as('isKnownDevice'),
    )
    .where('email', '=', asked.email)
    .executeTakeFirst()
}

/** Whether a person proved who they are on this device within the last thirty days. */
export async function isKnownDevice(
  queries: Queries,
  device: { userId: string; origin: Origin; now: Instant },
): Promise<boolean> {
  const row = await queries
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', device.userId)
    .where('hash', '=', deviceHashOf(device.origin))
    .where('seen_at', '>', knownSince(device.now))
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a device on which a person has proved their identity. */
export async function rememberDevice(
  queries: Queries,
  device: { userId: string; origin: Origin; now: Instant },
): Promise<void> {
  await queries
    .insertInto('known_devices')
    .values({ user_id: device.userId, hash: deviceHashOf(device.origin), seen_at: device.now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'hash']).doUpdateSet({ seen_at: device.now }),
    )
    .execute()
}

export async function forgetDevicesOf(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('known_devices').where('user_id', '=', userId).execute()
}

/** Deletes devices that are no longer known. */
export async function removeOldDevices(queries: Queries, now: Instant): Promise<void> {
  await queries.deleteFrom('known_devices').where('seen_at', '<=', knownSince(now)).execute()
}

/** Versions of browsers are left out, so that an updated browser stays known. */
export function deviceHashOf({ address, userAgent = '' }: Origin): Buffer {
  const { browser, system } = deviceOf(userAgent)
  const parts = [networkOf(address), browser ?? '', system ?? '']
  return createHash('sha256').update(parts.join('\n')).digest()
}

function knownSince(now: Instant): Instant {
  return instantAfter(now, -deviceKnownDays * 86_400_000)
}
