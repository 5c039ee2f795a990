import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import type { RemindedSider } from './reminder-queries.ts'

/** A contrat de mission that its Sider can sign, and was not told of. */
export interface PaperToTell extends RemindedSider {
  readonly id: string
  readonly siderId: string
  readonly number: string
  readonly firstDay: IsoDate
  readonly lastDay: IsoDate
  readonly timeZone: TimeZone
}

/** How long after it was made a paper is still told of: a stop of the server is shorter. */
const toldWithinDays = 7

/**
 * The papers that nobody has told their Siders of and that these have neither opened nor signed, of
 * work that is not over; by Sider, the first to start first.
 */
export async function findPapersToTell(
  queries: Queries,
  { now, most }: { readonly now: Instant; readonly most: number },
): Promise<readonly PaperToTell[]> {
  const { rows } = await sql<PaperToTell>`
    select p.id, p.sider_id as "siderId", p.number, p.first_day as "firstDay",
      p.last_day as "lastDay", m.time_zone as "timeZone", w.first_name as "firstName", w.email,
      w.phone_number as "phoneNumber", w.locale, m.job_title_id as "jobTitleId", m.name,
      o.name as "companyName", l.city
    from sider_papers p
    join contracts c on c.id = p.contract_id and c.cancelled_at is null
    join contract_batches b on b.id = p.batch_id and b.version = p.version
      and b.status <> 'contested'
    join missions m on m.id = c.mission_id and not m.archived
    join organisations o on o.id = p.organisation_id
    join siders w on w.id = p.sider_id and w.deactivated_at is null
    left join locations l on l.id = m.location_id
    where p.told_at is null and p.opened_at is null
      and p.made_at > ${now}::timestamptz - ${toldWithinDays}::integer * interval '1 day'
      and p.last_day >= (${now}::timestamptz at time zone m.time_zone)::date
      and not exists (select from sider_signatures s where s.paper_id = p.id)
    order by p.sider_id, p.first_day, p.number
    limit ${most}`.execute(queries)
  return rows
}

/** Stores that the Sider was told of papers; resolves to those of which they were not yet. */
export async function storeTold(
  queries: Queries,
  ids: readonly string[],
  now: Instant,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    update sider_papers set told_at = ${now}::timestamptz
    where id = any(${ids}::uuid[]) and told_at is null
    returning id`.execute(queries)
  return new Set(rows.map(({ id }) => id))
}
