import { type Instant, dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/** The missions that a caller sees: all of the company, their own, or none. */
export type Sight =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  | { readonly kind: 'own'; readonly userId: string }

interface Wanted {
  readonly groupId: string
  readonly now: Instant
  /** The week; its end is exclusive. */
  readonly from: Instant
  readonly to: Instant
  readonly drafts: Sight
  readonly applicants: Sight
}

interface OverviewRow {
  readonly id: string
  readonly missions: number
  readonly openPlaces: number
  readonly drafts: number | null
  readonly applicants: number | null
}

/**
 * The companies of a group by name. Each figure is read by an index that begins with the company.
 */
export async function findOverview(
  queries: Queries,
  { groupId, now, from, to, drafts, applicants }: Wanted,
): Promise<OverviewRow[]> {
  const { rows } = await sql<OverviewRow>`
    select o.id,
      (coalesce(week.missions, 0) + coalesce(flexible.missions, 0))::int as missions,
      coalesce(week.open, 0)::int as "openPlaces",
      ${draftsOf(drafts)} as drafts,
      ${applicantsOf(applicants)} as applicants
    from organisations o
    left join lateral (
      select
        -- A mission that is planned by the week is counted by its planning.
        count(distinct s.mission_id) filter (where s.flexible_planning_id is null) as missions,
        sum(greatest(s.slots - h.hired, 0)) filter (where s.starts_at >= ${now}::timestamptz) as open
      from shifts s
      left join lateral (select count(*) as hired from assignments where shift_id = s.id) h on true
      where s.organisation_id = o.id and s.posted
        and s.starts_at >= ${from}::timestamptz and s.starts_at < ${to}::timestamptz
    ) week on true
    left join lateral (
      select count(*) as missions
      from flexible_plannings f join missions m on m.id = f.mission_id and m.status = 'submitted'
      where f.organisation_id = o.id
        and f.start_date < ${dateInParis(to)}::date and f.end_date >= ${dateInParis(from)}::date
    ) flexible on true
    where o.parent_id = ${groupId}::uuid
    order by o.name, o.id`.execute(queries)
  return rows
}

function draftsOf(sight: Sight): RawBuilder<unknown> {
  if (sight.kind === 'none') return sql`null::int`
  const scope = sight.kind === 'all' ? 'organisation' : `member:${sight.userId}`
  return sql`coalesce((
    select total from mission_counters
    where organisation_id = o.id and scope = ${scope} and bucket = 'draft:'
  ), 0)`
}

/** Candidates that the company sees and has not decided on, for missions that are not over. */
function applicantsOf(sight: Sight): RawBuilder<unknown> {
  if (sight.kind === 'none') return sql`null::int`
  const own =
    sight.kind === 'all'
      ? sql`true`
      : sql`(m.manager_id = ${sight.userId}::uuid or m.created_by = ${sight.userId}::uuid)`
  return sql`(
    select count(*)::int
    from applicants a join missions m on m.id = a.mission_id and not m.archived
    where a.organisation_id = o.id and a.visible and a.status = 'sent'
      and m.progress_step in ('upcoming', 'ongoing') and ${own}
  )`
}
