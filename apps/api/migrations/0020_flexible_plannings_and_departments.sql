-- The planning of a mission that is said by the week rather than shift by shift.
create table flexible_plannings (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  mission_id uuid not null unique references missions (id) on delete cascade,
  -- both days are worked
  start_date date not null,
  end_date date not null,
  -- hours of each Sider in a week
  weekly_volume integer not null check (weekly_volume between 7 and 48),
  siders integer not null check (siders between 1 and 50),
  amplitude_start text not null check (amplitude_start ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  amplitude_end text not null check (amplitude_end ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  include_holidays boolean not null,
  include_week_days boolean not null,
  include_saturday boolean not null,
  include_sunday boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (end_date >= start_date + 6),
  check (include_week_days or include_saturday or include_sunday)
);
create index flexible_plannings_of_company on flexible_plannings (organisation_id);

-- Services of a company. One that is deleted keeps its row for the missions that name it.
create table departments (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  -- the name without case and accents (the domain's `departmentKey`)
  name_key text not null,
  code text check (char_length(code) between 1 and 20),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create unique index departments_name on departments (organisation_id, name_key) where deleted_at is null;
create index departments_of_company on departments (organisation_id, created_at);

alter table missions add foreign key (department_id) references departments (id) on delete restrict;
create index missions_department on missions (department_id) where department_id is not null;

call wall('flexible_plannings', false);
call wall('departments', false);
