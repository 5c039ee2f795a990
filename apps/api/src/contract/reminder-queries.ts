import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { DocumentKind } from '@renfort/domain/amendment/amendment-kind.ts'
import type { Reminder } from '@renfort/domain/contract/reminder.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/** A batch that nobody has signed, with whoever is reminded of it: the mission’s manager, else its maker. */
export interface UnsignedBatch {
  readonly id: string
  readonly organisationId: string
  readonly openedAt: Instant
  readonly startsAt: Instant
  readonly reminded: Reminder | null
  readonly jobTitleId: string
  readonly name: string | null
  readonly kind: DocumentKind
  readonly contracts: number
  readonly userId: string
  readonly email: string
  readonly firstName: string
  readonly locale: Locale
}

/** Those that begin in a period, the nearest first. */
export async function findUnsignedBatches(
  queries: Queries,
  { since, until }: { readonly since: Instant; readonly until: Instant },
): Promise<readonly UnsignedBatch[]> {
  const { rows } = await sql<UnsignedBatch>`
    select b.id, b.organisation_id as "organisationId", b.created_at as "openedAt",
      b.starts_at as "startsAt", b.reminded, b.act as kind, m.job_title_id as "jobTitleId", m.name,
      cardinality(b.contract_ids) as contracts, u.id as "userId", u.email, u.first_name as "firstName", u.locale
    from contract_batches b
    join missions m on m.id = b.mission_id and not m.archived
    join organisations o on o.id = b.organisation_id and o.blocked_at is null
    join users u on u.id = coalesce(m.manager_id, m.created_by)
    where b.status = 'unsigned' and b.contract_ids <> '{}'
      and b.starts_at >= ${since}::timestamptz and b.starts_at < ${until}::timestamptz
    order by b.starts_at, b.id`.execute(queries)
  return rows
}

/** Marks a batch as reminded; `false` where somebody has signed it or reminded of it meanwhile. */
export async function markReminded(
  queries: Queries,
  { id, reminded }: Pick<UnsignedBatch, 'id' | 'reminded'>,
  reminder: Reminder,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('contract_batches')
    .set({ reminded: reminder })
    .where('id', '=', id)
    .where('status', '=', 'unsigned')
    .where('reminded', reminded === null ? 'is' : '=', reminded)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
