create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  phone_number text,
  password_hash text,
  google_login boolean not null default false,
  is_insider boolean not null default false,
  locale text not null default 'fr' check (locale in ('fr', 'en')),
  validated_at timestamptz,
  created_at timestamptz not null default now()
);

create table organisations (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  kind text not null check (kind in ('parent', 'other')),
  parent_id uuid references organisations (id) on delete restrict,
  industry text,
  company_size text,
  need text,
  sign_up jsonb not null default '{}',
  attendance_config_type text not null default 'app' check (attendance_config_type in ('app', 'timesheet')),
  job_descriptions_locked boolean not null default false,
  -- 1.95 is 19500: the provider's coefficients are exact.
  delegation_coefficient_bp integer not null default 19500 check (delegation_coefficient_bp > 0),
  gestion_coefficient_bp integer not null default 17500 check (gestion_coefficient_bp > 0),
  blocked_at timestamptz,
  created_at timestamptz not null default now(),
  check (parent_id is null or kind = 'other')
);
create index organisations_parent on organisations (parent_id) where parent_id is not null;

create table memberships (
  user_id uuid not null references users (id) on delete cascade,
  organisation_id uuid not null references organisations (id) on delete cascade,
  role text not null check (role in ('admin', 'missionManager', 'collaborator')),
  created_at timestamptz not null default now(),
  primary key (user_id, organisation_id)
);
create index memberships_organisation on memberships (organisation_id);

create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table password_resets (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_user on password_resets (user_id);

-- One row for each (what is tried, by whom): failures since the window opened.
create table login_throttles (
  key text primary key,
  window_started_at timestamptz not null,
  failures integer not null
);

create table mail_outbox (
  id uuid primary key default gen_random_uuid(),
  effect_key text unique,
  recipient text not null,
  locale text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  last_error text
);
create index mail_outbox_due on mail_outbox (next_attempt_at) where sent_at is null;
create index mail_outbox_newest on mail_outbox (created_at desc);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id uuid,
  on_behalf_of_id uuid,
  organisation_id uuid,
  action text not null,
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb
);
create index audit_log_organisation on audit_log (organisation_id, at desc);
create index audit_log_actor on audit_log (actor_id, at desc);

create table legal_values (
  valid_from date primary key,
  minimum_salary_cents integer not null check (minimum_salary_cents > 0),
  source text not null
);
