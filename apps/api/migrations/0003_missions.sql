create table job_descriptions (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  suffix text,
  enabled boolean not null default true,
  manager_id uuid references users (id) on delete set null,
  pre_selection boolean not null default false,
  -- null while the rows are computed from the policy; the provider's own rows once detached
  detached_pricing jsonb,
  has_high_risk_position boolean,
  job_title_id text not null,
  subtasks jsonb not null default '[]',
  purpose text,
  work_conditions text,
  dress_code text,
  risk_ids jsonb not null default '[]',
  language_ids jsonb not null default '[]',
  licence_ids jsonb not null default '[]',
  tools jsonb not null default '[]',
  equipments jsonb not null default '[]',
  experiences jsonb not null default '[]',
  executive_status text check (executive_status in ('worker', 'ETAM', 'executive')),
  hourly_rate_cents integer check (hourly_rate_cents > 0),
  remote boolean not null default false,
  motorized boolean not null default false,
  location_id uuid references locations (id) on delete set null,
  deleted_at timestamptz
);
create index job_descriptions_organisation on job_descriptions (organisation_id, created_at desc)
  where deleted_at is null;

create table motives (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  reason text not null,
  justification text not null default '',
  replacements jsonb not null default '[]',
  recruitments jsonb not null default '[]',
  created_at timestamptz not null
);
create index motives_organisation on motives (organisation_id, created_at desc);

create table mission_number_years (
  year integer primary key,
  last_number integer not null
);

