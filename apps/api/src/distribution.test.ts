import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from './platform/database/database.ts'
import { ownerQuery } from './testing/owner-query.ts'
import { sharedApp } from './testing/test-app.ts'

// The day may come when the rows are cut over several machines by organisation_id (the ADR « when one PostgreSQL no
// longer does »). A unique index of such a table holds within one machine, so it must have the key in it.

/** Unique indexes without organisation_id, each under the reason why it may stay so, or what happens to it then. */
const withoutKey: Readonly<Record<string, string>> = {
  'an id drawn at random (uuid): it meets no other, and becomes (organisation_id, id)': `
    api_keys_pkey applicants_pkey attendances_pkey calendar_feeds_pkey contract_batches_pkey contracts_pkey
    departments_pkey directory_groups_pkey directory_tokens_pkey directory_users_pkey entered_indemnities_pkey
    events_pkey feedbacks_pkey flexible_plannings_pkey invoice_statuses_pkey invoices_pkey job_descriptions_pkey
    legal_acknowledgements_pkey locations_pkey member_absences_pkey missions_pkey motives_pkey permanent_requests_pkey
    planning_views_pkey remuneration_policy_versions_pkey removed_hires_pkey shift_recurrences_pkey shifts_pkey
    sider_papers_pkey sites_pkey sso_domains_pkey webhook_deliveries_pkey webhook_secrets_pkey webhooks_pkey
    week_templates_pkey`,
  'begins with the id of a row of the same company: what is unique there is so with organisation_id before it': `
    applicants_mission_id_sider_id_key arrivals_pkey assignments_pkey attendance_versions_pkey
    attendances_shift_id_sider_id_key collection_answers_pkey collection_tries_pkey contract_documents_contract_id_number_key
    contract_documents_pkey contract_readings_pkey contract_signatures_pkey contract_versions_pkey contracts_by_number
    contracts_in_force directory_members_pkey feedbacks_once flexible_plannings_mission_id_key hours_corrections_pkey
    invoice_life_cycles_pkey invoice_lines_indemnity_id_key invoice_lines_pkey rebilled_hours_pkey requested_siders_pkey
    shifts_mission_id_starts_at_ends_at_key sider_papers_batch_id_version_contract_id_key sider_signatures_pkey
    webhook_deliveries_once`,
  'ends with the id of a row of the same company: the same': `
    invoice_statuses_by_message notification_reads_pkey told_shifts_pkey`,
  'a hash of something secret or sealed, or a name drawn at random: it meets no other': `
    api_keys_token_hash_key calendar_feeds_token_hash_key contract_signatures_by_evidence contract_signatures_by_seal
    directory_tokens_token_hash_key sso_flows_pkey stored_files_pkey`,
  'numbered by the database: the number is taken with the company, or from a sequence of each machine': `
    audit_log_pkey directory_failures_pkey webhook_tries_pkey`,
  'given by an outside service, which says the same thing once: global, so a small table of its own names the company': `
    collection_returns_pkey collection_tries_charge_id_key invoice_life_cycles_by_flow payment_customers_customer_id_key
    payment_informations_provider_method_id_key payment_setups_setup_id_key`,
  'a number that the whole product gives once (law, or what people type): global, drawn from one place': `
    invoices_reference_number_key missions_unique_identifier_key`,
  'a domain belongs to one company: global, few rows, kept on every machine':
    'sso_domains_verified',
  'of a person whom several companies know: global, looked at by the person before the company is known': `
    clocking_positions_pkey second_factor_resets_pkey sider_clockings_pkey sso_sessions_pkey`,
  'no Sider works twice at once, whoever the company: global, asked of the rows of each Sider before it is written':
    'attendances_apart',
}

/** Foreign keys from tables that all companies share to a row of one: the column organisation_id is added then. */
const fromShared = ['noticed_delays_shift_id_fkey', 'sider_reminders_shift_id_fkey']

/** What every company points to: kept whole on every machine. */
const keptWhole = ['organisations', 'sessions', 'siders', 'users']

/** Rows of no company: an act of staff, a flag for all, a file or a wish of nobody's company. */
const sometimesOfNone = ['audit_log', 'feature_flags', 'permanent_requests', 'stored_files']

/**
 * Tables that hold no row of a company: people, what signs them in, what all companies share, and the work of the
 * product itself. A new table is one of these, or has organisation_id.
 */
const shared = `
  audit_seals audit_unsealed authenticator_apps call_buckets clock_moves email_changes google_tickets idempotency_keys
  impersonations installation_secrets installation_steps invitations invoice_platform_reads invoice_series job_schedules
  known_devices legal_values login_throttles mail_outbox mail_refusals migrations mission_number_years noticed_delays
  notification_choices organisations passkey_challenges passkeys password_resets payment_events recovery_codes sessions
  sider_addresses sider_codes sider_erasures sider_licence_ends sider_links sider_reminders sider_sessions
  sider_unavailabilities siders sign_ins sso_logout_tokens staff_items users validation_runs`

const tenantTables = `
  select c.oid, c.relname as name, a.attnum as key, a.attnotnull as always from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id' and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`

const foreignKeys = `
  select k.conname as name, k.confrelid::regclass::text as parent, k.conkey, k.confkey,
    child.key as child_key, parent.key as parent_key
  from pg_constraint k left join tenant child on child.oid = k.conrelid left join tenant parent on parent.oid = k.confrelid
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace`

const words = (text: string): string[] => text.trim().split(/\s+/)

let database: Database
const namesOf = async (query: string): Promise<string[]> => {
  const { rows } = await ownerQuery(database, `with tenant as (${tenantTables}) ${query}`)
  return (rows as { name: string }[]).map(({ name }) => name).toSorted()
}

beforeAll(async () => {
  database = (await sharedApp()).database
})

describe('a table of companies could be cut over machines by organisation_id', () => {
  it('has the column, or is named among those that all companies share', async () => {
    const others = await namesOf(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace
       and relkind in ('r', 'p') and oid not in (select oid from tenant)`,
    )
    expect(others).toEqual(words(shared).toSorted())
  })

  it('always has a company, but for the rows of none', async () => {
    expect(await namesOf('select name from tenant where not always')).toEqual(sometimesOfNone)
  })

  it('has the key in each unique index, or the reason why it lacks it; no reason is stale', async () => {
    const lacking = await namesOf(
      `select i.indexrelid::regclass::text as name from pg_index i join tenant t on t.oid = i.indrelid
       where (i.indisunique or i.indisexclusion)
         and not t.key = any((i.indkey::int2[])[0:i.indnkeyatts - 1])`,
    )
    expect(lacking).toEqual(Object.values(withoutKey).flatMap(words).toSorted())
  })

  it('is pointed to by tables of companies, but for the keys that are named', async () => {
    expect(
      await namesOf(
        `select name from (${foreignKeys}) k where child_key is null and parent_key is not null`,
      ),
    ).toEqual(fromShared)
  })

  it('points to tables of companies, or to those that are kept whole', async () => {
    expect(
      await namesOf(
        `select distinct parent as name from (${foreignKeys}) k
         where child_key is not null and parent_key is null`,
      ),
    ).toEqual(keptWhole)
  })

  it('points to rows of its own company alone: no key of two such tables compares organisation_id with another column', async () => {
    expect(
      await namesOf(
        `select name from (${foreignKeys}) k where child_key is not null and parent_key is not null
         and array_position(conkey, child_key) is distinct from array_position(confkey, parent_key)`,
      ),
    ).toEqual([])
  })
})
