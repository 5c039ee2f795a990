-- What staff choose Siders by, beside what they have done.
alter table siders
  add column licence_ids jsonb not null default '[]',
  add column language_ids jsonb not null default '[]',
  -- Somebody who is not hired any more; their past stays.
  add column deactivated_at timestamptz;

create table sider_unavailabilities (
  id uuid primary key default gen_random_uuid(),
  sider_id uuid not null references siders (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  comment text,
  created_at timestamptz not null,
  check (starts_at < ends_at)
);
create index sider_unavailabilities_of_sider on sider_unavailabilities (sider_id, starts_at);
-- A company learns when somebody is not there, never why.
grant select (sider_id, starts_at, ends_at) on sider_unavailabilities to renfort_tenant;

-- Somebody who is taken off a mission, and hired again later, gets a new contract.
alter table contracts add column cancelled_at timestamptz;
alter table contracts drop constraint contracts_mission_id_sider_id_key;
create unique index contracts_in_force on contracts (mission_id, sider_id)
  where cancelled_at is null;

-- Slots that were filled once: who left them, why, and who came instead.
create table removed_hires (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  mission_id uuid not null references missions (id) on delete cascade,
  -- None for a flexible planning, whose Siders work every block.
  shift_id uuid references shifts (id) on delete cascade,
  sider_id uuid not null references siders (id) on delete restrict,
  replacement_id uuid references siders (id) on delete restrict,
  reason text not null,
  comment text,
  removed_by uuid references users (id) on delete set null,
  removed_at timestamptz not null
);
create index removed_hires_of_mission on removed_hires (organisation_id, mission_id, removed_at);
create index removed_hires_of_sider on removed_hires (sider_id);
call wall('removed_hires', false);
grant select on removed_hires to renfort_tenant;

-- What a Sider answered when asked for a mission, who took the answer and through what.
alter table requested_siders
  add column answered_at timestamptz,
  add column answered_by uuid references users (id) on delete set null,
  add column answered_through text;

-- The queue of missions to staff, nearest first.
create index missions_to_staff on missions (starts_at, id)
  where selection_status in ('new', 'ongoing', 'ready') and not archived;
