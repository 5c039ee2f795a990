import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type { SearchedPerson } from '@renfort/domain/sider/candidate-search.ts'
import { phoneBeginnings } from '@renfort/domain/sider/sider-profile.ts'
import type { SiderStatus } from '@renfort/domain/sider/sider-status.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import { holdsIndexedWords } from '../../platform/database/word-conditions.ts'

export interface DirectoryRequest {
  readonly person: SearchedPerson
  /** The beginning of the e-mail; empty when none is searched. */
  readonly email: string
  readonly status: SiderStatus
  readonly jobTypeId: string | null
  readonly limit: number
  readonly offset: number
  readonly now: Instant
}

export interface DirectoryRow {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly email: string | null
  readonly pictureUrl: string | null
  readonly jobTitleIds: readonly string[]
  readonly city: string | null
  readonly deactivated: boolean
  readonly missionsCount: number
  readonly nextShiftAt: Instant | null
  readonly nextShiftTimeZone: TimeZone | null
}

/**
 * A page of Siders by name. The statement finds the page first, then the details of its Siders
 * alone.
 */
export async function findDirectoryPage(
  queries: Queries,
  request: DirectoryRequest,
): Promise<readonly DirectoryRow[]> {
  const { rows } = await sql<DirectoryRow>`
    select s.id, s.first_name as "firstName", s.last_name as "lastName",
      s.phone_number as "phoneNumber", s.email, s.picture_url as "pictureUrl",
      s.job_title_ids as "jobTitleIds", s.city, s.deactivated_at is not null as deactivated,
      (
        select count(distinct mission_id)::int from contracts
        where sider_id = s.id and cancelled_at is null
      ) as "missionsCount",
      next.starts_at as "nextShiftAt", next.time_zone as "nextShiftTimeZone"
    from (
      select * from siders s where ${matches(request)}
      order by sort_name, id
      limit ${request.limit}::int offset ${request.offset}::int
    ) s
    left join lateral (
      select a.starts_at, m.time_zone
      from assignments a join missions m on m.id = a.mission_id
      where a.sider_id = s.id and a.starts_at > ${request.now}::timestamptz
      order by a.starts_at limit 1
    ) next on true
    order by s.sort_name, s.id`.execute(queries)
  return rows
}

export async function countDirectory(queries: Queries, request: DirectoryRequest): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from siders s where ${matches(request)}`.execute(queries)
  return rows[0]?.total ?? 0
}

function matches({ person, email, status, jobTypeId }: DirectoryRequest): RawBuilder<unknown> {
  const conditions = [
    ...(status === 'all' ? [] : [sql`s.deactivated_at is ${isNull(status)}`]),
    ...(jobTypeId === null ? [] : [sql`s.job_title_ids ? ${jobTypeId}::text`]),
    ...(person.words.length === 0 ? [] : [holdsIndexedWords(sql`s.search_name`, person.words)]),
    ...(person.digits === '' ? [] : [dialled(person.digits)]),
    ...(email === '' ? [] : [sql`lower(s.email) like ${`${literally(email)}%`}`]),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

function isNull(status: 'active' | 'deactivated') {
  return status === 'active' ? sql`null` : sql`not null`
}

/** Escapes the special characters of a `like` pattern. */
function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

function dialled(digits: string) {
  const beginnings = phoneBeginnings(digits)
  return sql`(${sql.join(
    beginnings.map((beginning) => sql`s.phone_number like ${`${beginning}%`}`),
    sql` or `,
  )})`
}
