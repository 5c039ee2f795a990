-- One for each run of hires: the contracts that are signed together.
create table contract_batches (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  mission_id uuid not null references missions (id) on delete cascade,
  status text not null default 'unsigned' check (status in ('unsigned', 'signed', 'contested')),
  created_at timestamptz not null
);
create index contract_batches_of_mission on contract_batches (organisation_id, mission_id, created_at);
call wall('contract_batches', false);

-- One for each Sider hired for a mission, whatever the number of their shifts.
create table contracts (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  mission_id uuid not null references missions (id) on delete cascade,
  batch_id uuid not null references contract_batches (id) on delete cascade,
  sider_id uuid not null references siders (id) on delete restrict,
  created_at timestamptz not null,
  unique (mission_id, sider_id)
);
create index contracts_of_batch on contracts (batch_id);
create index contracts_of_sider on contracts (sider_id);
call wall('contracts', false);

grant select, insert on contract_batches, contracts to renfort_tenant;
-- The confirmation of a gestion mission hires by itself.
grant update (has_contracts) on missions to renfort_tenant;

-- Where somebody is at work is nobody else's business; that they are at work is asked at each hire.
create index assignments_of_sider on assignments (sider_id, starts_at);
create policy of_the_owner on assignments for select to current_user using (true);
create policy of_the_owner on shifts for select to current_user using (true);

-- The shifts of some Siders that start in a period, in whatever company. As the owner: a company is
-- told when, never where or for whom.
create function taken_shifts(siders uuid[], since timestamptz, until timestamptz)
returns table (sider_id uuid, starts_at timestamptz, ends_at timestamptz, break_minutes integer)
language sql stable security definer set search_path = pg_catalog, public as $$
  select a.sider_id, s.starts_at, s.ends_at, s.break_minutes
  from assignments a join shifts s on s.id = a.shift_id
  where a.sider_id = any(siders) and a.starts_at >= since and a.starts_at < until
  order by a.sider_id, s.starts_at
$$;
revoke execute on function taken_shifts from public;
grant execute on function taken_shifts to renfort_tenant, renfort_system;

-- Who was hired before there were contracts gets theirs, one batch for each mission.
set local role renfort_system;
with hired as (
  select mission_id, organisation_id, sider_id from requested_siders where status = 'hired'
  union
  select mission_id, organisation_id, sider_id from assignments
), opened as (
  insert into contract_batches (organisation_id, mission_id, created_at)
  select organisation_id, id, coalesce(confirmed_at, created_at) from missions
  where id in (select mission_id from hired)
  returning id, mission_id, created_at
)
insert into contracts (organisation_id, mission_id, batch_id, sider_id, created_at)
select h.organisation_id, h.mission_id, o.id, h.sider_id, o.created_at
from hired h join opened o on o.mission_id = h.mission_id;
update missions set has_contracts = true where id in (select mission_id from contract_batches);
reset role;
