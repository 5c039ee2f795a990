// Made by tools/gen-db-types.ts from the migrations. Do not edit.
import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { ColumnType, Generated } from 'kysely'
import type { JsonColumns } from './json-columns.ts'

/** Read as a value, written as its JSON text. */
type Json<T> = ColumnType<T, string, string>
type OptionalJson<T> = ColumnType<T, string | undefined, string>

export interface Schema {
  api_keys: {
    id: Generated<string>
    organisation_id: string
    maker_id: string
    name: string
    token_hash: Buffer
    token_start: string
    scopes: string[]
    ends_on: IsoDate | null
    networks: Generated<string[]>
    created_at: Instant
    last_used_at: Instant | null
    revoked_at: Instant | null
    revoked_by: string | null
  }
  applicants: {
    id: Generated<string>
    organisation_id: string
    mission_id: string
    sider_id: string
    status: Generated<string>
    refusal_reason: string | null
    visible: Generated<boolean>
    comment: string | null
    cv_key: string | null
    availabilities: OptionalJson<JsonColumns['applicants.availabilities']>
    created_at: Instant
    updated_at: Instant
  }
  arrivals: {
    shift_id: string
    sider_id: string
    organisation_id: string
    arrived_at: Instant
    noted_at: Instant
  }
  assignments: {
    shift_id: string
    sider_id: string
    mission_id: string
    organisation_id: string
    starts_at: Instant | null
  }
  attendance_import_headings: {
    organisation_id: string
    headings: Json<JsonColumns['attendance_import_headings.headings']>
    updated_at: Instant
  }
  attendance_versions: {
    attendance_id: string
    number: number
    organisation_id: string
    origin: string
    starts_at: Instant
    ends_at: Instant
    breaks: OptionalJson<JsonColumns['attendance_versions.breaks']>
    actions: OptionalJson<JsonColumns['attendance_versions.actions']>
    made_at: Instant
    made_by: string | null
    way: string | null
  }
  attendances: {
    id: Generated<string>
    organisation_id: string
    mission_id: string
    shift_id: string | null
    sider_id: string
    status: string
    starts_at: Instant
    worked_from: Instant
    worked_until: Instant
    absence_justification: string | null
    disputed_at: Instant | null
    validated_at: Instant | null
    paid_at: Instant | null
    created_at: Instant
    updated_at: Instant
    matches_plan: Generated<boolean>
    within_others: Generated<boolean>
    dispute_comment: string | null
    invoice_id: string | null
    imported_at: Instant | null
    answer_comment: string | null
  }
  audit_log: {
    id: Generated<number>
    at: Instant
    actor_id: string | null
    on_behalf_of_id: string | null
    organisation_id: string | null
    action: string
    entity: string
    entity_id: string
    before: ColumnType<JsonColumns['audit_log.before'] | null, string | null | undefined, string | null>
    after: ColumnType<JsonColumns['audit_log.after'] | null, string | null | undefined, string | null>
    key_id: string | null
  }
  audit_seals: {
    id: Generated<number>
    chain: string
    audit_id: number
    hash: Buffer
  }
  audit_unsealed: {
    audit_id: number
  }
  authenticator_apps: {
    user_id: string
    secret: Buffer | null
    pending_secret: Buffer | null
    confirmed_at: Instant | null
    last_step: number | null
  }
  calendar_feeds: {
    id: Generated<string>
    organisation_id: string
    user_id: string
    token_hash: Buffer
    name: string
    kind: string
    location_id: string | null
    department_id: string | null
    locale: string
    created_at: Instant
    updated_at: Instant
    last_read_at: Instant | null
  }
  call_buckets: {
    caller: Buffer
    full_at: Instant
  }
  clock_moves: {
    id: Generated<number>
    moved_from: Instant
    moved_to: Instant
  }
  clocking_positions: {
    sider_id: string
    clocking_id: string
    organisation_id: string
    lat: number
    lng: number
    metres: number | null
    received_at: Instant
  }
  collection_answers: {
    invoice_id: string
    number: number
    organisation_id: string
    state: string
    reason: string | null
    answered_at: Instant
  }
  collection_returns: {
    return_id: string
    state: string
    invoice_id: string
    number: number
    organisation_id: string
    reason: string
    amount_cents: number
    told_at: Instant
  }
  collection_tries: {
    invoice_id: string
    number: number
    organisation_id: string
    amount_cents: number
    charge_id: string | null
    method_id: string
    method_type: string
    method_ending: string | null
    started_at: Instant
    started_by: string | null
  }
  contract_batches: {
    id: Generated<string>
    organisation_id: string
    mission_id: string
    status: Generated<string>
    created_at: Instant
    version: Generated<number>
    starts_at: Instant
    reminded: string | null
    act: Generated<string>
    reason: string | null
    comment: string | null
    contract_ids: Generated<string[]>
  }
  contract_documents: {
    batch_id: string
    contract_id: string
    organisation_id: string
    number: number
    terms_before: ColumnType<JsonColumns['contract_documents.terms_before'] | null, string | null | undefined, string | null>
  }
  contract_readings: {
    batch_id: string
    version: number
    user_id: string
    organisation_id: string
    pages_read: number
    read_at: Instant
  }
  contract_signatures: {
    batch_id: string
    version: number
    organisation_id: string
    signed_at: Instant
    signed_by: string | null
    signed_name: string
    document_sha256: string
    session: string
    address: string
    user_agent: string | null
    locale: string
    consent: string
    pages_read: number
    pages: number
    sealed_key: string | null
    sealed_sha256: string | null
    sealed_at: Instant | null
    timestamped_at: Instant | null
    evidence_key: string | null
    evidence_data_key: string | null
    evidence_sha256: string | null
    evidence_at: Instant | null
    acting_for_id: string | null
    acting_for_name: string | null
  }
  contract_versions: {
    batch_id: string
    version: number
    organisation_id: string
    made_at: Instant
    made_by: string | null
    facts: ColumnType<JsonColumns['contract_versions.facts'] | null, string | null | undefined, string | null>
    document_key: string | null
    document_sha256: string | null
    pages: number | null
    contested_at: Instant | null
    contested_by: string | null
    contested_name: string | null
    contest_description: string | null
    changes: ColumnType<JsonColumns['contract_versions.changes'] | null, string | null | undefined, string | null>
    note: string | null
    contested_for_id: string | null
    contested_for_name: string | null
  }
  contracts: {
    id: Generated<string>
    organisation_id: string
    mission_id: string
    batch_id: string
    sider_id: string
    created_at: Instant
    cancelled_at: Instant | null
    position: number
  }
  departments: {
    id: Generated<string>
    organisation_id: string
    name: string
    name_key: string
    code: string | null
    created_at: Instant
    updated_at: Instant
    deleted_at: Instant | null
  }
  directories: {
    organisation_id: string
    default_role: string
    created_at: Instant
  }
  directory_failures: {
    id: Generated<number>
    organisation_id: string
    at: Instant
    method: string
    path: string
    key: string
    params: Json<JsonColumns['directory_failures.params']>
  }
  directory_groups: {
    id: Generated<string>
    organisation_id: string
    display_name: string
    external_id: string | null
    role: string | null
    created_at: Instant
    updated_at: Instant
  }
  directory_members: {
    group_id: string
    directory_user_id: string
    organisation_id: string
  }
  directory_tokens: {
    id: Generated<string>
    organisation_id: string
    maker_id: string
    name: string
    token_hash: Buffer
    token_start: string
    created_at: Instant
    last_used_at: Instant | null
    revoked_at: Instant | null
    revoked_by: string | null
  }
  directory_users: {
    id: Generated<string>
    organisation_id: string
    user_id: string | null
    user_name: string
    external_id: string | null
    given_name: string | null
    family_name: string | null
    formatted: string | null
    display_name: string | null
    email: string | null
    active: boolean
    is_led_by_group: Generated<boolean>
    created_at: Instant
    updated_at: Instant
    closed_at: Instant | null
    deleted_at: Instant | null
  }
  email_changes: {
    id: Generated<string>
    user_id: string
    former_email: string
    new_email: string
    confirm_hash: Buffer
    undo_hash: Buffer
    created_at: Instant
    confirm_until: Instant
    confirmed_at: Instant | null
    undo_until: Instant
  }
  entered_indemnities: {
    id: Generated<string>
    organisation_id: string
    kind: string
    mission_id: string
    sider_id: string
    week_start: IsoDate
    indemnity_id: string
    name: string | null
    cover_bp: number | null
    entered_cents: number
    price_cents: number
    entered_at: Instant
    entered_by: string | null
    invoice_id: string | null
    given_back_at: Instant | null
  }
  event_counters: {
    organisation_id: string
    last: Generated<number>
    swept: Generated<number>
  }
  events: {
    id: Generated<string>
    organisation_id: string
    kind: string
    subject: string
    at: Instant
    data: Json<JsonColumns['events.data']>
    written: Generated<number>
    sequence: number | null
    caused_by: string | null
  }
  feature_flags: {
    key: string
    organisation_id: string | null
    enabled: boolean
    changed_at: Instant
    changed_by: string | null
  }
  feedbacks: {
    id: Generated<string>
    organisation_id: string
    sider_id: string
    mission_id: string | null
    manager_id: string | null
    type_id: string
    work_again: number
    pro: number | null
    perf: number | null
    comment: string | null
    created_at: Instant
    updated_at: Instant | null
  }
  flexible_plannings: {
    id: Generated<string>
    organisation_id: string
    mission_id: string
    start_date: IsoDate
    end_date: IsoDate
    weekly_volume: number
    siders: number
    amplitude_start: string
    amplitude_end: string
    include_holidays: boolean
    include_week_days: boolean
    include_saturday: boolean
    include_sunday: boolean
    created_at: Instant
    updated_at: Instant
    shifts_until: IsoDate | null
  }
  google_tickets: {
    token_hash: Buffer
    subject: string
    email: string
    expires_at: Instant
  }
  hours_corrections: {
    attendance_id: string
    number: number
    organisation_id: string
    starts_at: Instant
    ends_at: Instant
    breaks: OptionalJson<JsonColumns['hours_corrections.breaks']>
    reason: string
    made_at: Instant
    made_by: string | null
  }
  hours_reminders: {
    organisation_id: string
    user_id: string
    due_at: Instant
  }
  idempotency_keys: {
    digest: Buffer
    fingerprint: Buffer
    status: number
    body: string | null
    created_at: Instant
  }
  impersonations: {
    session_id: string
    user_id: string
    reason: string
    started_at: Instant
    expires_at: Instant
  }
  installation_secrets: {
    name: string
    value: Buffer
  }
  installation_steps: {
    name: string
    done_at: Instant | null
    data: ColumnType<JsonColumns['installation_steps.data'] | null, string | null | undefined, string | null>
  }
  invitations: {
    user_id: string
    token_hash: Buffer
    expires_at: Instant
    used_at: Instant | null
  }
  invoice_days: {
    organisation_id: string
    sider_id: string
    kind: string
    day: IsoDate
    invoice_id: string
  }
  invoice_life_cycles: {
    invoice_id: string
    organisation_id: string
    flow_id: string | null
    sent_at: Instant | null
    untransmitted: string | null
    detail: string | null
    code: number | null
    changed_at: Instant
  }
  invoice_lines: {
    invoice_id: string
    position: number
    organisation_id: string
    kind: string
    mission_id: string
    sider_id: string
    tags: OptionalJson<JsonColumns['invoice_lines.tags']>
    increase_bp: number | null
    minutes: number | null
    pay_unit_cents: number | null
    unit_cents: number
    coefficient_bp: number | null
    days: OptionalJson<JsonColumns['invoice_lines.days']>
    price_cents: number
    indemnity_id: string | null
  }
  invoice_platform_reads: {
    id: Generated<boolean>
    read_until: Instant
  }
  invoice_series: {
    type: string
    year: number
    last_position: number
  }
  invoice_statuses: {
    id: Generated<string>
    invoice_id: string
    organisation_id: string
    code: number
    said_at: Instant
    recorded_at: Instant
    said_by: string
    user_id: string | null
    reason_code: string | null
    reason: string | null
    amount_cents: number | null
    tax_rate: number | null
    message: string | null
  }
  invoices: {
    id: Generated<string>
    organisation_id: string
    type: string
    reference_number: string
    run_on: IsoDate | null
    week_start: IsoDate
    issued_on: IsoDate
    due_on: IsoDate
    net_cents: number
    tax_cents: number
    rounding_cents: Generated<number>
    total_cents: number
    credited_id: string | null
    credit_reason: string | null
    facts: Json<JsonColumns['invoices.facts']>
    document_key: string | null
    document_sha256: string | null
    paid_at: Instant | null
    created_at: Instant
    created_by: string | null
    collection: string | null
    collection_reason: string | null
    collect_on: IsoDate | null
    collection_method_id: string | null
    collection_tries: Generated<number>
  }
  job_descriptions: {
    id: Generated<string>
    organisation_id: string
    created_at: Instant
    updated_at: Instant
    suffix: string | null
    enabled: Generated<boolean>
    manager_id: string | null
    pre_selection: Generated<boolean>
    detached_pricing: ColumnType<JsonColumns['job_descriptions.detached_pricing'] | null, string | null | undefined, string | null>
    has_high_risk_position: boolean | null
    job_title_id: string
    subtasks: OptionalJson<JsonColumns['job_descriptions.subtasks']>
    purpose: string | null
    work_conditions: string | null
    dress_code: string | null
    risk_ids: OptionalJson<JsonColumns['job_descriptions.risk_ids']>
    language_ids: OptionalJson<JsonColumns['job_descriptions.language_ids']>
    licence_ids: OptionalJson<JsonColumns['job_descriptions.licence_ids']>
    tools: OptionalJson<JsonColumns['job_descriptions.tools']>
    equipments: OptionalJson<JsonColumns['job_descriptions.equipments']>
    experiences: OptionalJson<JsonColumns['job_descriptions.experiences']>
    executive_status: string | null
    hourly_rate_cents: number | null
    remote: Generated<boolean>
    motorized: Generated<boolean>
    location_id: string | null
    deleted_at: Instant | null
  }
  job_schedules: {
    name: string
    last_run_at: Instant
  }
  known_devices: {
    user_id: string
    hash: Buffer
    seen_at: Instant
  }
  legal_acknowledgements: {
    id: Generated<string>
    organisation_id: string
    mission_id: string
    finding_key: string
    identity: string
    reason: string
    acknowledged_by: string | null
    acknowledged_at: Instant
    confirmed_at: Instant | null
  }
  legal_informations: {
    organisation_id: string
    name: string
    business_name: string
    siret: string
    ape_code: string
    ape_nomenclature: Generated<string>
    ape_code_date: IsoDate | null
  }
  legal_values: {
    valid_from: IsoDate
    minimum_salary_cents: number
    source: string
    area: string
  }
  locations: {
    id: Generated<string>
    organisation_id: string
    title: string
    description: string | null
    address: string
    street_number: string | null
    street_name: string | null
    postal_code: string
    city: string
    region: string | null
    department: string | null
    country: Generated<string>
    lat: number | null
    lng: number | null
    favorite: Generated<boolean>
    zti: Generated<boolean>
    confirmed: Generated<boolean>
    created_at: Generated<Instant>
    search_text: string | null
    has_protestant_church: boolean | null
  }
  login_throttles: {
    key: string
    window_started_at: Instant
    failures: number
    pauses: Generated<number>
    paused_until: Instant | null
  }
  mail_outbox: {
    id: Generated<string>
    effect_key: string | null
    recipient: string
    locale: string
    subject: string
    body_text: string
    body_html: string
    created_at: Instant
    sent_at: Instant | null
    attempts: Generated<number>
    next_attempt_at: Instant
    last_error: string | null
    unsubscribe_url: string | null
    channel: Generated<string>
    useful_until: Instant | null
    told: ColumnType<JsonColumns['mail_outbox.told'] | null, string | null | undefined, string | null>
  }
  mail_refusals: {
    id: Generated<string>
    recipient: string
    category: string
    refused_at: Instant
  }
  member_absences: {
    id: Generated<string>
    organisation_id: string
    user_id: string
    deputy_id: string
    from_day: IsoDate
    until_day: IsoDate
    created_at: Instant
  }
  memberships: {
    user_id: string
    organisation_id: string
    role: string
    created_at: Generated<Instant>
  }
  migrations: {
    name: string
    checksum: string
    applied_at: Generated<Instant>
  }
  mission_counters: {
    organisation_id: string
    scope: string
    bucket: string
    total: number
  }
  mission_number_years: {
    year: number
    last_number: number
  }
  missions: {
    id: Generated<string>
    organisation_id: string
    type: string
    name: string | null
    job_description_id: string | null
    job_title_id: string
    status: Generated<string>
    selection_status: string | null
    progress_step: Generated<string>
    next_step_at: Instant | null
    starts_at: Instant | null
    ends_at: Instant | null
    reference_at: Instant
    location_id: string | null
    manager_id: string | null
    created_by: string | null
    unique_identifier: string | null
    origin: Generated<string>
    archived: Generated<boolean>
    migrated: Generated<boolean>
    pre_selection: Generated<boolean>
    hired_siders_count: Generated<number>
    is_flexible_planning: boolean | null
    has_contracts: Generated<boolean>
    requested_siders_only: Generated<boolean>
    frozen_pricing: ColumnType<JsonColumns['missions.frozen_pricing'] | null, string | null | undefined, string | null>
    detached_pricing: ColumnType<JsonColumns['missions.detached_pricing'] | null, string | null | undefined, string | null>
    hourly_rate_cents: number | null
    com_rate: number | null
    motive_id: string | null
    subtasks: OptionalJson<JsonColumns['missions.subtasks']>
    purpose: string | null
    work_conditions: string | null
    dress_code: string | null
    risk_ids: OptionalJson<JsonColumns['missions.risk_ids']>
    language_ids: OptionalJson<JsonColumns['missions.language_ids']>
    licence_ids: OptionalJson<JsonColumns['missions.licence_ids']>
    tools: OptionalJson<JsonColumns['missions.tools']>
    equipments: OptionalJson<JsonColumns['missions.equipments']>
    experiences: OptionalJson<JsonColumns['missions.experiences']>
    executive_status: string | null
    remote: Generated<boolean>
    motorized: Generated<boolean>
    side_note: string | null
    mission_information: string | null
    department_id: string | null
    attendance_config_type: string
    created_at: Instant
    updated_at: Instant
    confirmed_at: Instant | null
    policy_version_id: string | null
    source_id: string | null
    feedback_asked_at: Instant | null
    order_number: string | null
    search_text: string | null
    time_zone: Generated<string>
  }
  motives: {
    id: Generated<string>
    organisation_id: string
    reason: string
    justification: Generated<string>
    replacements: OptionalJson<JsonColumns['motives.replacements']>
    recruitments: OptionalJson<JsonColumns['motives.recruitments']>
    created_at: Instant
  }
  noticed_delays: {
    shift_id: string
    sider_id: string
    starts_at: Instant
  }
  notification_choices: {
    user_id: string
    siders: string
    contracts: string
    hours: string
    invoices: string
    digest_day: IsoDate | null
  }
  notification_marks: {
    organisation_id: string
    user_id: string
    read_until: number
    readings: Generated<number>
  }
  notification_reads: {
    organisation_id: string
    user_id: string
    event_id: string
  }
  numbered_records: {
    organisation_id: string
    kind: string
    record_id: string
    sequence: number
    changed_at: Instant
    is_gone: boolean
  }
  organisation_profiles: {
    organisation_id: string
    description: string | null
    website: string | null
    logo_url: string | null
    youtube_url: string | null
    cover_url: string | null
  }
  organisations: {
    id: Generated<string>
    name: string
    kind: string
    parent_id: string | null
    industry: string | null
    company_size: string | null
    need: string | null
    sign_up: OptionalJson<JsonColumns['organisations.sign_up']>
    attendance_config_type: Generated<string>
    job_descriptions_locked: Generated<boolean>
    delegation_coefficient_bp: Generated<number>
    gestion_coefficient_bp: Generated<number>
    blocked_at: Instant | null
    created_at: Generated<Instant>
    tolerated_start_minutes: Generated<number>
    tolerated_end_minutes: Generated<number>
    search_name: string | null
    settings_version: Generated<string>
  }
  passkey_challenges: {
    hash: Buffer
    user_id: string | null
    expires_at: Instant
  }
  passkeys: {
    id: Generated<string>
    user_id: string
    credential_id: string
    public_key: Buffer
    counter: number
    transports: string
    is_backed_up: boolean
    name: string
    created_at: Instant
    last_used_at: Instant | null
  }
  password_resets: {
    token_hash: Buffer
    user_id: string
    expires_at: Instant
    used_at: Instant | null
  }
  payment_customers: {
    organisation_id: string
    provider: string
    customer_id: string
    created_at: Instant
  }
  payment_events: {
    id: string
    type: string
    received_at: Instant
  }
  payment_informations: {
    organisation_id: string
    accounting_info: ColumnType<JsonColumns['payment_informations.accounting_info'] | null, string | null | undefined, string | null>
    billing_address: ColumnType<JsonColumns['payment_informations.billing_address'] | null, string | null | undefined, string | null>
    tva_number: string | null
    want_order_form: Generated<boolean>
    payment_method: ColumnType<JsonColumns['payment_informations.payment_method'] | null, string | null | undefined, string | null>
    provider_method_id: string | null
  }
  payment_setups: {
    organisation_id: string
    setup_id: string
    type: string
    status: string
    created_at: Instant
  }
  permanent_requests: {
    id: Generated<string>
    organisation_id: string | null
    requested_by: string | null
    job_name: string
    address: string
    city: string
    postal_code: string
    country: string
    lat: number | null
    lon: number | null
    salary_min_cents: number | null
    salary_max_cents: number | null
    commentary: string | null
    start_date: IsoDate
    available_positions: number
    created_at: Instant
  }
  planning_views: {
    id: Generated<string>
    organisation_id: string
    user_id: string
    name: string
    shown: Json<JsonColumns['planning_views.shown']>
    is_default: Generated<boolean>
    created_at: Instant
    updated_at: Instant
  }
  rebilled_hours: {
    invoice_id: string
    sider_id: string
    organisation_id: string
    credit_id: string | null
    settled_at: Instant | null
    settled_by: string | null
  }
  record_changes: {
    id: Generated<number>
    organisation_id: string
    kind: string
    record_id: string
  }
  record_counters: {
    organisation_id: string
    last: Generated<number>
    last_at: Instant | null
    swept: Generated<number>
  }
  recovery_codes: {
    user_id: string
    hash: Buffer
    used_at: Instant | null
  }
  removed_hires: {
    id: Generated<string>
    organisation_id: string
    mission_id: string
    shift_id: string | null
    sider_id: string
    replacement_id: string | null
    reason: string
    comment: string | null
    removed_by: string | null
    removed_at: Instant
  }
  remuneration_policies: {
    organisation_id: string
    hours_types: Json<JsonColumns['remuneration_policies.hours_types']>
    indemnities: Json<JsonColumns['remuneration_policies.indemnities']>
    hours_types_confirmed: Generated<boolean>
    indemnities_confirmed: Generated<boolean>
    version_id: string | null
  }
  remuneration_policy_versions: {
    id: Generated<string>
    organisation_id: string
    origin: string
    since: Instant
    changed_by: string | null
    changed_for: string | null
  }
  requested_siders: {
    mission_id: string
    sider_id: string
    organisation_id: string
    status: Generated<string>
    position: number
    answered_at: Instant | null
    answered_by: string | null
    answered_through: string | null
    answer_comment: string | null
  }
  second_factor_requirements: {
    organisation_id: string
    required_from: IsoDate
  }
  second_factor_resets: {
    user_id: string
    organisation_id: string
    asked_by: string | null
    due_at: Instant
  }
  session_limits: {
    organisation_id: string
    hours: number
  }
  sessions: {
    token_hash: Buffer
    user_id: string
    created_at: Instant
    last_seen_at: Instant
    expires_at: Instant
    id: Generated<string>
    browser: string | null
    system: string | null
    awaits_second_factor: Generated<boolean>
    proved_at: Instant | null
    way: string | null
    has_provider_factor: Generated<boolean>
  }
  shift_recurrences: {
    id: Generated<string>
    organisation_id: string
    mission_id: string
    type: string
    every: number
    start_date: IsoDate
    until: IsoDate
    days: Json<JsonColumns['shift_recurrences.days']>
    set_pos: number | null
    with_holidays: boolean
    removed_at: Instant | null
  }
  shifts: {
    id: Generated<string>
    organisation_id: string
    mission_id: string
    starts_at: Instant
    ends_at: Instant
    break_minutes: number
    slots: number
    recurrence_id: string | null
    posted: Generated<boolean>
    flexible_planning_id: string | null
  }
  sider_addresses: {
    sider_id: string
    street: string
    postal_code: string
    city: string
    updated_at: Instant
  }
  sider_clockings: {
    sider_id: string
    id: string
    organisation_id: string
    shift_id: string
    kind: string
    phone_at: Instant
    sent_at: Instant
    received_at: Instant
    happened_at: Instant
    site_proof: string | null
  }
  sider_codes: {
    sider_id: string
    purpose: string
    about: string
    code_hash: Buffer
    through: string
    contact: string
    created_at: Instant
    expires_at: Instant
    tries: Generated<number>
  }
  sider_erasures: {
    id: Generated<string>
    sider_id: string
    asked_at: Instant
    comment: string | null
    closed_at: Instant | null
    closed_by: string | null
    outcome: string | null
    note: string | null
  }
  sider_favourites: {
    sider_id: string
    organisation_id: string
    since: Instant
  }
  sider_licence_ends: {
    sider_id: string
    licence_id: string
    ends_on: IsoDate
  }
  sider_links: {
    token_hash: Buffer
    code_hash: Buffer
    sider_id: string
    created_at: Instant
    expires_at: Instant
    code_tries: Generated<number>
    used_at: Instant | null
  }
  sider_numbers: {
    organisation_id: string
    sider_id: string
    number: string
    number_key: string
    search_text: string | null
    updated_at: Instant
  }
  sider_organisations: {
    organisation_id: string
    sider_id: string
    since: Instant
    hired_at: Instant | null
  }
  sider_papers: {
    id: Generated<string>
    organisation_id: string
    sider_id: string
    contract_id: string
    batch_id: string
    version: number
    number: string
    first_day: IsoDate
    last_day: IsoDate
    made_at: Instant
    document_key: string
    document_sha256: string
    pages: number
    opened_at: Instant | null
    told_at: Instant | null
  }
  sider_reminders: {
    sider_id: string
    shift_id: string
    kind: string
    about: Instant
    reminded_at: Instant
  }
  sider_sessions: {
    id: Generated<string>
    token_hash: Buffer
    sider_id: string
    created_at: Instant
    last_seen_at: Instant
    expires_at: Instant
    browser: string | null
    system: string | null
  }
  sider_signatures: {
    paper_id: string
    organisation_id: string
    sider_id: string
    signed_at: Instant
    signed_name: string
    document_sha256: string
    opened_at: Instant
    readings: string[]
    code_through: string
    code_contact: string
    code_sent_at: Instant
    session: string
    address: string
    user_agent: string | null
    locale: string
    consent: string
    sealed_key: string | null
    sealed_sha256: string | null
    sealed_at: Instant | null
    timestamped_at: Instant | null
    evidence_key: string | null
    evidence_data_key: string | null
    evidence_sha256: string | null
    evidence_at: Instant | null
  }
  sider_unavailabilities: {
    id: Generated<string>
    sider_id: string
    starts_at: Instant
    ends_at: Instant
    comment: string | null
    created_at: Instant
  }
  siders: {
    id: Generated<string>
    first_name: string
    last_name: string
    phone_number: string
    email: string | null
    picture_url: string | null
    job_title_ids: OptionalJson<JsonColumns['siders.job_title_ids']>
    experiences: OptionalJson<JsonColumns['siders.experiences']>
    educations: OptionalJson<JsonColumns['siders.educations']>
    created_at: Instant
    lat: number | null
    lng: number | null
    licence_ids: OptionalJson<JsonColumns['siders.licence_ids']>
    language_ids: OptionalJson<JsonColumns['siders.language_ids']>
    deactivated_at: Instant | null
    city: string | null
    search_name: string | null
    sort_name: string | null
    locale: Generated<string>
  }
  sign_ins: {
    id: Generated<string>
    user_id: string
    at: Instant
    device: Buffer
    browser: string | null
    system: string | null
    way: string
    second_factor: string | null
    is_new_device: boolean
    acr: string | null
    amr: string[] | null
  }
  sites: {
    id: Generated<string>
    organisation_id: string
    place_key: string
    asks_code: Generated<boolean>
    secret: Buffer
    secret_made_at: Instant
    updated_at: Instant
    asks_position: Generated<boolean>
  }
  sso_connections: {
    organisation_id: string
    issuer: string
    client_id: string
    client_secret: Buffer
    default_role: string | null
    roles_claim: string | null
    role_mapping: OptionalJson<JsonColumns['sso_connections.role_mapping']>
    is_required: Generated<boolean>
    emergency_admin_id: string | null
    worked_at: Instant | null
    failed_at: Instant | null
    failure: string | null
    created_at: Instant
    updated_at: Instant
  }
  sso_domains: {
    id: Generated<string>
    organisation_id: string
    domain: string
    challenge: string
    verified_at: Instant | null
    checked_at: Instant | null
    missing_since: Instant | null
    created_at: Instant
  }
  sso_flows: {
    state_hash: Buffer
    organisation_id: string
    browser_hash: Buffer
    issuer: string
    nonce: string
    code_verifier: string
    redirect_uri: string
    expires_at: Instant
  }
  sso_logout_tokens: {
    hash: Buffer
    expires_at: Instant
  }
  sso_sessions: {
    session_id: string
    organisation_id: string
    issuer: string
    subject: string
    sid: string | null
    acr: string | null
    amr: Generated<string[]>
    auth_time: Instant | null
  }
  sso_subjects: {
    organisation_id: string
    issuer: string
    subject: string
    user_id: string
    created_at: Instant
  }
  staff_items: {
    kind: string
    subject: string
    assignee_id: string | null
    note: string | null
    snoozed_until: Instant | null
    version: number
    changed_by: string | null
    changed_at: Instant
  }
  stored_files: {
    key: string
    organisation_id: string | null
    bytes: number
    in_place: Generated<boolean>
    created_at: Instant
  }
  told_shifts: {
    reader_id: string
    shift_id: string
    organisation_id: string
    feed_id: string | null
    sider_id: string | null
    sequence: Generated<number>
    digest: string
    told: Json<JsonColumns['told_shifts.told']>
    changed_at: Instant
    gone_at: Instant | null
  }
  users: {
    id: Generated<string>
    email: string
    first_name: string
    last_name: string
    phone_number: string | null
    password_hash: string | null
    google_login: Generated<boolean>
    is_insider: Generated<boolean>
    locale: Generated<string>
    validated_at: Instant | null
    created_at: Generated<Instant>
    google_subject: string | null
    search_name: string | null
  }
  validation_runs: {
    deadline: Instant
    done_at: Instant
  }
  webhook_deliveries: {
    id: Generated<string>
    webhook_id: string
    organisation_id: string
    event_id: string
    subject: string
    sequence: number
    state: string
    tries: Generated<number>
    next_try_at: Instant
    taken_until: Instant | null
    changed_at: Instant
  }
  webhook_secrets: {
    id: Generated<string>
    webhook_id: string
    organisation_id: string
    secret: string
    created_at: Instant
    valid_until: Instant | null
  }
  webhook_tries: {
    id: Generated<number>
    delivery_id: string
    organisation_id: string
    at: Instant
    status: number | null
    failure: string | null
    answer: string
    milliseconds: number
  }
  webhooks: {
    id: Generated<string>
    organisation_id: string
    url: string
    kinds: string[]
    disabled_at: Instant | null
    created_at: Instant
    updated_at: Instant
    told_at: Instant | null
  }
  week_templates: {
    id: Generated<string>
    organisation_id: string
    job_description_id: string
    name: string
    shifts: Json<JsonColumns['week_templates.shifts']>
    created_at: Instant
    updated_at: Instant
  }
}
