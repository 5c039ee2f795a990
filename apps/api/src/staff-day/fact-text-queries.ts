import { lateAfterMinutes } from '@renfort/domain/attendance/declare/presence.ts'
import { newCompanyDays, type StaffItemKind } from '@renfort/domain/staff-day/staff-item.ts'
import { hasNotCome, isOpen, refusedInvoices } from '../inbox/inbox-text-queries.ts'
import { remunerationPolicy } from '../organisation/organisation-queries.ts'
import { settingsRow } from '../organisation/settings-queries.ts'
import type { Queries } from '../platform/database/db.ts'
import { parkedQueue } from '../platform/jobs/install-queues.ts'

/** The columns of a fact and their types; a kind leaves those empty that it does not use. */
const columns = {
  companyId: 'uuid',
  companyName: 'text',
  missionId: 'uuid',
  missionName: 'text',
  jobTitleId: 'text',
  startsAt: 'timestamptz',
  timeZone: 'text',
  dueOn: 'date',
  happenedAt: 'timestamptz',
  count: 'int',
  words: 'text',
  reason: 'text',
  siders: 'jsonb',
  settings: 'jsonb',
  policy: 'jsonb',
} as const
type Column = keyof typeof columns

function selected(subject: string, values: { readonly [Name in Column]?: string }): string {
  const each = Object.entries(columns).map(
    ([name, type]) => `(${values[name as Column] ?? 'null'})::${type} as "${name}"`,
  )
  return [`${subject} as subject`, ...each].join(', ')
}

const ofMission = {
  companyId: 'm.organisation_id',
  companyName: 'select name from organisations where id = m.organisation_id',
  missionId: 'm.id',
  missionName: 'm.name',
  jobTitleId: 'm.job_title_id',
  timeZone: 'm.time_zone',
} as const

/** Looked up row by row, whatever the database thinks of the number of open rows. */
const itsMission = (id: string) =>
  `join lateral (select * from missions where id = ${id} limit 1) m on true`

const namesOf = `jsonb_build_object('id', d.id, 'firstName', d.first_name, 'lastName', d.last_name)`

/**
 * The facts of each kind in all companies, as SQL: `$1` is the present, `$2` the instant before
 * which open places are listed. Each begins with an index of what is open, or of the shifts of the
 * days that count, so that finished work costs nothing.
 */
export function factTexts(queries: Queries): Readonly<Record<StaffItemKind, string>> {
  return {
    missing: `
      select ${selected('s.id', {
        ...ofMission,
        startsAt: 's.starts_at',
        count: 'late.count',
        siders: 'late.siders',
      })}
      from shifts s
      ${itsMission('s.mission_id')} and m.attendance_config_type = 'app'
      cross join lateral (
        select count(*) as count, jsonb_agg(${namesOf} order by d.last_name, d.first_name) as siders
        from assignments a join siders d on d.id = a.sider_id
        where a.shift_id = s.id and ${hasNotCome}
      ) late
      where s.starts_at > $1::timestamptz - interval '25 hours'
        and s.starts_at <= $1::timestamptz - interval '${lateAfterMinutes} minutes'
        and s.ends_at > $1::timestamptz and late.count > 0`,
    place: `
      select ${selected('m.id', { ...ofMission, startsAt: 'p.starts_at', count: 'p.open' })}
      from (
        select s.mission_id, min(s.starts_at) as starts_at, sum(s.slots - taken.count) as open
        from shifts s
        cross join lateral (
          select count(*) as count from assignments a where a.shift_id = s.id
        ) taken
        where s.starts_at > $1::timestamptz - interval '25 hours' and s.starts_at < $2::timestamptz
          and s.ends_at > $1::timestamptz and s.posted and s.slots > taken.count
        group by s.mission_id
      ) p
      ${itsMission('p.mission_id')}
      where ${isOpen}`,
    contract: `
      select ${selected('b.id', {
        ...ofMission,
        startsAt: 'b.starts_at',
        happenedAt: 'v.contested_at',
        words: 'v.contested_name',
      })}
      from contract_batches b
      join contract_versions v on v.batch_id = b.id and v.version = b.version
      ${itsMission('b.mission_id')}
      where b.status = 'contested' and b.contract_ids <> '{}'`,
    hours: `
      select ${selected('a.id', { ...ofMission, startsAt: 'a.starts_at', siders: namesOf })}
      from attendances a
      ${itsMission('a.mission_id')}
      join siders d on d.id = a.sider_id
      where a.status = 'att.conflict' and a.paid_at is null`,
    payment: `
      select ${selected('i.id', {
        companyId: 'i.organisation_id',
        companyName: 'select name from organisations where id = i.organisation_id',
        dueOn: 'i.due_on',
        count: 'l.cents',
        words: 'i.reference_number',
        reason: 'i.collection_reason',
      })}
      ${refusedInvoices}`,
    job: `
      select ${selected('j.id', {
        companyId: 'o.id',
        companyName: 'o.name',
        happenedAt: 'j.created_on',
        words: 'j.source_name',
      })}
      from pgboss.job j
      left join organisations o on o.id = case
        when j.data ->> 'organisationId' ~ '^[0-9a-f-]{36}$' then (j.data ->> 'organisationId')::uuid
      end
      where j.name = '${parkedQueue}'`,
    setting: `
      select ${selected('c.id', {
        companyId: 'c.id',
        companyName: 'c.name',
        happenedAt: 'c.created_at',
        settings: `select to_jsonb(f) from (${ofCompany(settingsRow(queries, '').compile())}) f`,
        policy: `select to_jsonb(f) from (${ofCompany(remunerationPolicy(queries, '').compile())}) f`,
      })}
      from organisations c
      where c.kind = 'other' and c.blocked_at is null
        and c.created_at > $1::timestamptz - interval '${newCompanyDays} days'`,
  }
}

/** The only parameter of these statements is the company, here that of the outer row. */
function ofCompany({ sql }: { readonly sql: string }): string {
  return sql.replaceAll('$1', 'c.id')
}
