-- The worked hours of a Sider: those of a shift once it is over, or of a clocking that no shift planned.
create table attendances (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  mission_id uuid not null references missions (id) on delete cascade,
  -- None for work that was not planned. What was worked keeps its shift.
  shift_id uuid references shifts (id) on delete restrict,
  sider_id uuid not null references siders (id) on delete restrict,
  status text not null check (
    status in ('att.waiting', 'att.disputed', 'att.conflict', 'att.validated')
  ),
  -- The plan, or the clocking where there is none: what lists are ordered by.
  starts_at timestamptz not null,
  -- The version in force: two of one Sider never overlap.
  worked_from timestamptz not null,
  worked_until timestamptz not null check (worked_from <= worked_until),
  absence_justification text check (absence_justification in ('dayOff', 'other')),
  disputed_at timestamptz,
  validated_at timestamptz,
  paid_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (shift_id, sider_id),
  check ((status = 'att.validated') = (validated_at is not null)),
  check (paid_at is null or status = 'att.validated')
);
create index attendances_of_company on attendances (organisation_id, starts_at desc, id);
create index attendances_of_mission on attendances (mission_id);
create index attendances_of_sider on attendances (sider_id, worked_from);
create index attendances_open on attendances (starts_at) where status in ('att.waiting', 'att.disputed');
call wall('attendances', false);

-- What was planned, then what each side said; the last one is in force.
create table attendance_versions (
  attendance_id uuid not null references attendances (id) on delete cascade,
  number integer not null check (number >= 0),
  organisation_id uuid not null references organisations (id) on delete cascade,
  origin text not null check (origin in ('shift', 'sider', 'company', 'insider')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (starts_at <= ends_at),
  breaks jsonb not null default '[]',
  actions jsonb not null default '[]',
  made_at timestamptz not null,
  -- Nobody where the plan, a Sider or the product itself speaks.
  made_by uuid references users (id) on delete set null,
  primary key (attendance_id, number)
);
create index attendance_versions_of_company on attendance_versions (organisation_id);
call wall('attendance_versions', false);

grant select on attendances, attendance_versions to renfort_tenant;
