import { beforeAll, describe, expect, it } from 'vitest'
import type { Reach } from './platform/database/caller-queries.ts'
import { callerQuery } from './testing/caller-query.ts'
import { aCompany } from './testing/companies.ts'
import { type WrittenColumn, writtenColumns } from './testing/written-columns.ts'
import { sharedApp, type TestApp } from './testing/test-app.ts'

/** What a table gives to the database role of a company: columns, or a star for all of them. */
interface Rights {
  readonly select?: string
  readonly insert?: '*'
  readonly update?: string
  readonly delete?: '*'
}

const readOnly: Rights = { select: '*' }
const addOnly: Rights = { select: '*', insert: '*' }

/** The whole list: whatever is not here is refused. */
const rights: Readonly<Record<string, Rights>> = {
  api_keys: {
    select:
      'id organisation_id maker_id name token_start scopes ends_on networks created_at last_used_at revoked_at revoked_by',
    insert: '*',
    update: 'revoked_at revoked_by',
  },
  applicants: {
    select: '*',
    update: 'status refusal_reason visible comment cv_key updated_at',
  },
  arrivals: readOnly,
  assignments: { ...addOnly, delete: '*', update: 'starts_at' },
  attendance_import_headings: { ...addOnly, update: 'headings updated_at' },
  attendance_versions: { ...addOnly, update: 'actions' },
  attendances: {
    ...addOnly,
    update:
      'status worked_from worked_until absence_justification disputed_at validated_at matches_plan updated_at within_others dispute_comment imported_at',
  },
  audit_log: addOnly,
  calendar_feeds: {
    select:
      'id organisation_id user_id name kind location_id department_id locale created_at updated_at last_read_at',
    insert: '*',
    delete: '*',
    update: 'name updated_at last_read_at',
  },
  clocking_positions: { select: 'sider_id clocking_id organisation_id metres' },
  contract_batches: { ...addOnly, update: 'status version contract_ids starts_at reminded' },
  contract_documents: addOnly,
  contract_readings: { ...addOnly, update: 'pages_read read_at' },
  contract_signatures: {
    ...addOnly,
    update:
      'sealed_key sealed_sha256 sealed_at timestamped_at evidence_key evidence_data_key evidence_sha256 evidence_at',
  },
  contract_versions: {
    ...addOnly,
    update:
      'facts document_key document_sha256 pages contested_at contested_by contested_name contest_description',
  },
  contracts: addOnly,
  departments: { ...addOnly, update: 'name name_key code updated_at deleted_at' },
  directories: readOnly,
  directory_failures: readOnly,
  directory_groups: readOnly,
  directory_members: readOnly,
  directory_tokens: {
    select:
      'id organisation_id maker_id name token_start created_at last_used_at revoked_at revoked_by',
  },
  directory_users: readOnly,
  entered_indemnities: readOnly,
  event_counters: readOnly,
  events: addOnly,
  feedbacks: { ...addOnly, update: 'manager_id work_again pro perf comment updated_at' },
  flexible_plannings: {
    ...addOnly,
    delete: '*',
    update:
      'start_date end_date weekly_volume siders amplitude_start amplitude_end include_holidays include_week_days include_saturday include_sunday shifts_until updated_at',
  },
  hours_corrections: readOnly,
  idempotency_keys: { ...addOnly, update: 'fingerprint status body created_at' },
  invoice_days: readOnly,
  invoice_life_cycles: {
    ...addOnly,
    update: 'flow_id sent_at untransmitted detail code changed_at',
  },
  invoice_lines: readOnly,
  invoice_statuses: addOnly,
  invoices: { select: '*', update: 'document_key document_sha256' },
  job_descriptions: {
    ...addOnly,
    update:
      'updated_at suffix manager_id pre_selection detached_pricing has_high_risk_position job_title_id subtasks purpose work_conditions dress_code risk_ids language_ids licence_ids tools equipments experiences executive_status hourly_rate_cents remote motorized location_id deleted_at',
  },
  legal_acknowledgements: { ...addOnly, delete: '*', update: 'confirmed_at' },
  legal_informations: {
    ...addOnly,
    update: 'name business_name siret ape_code ape_nomenclature ape_code_date',
  },
  legal_values: readOnly,
  locations: {
    ...addOnly,
    update:
      'title description address street_number street_name postal_code city region department country lat lng favorite confirmed has_protestant_church',
  },
  mail_outbox: { insert: '*' },
  mail_refusals: readOnly,
  member_absences: { ...addOnly, delete: '*' },
  memberships: { select: '*', update: 'role' },
  mission_counters: { ...addOnly, update: 'total' },
  mission_number_years: { ...addOnly, update: 'last_number' },
  missions: {
    ...addOnly,
    delete: '*',
    update:
      'name status selection_status progress_step next_step_at starts_at ends_at reference_at location_id manager_id unique_identifier hired_siders_count is_flexible_planning has_contracts requested_siders_only frozen_pricing hourly_rate_cents motive_id subtasks purpose work_conditions dress_code risk_ids language_ids licence_ids tools equipments experiences executive_status remote motorized side_note mission_information department_id attendance_config_type updated_at confirmed_at policy_version_id order_number time_zone',
  },
  motives: { ...addOnly, delete: '*', update: 'reason justification replacements recruitments' },
  numbered_records: readOnly,
  notification_choices: { select: 'user_id siders contracts hours invoices' },
  notification_marks: { ...addOnly, update: 'read_until readings' },
  notification_reads: { ...addOnly, delete: '*' },
  organisation_profiles: {
    ...addOnly,
    update: 'description website logo_url youtube_url cover_url',
  },
  organisations: { select: '*', update: 'name tolerated_start_minutes tolerated_end_minutes' },
  payment_customers: addOnly,
  payment_informations: {
    ...addOnly,
    update:
      'accounting_info billing_address tva_number want_order_form payment_method provider_method_id',
  },
  planning_views: { ...addOnly, delete: '*', update: 'name shown is_default updated_at' },
  payment_setups: { ...addOnly, delete: '*', update: 'setup_id type status created_at' },
  record_counters: readOnly,
  rebilled_hours: readOnly,
  remuneration_policies: {
    ...addOnly,
    update: 'hours_types indemnities hours_types_confirmed indemnities_confirmed version_id',
  },
  remuneration_policy_versions: addOnly,
  removed_hires: readOnly,
  requested_siders: { ...addOnly, delete: '*', update: 'status position' },
  shift_recurrences: { ...addOnly, delete: '*', update: 'until removed_at' },
  shifts: {
    ...addOnly,
    delete: '*',
    update: 'starts_at ends_at break_minutes slots recurrence_id posted',
  },
  sider_clockings: readOnly,
  sider_numbers: { ...addOnly, delete: '*', update: 'number number_key updated_at' },
  sider_organisations: { ...addOnly, update: 'hired_at' },
  sider_unavailabilities: { select: 'sider_id starts_at ends_at' },
  siders: addOnly,
  sso_connections: {
    select:
      'organisation_id issuer client_id default_role roles_claim role_mapping is_required emergency_admin_id worked_at failed_at failure created_at updated_at',
    insert: '*',
    update:
      'issuer client_id client_secret default_role roles_claim role_mapping is_required emergency_admin_id failed_at failure updated_at',
    delete: '*',
  },
  sso_domains: { ...addOnly, delete: '*', update: 'verified_at checked_at missing_since' },
  sites: {
    select: 'id organisation_id place_key asks_code secret_made_at updated_at asks_position',
  },
  stored_files: { ...addOnly, update: 'in_place' },
  told_shifts: { ...addOnly, delete: '*', update: 'sequence digest told changed_at gone_at' },
  webhook_deliveries: { ...addOnly, update: 'state tries next_try_at changed_at' },
  webhook_secrets: {
    select: 'id webhook_id organisation_id created_at valid_until',
    insert: '*',
    update: 'valid_until',
    delete: '*',
  },
  webhook_tries: readOnly,
  webhooks: { ...addOnly, update: 'url kinds disabled_at updated_at', delete: '*' },
  week_templates: { ...addOnly, delete: '*', update: 'name shifts updated_at' },
  users: { select: 'id email first_name last_name is_insider validated_at' },
}