create table missions (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  type text not null check (type in ('delegation', 'gestion')),
  name text,
  job_description_id uuid references job_descriptions (id) on delete set null,
  job_title_id text not null,
  status text not null default 'draft' check (status in ('draft', 'submitted')),
  selection_status text check (selection_status in ('new', 'ongoing', 'ready', 'closed', 'completed')),
  -- kept in step with the clock by bring-progress-up-to-date: the counters rely on it
  progress_step text not null default 'draft' check (progress_step in ('draft', 'upcoming', 'ongoing', 'done')),
  next_step_at timestamptz,
  starts_at timestamptz,
  ends_at timestamptz,
  reference_at timestamptz not null,
  location_id uuid references locations (id) on delete restrict,
  manager_id uuid references users (id) on delete set null,
  created_by uuid references users (id) on delete set null,
  unique_identifier text unique,
  origin text not null default 'account' check (origin in ('account', 'network')),
  archived boolean not null default false,
  migrated boolean not null default false,
  pre_selection boolean not null default false,
  hired_siders_count integer not null default 0 check (hired_siders_count >= 0),
  is_flexible_planning boolean,
  has_contracts boolean not null default false,
  requested_siders_only boolean not null default false,
  -- price list and hour types as they were at confirmation; null while a draft
  frozen_pricing jsonb,
  detached_pricing jsonb,
  hourly_rate_cents integer check (hourly_rate_cents > 0),
  com_rate double precision,
  motive_id uuid references motives (id) on delete restrict,
  subtasks jsonb not null default '[]',
  purpose text,
  work_conditions text,
  dress_code text,
  risk_ids jsonb not null default '[]',
  language_ids jsonb not null default '[]',
  licence_ids jsonb not null default '[]',
  tools jsonb not null default '[]',
  equipments jsonb not null default '[]',
  experiences jsonb not null default '[]',
  executive_status text check (executive_status in ('worker', 'ETAM', 'executive')),
  remote boolean not null default false,
  motorized boolean not null default false,
  side_note text,
  mission_information text,
  department_id uuid,
  attendance_config_type text not null check (attendance_config_type in ('app', 'timesheet')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  confirmed_at timestamptz,
  check ((status = 'draft') = (progress_step = 'draft')),
  check ((status = 'draft') = (selection_status is null)),
  check ((starts_at is null) = (ends_at is null)),
  check (starts_at < ends_at)
);
create index missions_by_progress on missions (organisation_id, progress_step, reference_at desc, id desc);
create index missions_by_selection on missions (organisation_id, selection_status, reference_at desc, id desc)
  where selection_status is not null;
create index missions_by_manager on missions (organisation_id, manager_id, progress_step, reference_at desc, id desc);
create index missions_by_creator on missions (organisation_id, created_by, progress_step, reference_at desc, id desc);
create index missions_next_step on missions (organisation_id, next_step_at) where next_step_at is not null;
create index missions_motive on missions (motive_id) where motive_id is not null;
create index missions_location on missions (location_id) where location_id is not null;
create index missions_job_description on missions (job_description_id);

create table shifts (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  mission_id uuid not null references missions (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  break_minutes integer not null check (break_minutes = 0 or break_minutes between 20 and 300),
  slots integer not null check (slots between 1 and 50),
  recurrence_id uuid,
  check (starts_at < ends_at),
  -- deferrable: several shifts that change at once may take each other's times
  unique (mission_id, starts_at, ends_at) deferrable
);
-- only posted missions show in a planning: the flag saves reading drafts
alter table shifts add column posted boolean not null default false;
create index shifts_planning on shifts (organisation_id, starts_at) where posted;

-- A name as it is searched: lower case, no accent, words separated by one space (the domain's `folded`).
-- Marks go before lower(), which knows ASCII alone where the database has the C locale.
create function folded(value text) returns text
language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    replace(replace(replace(
      lower(regexp_replace(normalize(translate(value, 'ŒÆẞ', 'œæß'), NFD), '[\u0300-\u036f]', '', 'g')),
      'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
    '[^[:alnum:]\u00aa-\u1fff]+', ' ', 'g'))
$$;

create table siders (
  id uuid primary key default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  phone_number text not null unique,
  email text,
  picture_url text,
  job_title_ids jsonb not null default '[]',
  experiences jsonb not null default '[]',
  educations jsonb not null default '[]',
  created_at timestamptz not null,
  search_name text generated always as (folded(first_name || ' ' || last_name)) stored
);
create unique index siders_email on siders (lower(email)) where email is not null;

-- Which companies know a Sider: he worked there or they brought him.
create table sider_organisations (
  organisation_id uuid not null references organisations (id) on delete cascade,
  sider_id uuid not null references siders (id) on delete cascade,
  since timestamptz not null,
  primary key (organisation_id, sider_id)
);
create index sider_organisations_sider on sider_organisations (sider_id);

create table feedbacks (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  sider_id uuid not null references siders (id) on delete cascade,
  mission_id uuid references missions (id) on delete set null,
  manager_id uuid references users (id) on delete set null,
  type_id text not null check (type_id in ('attendance', 'mission-end')),
  work_again integer not null check (work_again in (1, -1)),
  pro integer check (pro in (1, -1)),
  perf integer check (perf in (1, -1)),
  comment text,
  created_at timestamptz not null
);
create index feedbacks_sider on feedbacks (organisation_id, sider_id, created_at desc);

create table requested_siders (
  mission_id uuid not null references missions (id) on delete cascade,
  sider_id uuid not null references siders (id) on delete restrict,
  organisation_id uuid not null references organisations (id) on delete cascade,
  status text not null default 'requested' check (status in ('requested', 'accepted', 'declined', 'hired')),
  position integer not null,
  primary key (mission_id, sider_id)
);
create index requested_siders_sider on requested_siders (organisation_id, sider_id);

create table assignments (
  shift_id uuid not null references shifts (id) on delete cascade,
  sider_id uuid not null references siders (id) on delete restrict,
  mission_id uuid not null references missions (id) on delete cascade,
  organisation_id uuid not null references organisations (id) on delete cascade,
  -- start of the shift, kept by the triggers below: a week is then one range of one index
  starts_at timestamptz,
  primary key (shift_id, sider_id)
);
create index assignments_sider on assignments (organisation_id, sider_id);
create index assignments_mission on assignments (mission_id);
create index assignments_week on assignments (organisation_id, starts_at) include (sider_id, shift_id);

create function start_assignment() returns trigger
language plpgsql as $$
begin
  new.starts_at := (select starts_at from shifts where id = new.shift_id);
  return new;
end
$$;

create trigger assignment_start before insert or update of shift_id on assignments
for each row execute function start_assignment();

create function move_assignments() returns trigger
language plpgsql as $$
begin
  update assignments set starts_at = new.starts_at where shift_id = new.id;
  return null;
end
$$;

create trigger shift_start after update of starts_at on shifts
for each row when (old.starts_at is distinct from new.starts_at) execute function move_assignments();
