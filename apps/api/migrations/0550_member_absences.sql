-- When a member of a company is away, and who signs and validates in their place meanwhile. One that is cancelled is
-- deleted: the trail keeps it.
create table member_absences (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- whose present rights bound what they do
  deputy_id uuid not null references users (id) on delete cascade,
  -- both included
  from_day date not null,
  until_day date not null,
  created_at timestamptz not null,
  check (until_day >= from_day),
  check (user_id <> deputy_id),
  exclude using gist (
    organisation_id with =, user_id with =, daterange(from_day, until_day, '[]') with &&
  )
);
create index member_absences_by_end on member_absences (organisation_id, until_day);
create index member_absences_of_user on member_absences (user_id);
-- Each call asks for whom its caller stands in.
create index member_absences_of_deputy on member_absences (deputy_id, organisation_id, until_day);
call wall('member_absences', false);
grant select, insert, delete on member_absences to renfort_tenant;

-- In whose place somebody signed. No foreign keys: a proof outlives an account.
alter table contract_signatures add column acting_for_id uuid;
alter table contract_signatures add column acting_for_name text;
