import { createHash } from 'node:crypto'
import { deviceOf } from '@renfort/domain/account/device.ts'
import { deviceKnownDays } from '@renfort/domain/account/throttle.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import { instantAfter } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/db.ts'
import { deleteInParts } from '../../platform/database/delete-in-parts.ts'
import type { BrowserSession } from '../../platform/http/browser-session.ts'
import { networkOf } from '../../platform/throttle/network.ts'
import { type AccountRow, accounts } from '../account-queries.ts'

/** From where somebody calls. */
export interface Origin {
  readonly address: string
  readonly userAgent?: string | undefined
  /** The cookies of a browser; a program has none. */
  readonly browser?: Pick<BrowserSession, 'heldDevice' | 'nameDevice'> | null | undefined
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
        where d.user_id = users.id and d.hash = ${heldHashOf(asked.origin)}::bytea
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
  const hash = heldHashOf(device.origin)
  if (hash === null) return false
  const row = await queries
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', device.userId)
    .where('hash', '=', hash)
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
  await deleteInParts(queries, 'known_devices', sql`seen_at <= ${knownSince(now)}::timestamptz`)
}

/** The device of a call; a browser has a name from then on. */
export function deviceHashOf(origin: Origin): Buffer {
  const { browser } = origin
  return browser ? nameHashOf(browser.nameDevice()) : placeHashOf(origin)
}

/** The same, or `null` where a browser has no name yet. */
function heldHashOf(origin: Origin): Buffer | null {
  const { browser } = origin
  if (!browser) return placeHashOf(origin)
  return browser.heldDevice === undefined ? null : nameHashOf(browser.heldDevice)
}

function nameHashOf(name: string): Buffer {
  return hashOf(['device', name])
}

/**
 * The network, the browser and the system: the device of a program, and of a browser before it had
 * a name. Versions are left out, so that an update changes nothing.
 */
export function placeHashOf({ address, userAgent = '' }: Origin): Buffer {
  const { browser, system } = deviceOf(userAgent)
  return hashOf([networkOf(address), browser ?? '', system ?? ''])
}

function hashOf(parts: readonly string[]): Buffer {
  return createHash('sha256').update(parts.join('\n')).digest()
}

function knownSince(now: Instant): Instant {
  return instantAfter(now, -deviceKnownDays * 86_400_000)
}
