import type { Clocking, ClockingKind } from '@renfort/domain/attendance/declare/clocking.ts'
import type { SiteProof } from '@renfort/domain/attendance/declare/how-clocked.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

export interface StoredClocking extends Clocking {
  readonly id: string
  readonly shiftId: string
  readonly phoneAt: Instant
  readonly sentAt: Instant
  readonly receivedAt: Instant
  readonly siteProof: SiteProof | null
}

/** What a Sider has clocked of some shifts, in order. */
export async function findClockings(
  queries: Queries,
  { siderId, shiftIds }: { readonly siderId: string; readonly shiftIds: readonly string[] },
): Promise<StoredClocking[]> {
  return queries
    .selectFrom('sider_clockings')
    .select([
      'id',
      'shift_id as shiftId',
      sql<ClockingKind>`kind`.as('kind'),
      'phone_at as phoneAt',
      'sent_at as sentAt',
      'received_at as receivedAt',
      'happened_at as happenedAt',
      sql<SiteProof | null>`site_proof`.as('siteProof'),
    ])
    .where('sider_id', '=', siderId)
    .where('shift_id', '=', sql<string>`any(${shiftIds}::uuid[])`)
    .orderBy('happened_at')
    .orderBy('received_at')
    .orderBy(sql`array_position(array['start', 'pause', 'resume', 'end'], kind)`)
    .execute()
}

/** The shift of a clocking that is kept already; `undefined` for a new one. */
export async function findClockedShift(
  queries: Queries,
  { siderId, id }: { readonly siderId: string; readonly id: string },
): Promise<string | undefined> {
  const found = await queries
    .selectFrom('sider_clockings')
    .select('shift_id as shiftId')
    .where('sider_id', '=', siderId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.shiftId
}

export async function insertClocking(
  queries: Queries,
  of: StoredClocking & { readonly siderId: string; readonly organisationId: string },
): Promise<void> {
  await queries
    .insertInto('sider_clockings')
    .values({
      sider_id: of.siderId,
      id: of.id,
      organisation_id: of.organisationId,
      shift_id: of.shiftId,
      kind: of.kind,
      phone_at: of.phoneAt,
      sent_at: of.sentAt,
      received_at: of.receivedAt,
      happened_at: of.happenedAt,
      site_proof: of.siteProof,
    })
    .execute()
}

/** The wrong codes of a Sider in the last day, at any place. */
export async function countWrongSiteCodes(
  queries: Queries,
  { siderId, now }: { readonly siderId: string; readonly now: Instant },
): Promise<number> {
  const { count } = await queries
    .selectFrom('sider_clockings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('sider_id', '=', siderId)
    .where('site_proof', '=', 'wrong')
    .where(sql<boolean>`received_at > ${now}::timestamptz - interval '1 day'`)
    .executeTakeFirstOrThrow()
  return count
}
