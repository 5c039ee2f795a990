import type { Browser, Device, System } from '@renfort/domain/account/device.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

interface NewDevice {
  readonly tokenHash: Buffer
  readonly siderId: string
  readonly now: Instant
  readonly expiresAt: Instant
  readonly device: Device
}

export async function insertDevice(queries: Queries, of: NewDevice): Promise<void> {
  await queries
    .insertInto('sider_sessions')
    .values({
      token_hash: of.tokenHash,
      sider_id: of.siderId,
      created_at: of.now,
      last_seen_at: of.now,
      expires_at: of.expiresAt,
      browser: of.device.browser,
      system: of.device.system,
    })
    .execute()
}

/** More than a Sider opens in thirty days; it keeps the list short. */
const mostListed = 100

/** The devices on which a Sider has their pages open, the last used first. */
export async function findDevices(queries: Queries, siderId: string, now: Instant) {
  return queries
    .selectFrom('sider_sessions')
    .select([
      'id',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
      'expires_at as expiresAt',
      sql<Browser | null>`browser`.as('browser'),
      sql<System | null>`system`.as('system'),
    ])
    .where('sider_id', '=', siderId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .limit(mostListed)
    .execute()
}

/** Ends what a browser had open; nothing where that has ended already. */
export async function deleteHeldDevice(queries: Queries, tokenHash: Buffer): Promise<void> {
  await queries.deleteFrom('sider_sessions').where('token_hash', '=', tokenHash).execute()
}

/** `false` when the Sider has no such device. */
export async function deleteDevice(
  queries: Queries,
  { siderId, id }: { readonly siderId: string; readonly id: string },
): Promise<boolean> {
  const row = await queries
    .deleteFrom('sider_sessions')
    .where('sider_id', '=', siderId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