let app: TestApp
let columns: readonly WrittenColumn[]
let own: Reach

const verbs = {
  select: (table: string, column: string) => `select "${column}" from "${table}"`,
  insert: (table: string, column: string) =>
    `insert into "${table}" ("${column}") values (default)`,
  update: (table: string, column: string) => `update "${table}" set "${column}" = default`,
  delete: (table: string) => `delete from "${table}"`,
} as const
type Verb = keyof typeof verbs
const verbNames = Object.keys(verbs) as Verb[]

function isGiven(table: string, column: string, verb: Verb): boolean {
  const given = rights[table]?.[verb] ?? ''
  return given === '*' || given.split(' ').includes(column)
}

beforeAll(async () => {
  app = await sharedApp()
  own = { organisationId: (await aCompany(app)).id, groupId: null }
  columns = await writtenColumns(app.database)
})

describe('the database role of a company', () => {
  it('has no right but those of the list, tried on every table, column and verb', async () => {
    expect(columns.length).toBeGreaterThan(300)
    const wrong: string[] = []
    for (const { table, column } of columns) {
      for (const verb of verbNames) {
        // PostgreSQL explains a statement only to a role that may run it.
        const isTaken = await callerQuery(
          app.database,
          own,
          `explain ${verbs[verb](table, column)}`,
        ).then(
          () => true,
          (error: Error) => {
            if (!/permission denied/.test(error.message)) throw error
            return false
          },
        )
        if (isTaken !== isGiven(table, column, verb)) {
          wrong.push(`${verb} ${table}.${column}: ${isTaken ? 'given' : 'refused'}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  it.each([
    'select password_hash from users',
    'update users set is_insider = true',
    'select token_hash from sessions',
    "insert into sessions (token_hash) values ('x')",
    'select token_hash from api_keys',
    'select token_hash from directory_tokens',
    'select * from call_buckets',
    'select token_hash from password_resets',
    'delete from legal_values',
    'select body_text from mail_outbox',
    'update organisations set parent_id = null',
    'update organisations set delegation_coefficient_bp = 0',
    'select value from installation_secrets',
    'select * from pgboss.job',
    'create table stolen (id integer)',
    'alter table missions disable row level security',
  ])('may not: %s', async (statement) => {
    await expect(callerQuery(app.database, own, statement)).rejects.toThrow(
      /permission denied|must be owner/,
    )
  })
})

// The embedded database has one account, which may become any role: it is not for production.
describe.runIf(process.env['TEST_DATABASE_URL'])('on PostgreSQL', () => {
  it.each([
    'set role renfort_system',
    "select set_config('role', 'renfort_system', false)",
    "select set_config('session_authorization', 'postgres', false)",
  ])('nobody who speaks for a company gets out of it by: %s', async (statement) => {
    await expect(callerQuery(app.database, own, statement)).rejects.toThrow(/permission denied/)
  })

  it('who gives the role of a company back has no right at all', async () => {
    const client = await app.database.pool.connect()
    await client.query('reset role')
    await expect(client.query('select 1 from missions')).rejects.toThrow(/permission denied/)
    client.release(true)
  })
})
