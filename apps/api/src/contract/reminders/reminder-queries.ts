import type { DocumentKind } from '@renfort/domain/amendment/amendment-kind.ts'
import type { Reminder } from '@renfort/domain/contract/reminders/reminder.ts'
import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { PersonName } from '@renfort/domain/kernel/person-name.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { sql } from 'kysely'
import {
  absentPerson,
  joinDeputies,
  joinTold,
  managerOf,
} from '../../mission-record/manager-queries.ts'
import type { Queries } from '../../platform/database/db.ts'
import { type Recipient, signers } from '../recipient-queries.ts'

/** An unsigned document, with a recipient of its reminders. */
export interface UnsignedBatch extends Recipient {
  readonly id: string
  readonly organisationId: string
  readonly openedAt: Instant
  readonly startsAt: Instant
  readonly timeZone: TimeZone
  readonly reminded: Reminder | null
  readonly jobTitleId: string
  readonly name: string | null
  readonly kind: DocumentKind
  readonly contracts: number
  /** In whose place a deputy is told; `null` for who is told in their own right. */
  readonly inPlaceOf: PersonName | null
}

/**
 * Unsigned documents that start in a period, or that nobody was mailed about yet, the nearest start
 * first, each with its recipients: the mission’s manager, if they belong to the company or its
 * group and may sign; else all administrators of the company; and the deputies of those who are away.
 */
export async function findUnsignedBatches(
  queries: Queries,
  {
    since,
    until,
    today,
  }: { readonly since: Instant; readonly until: Instant; readonly today: IsoDate },
): Promise<readonly UnsignedBatch[]> {
  const { rows } = await sql<UnsignedBatch>`
    select distinct on (b.starts_at, b.id, u.id) b.id, b.organisation_id as "organisationId", b.created_at as "openedAt",
      b.starts_at as "startsAt", m.time_zone as "timeZone", b.reminded, b.act as kind, m.job_title_id as "jobTitleId", m.name,
      cardinality(b.contract_ids) as contracts, u.id as "userId", u.email, u.first_name as "firstName", u.locale,
      ${absentPerson} as "inPlaceOf"
    from contract_batches b
    join missions m on m.id = b.mission_id and not m.archived
    join organisations o on o.id = b.organisation_id and o.blocked_at is null
    cross join lateral (select ${managerOf(sql`m`, sql`o`, signers)} as manager_id) g
    ${joinTold(sql`g.manager_id`, sql`o`)}
    ${joinDeputies(sql`o`, { roles: signers, today })}
    join users u on u.id = t.user_id
    left join users y on y.id = t.absent_id
    where b.status = 'unsigned' and b.contract_ids <> '{}'
      and b.starts_at >= ${since}::timestamptz
      and (b.starts_at < ${until}::timestamptz or b.reminded is null)
    -- Who is told in their own right is told once.
    order by b.starts_at, b.id, u.id, t.absent_id nulls first`.execute(queries)
  return rows
}

/** Marks a document as reminded; `false` where it was signed or reminded in between. */
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
