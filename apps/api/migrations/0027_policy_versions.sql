-- The hour types of a pay policy from one change to the next: a mission keeps by which of them it is
-- priced. What a version held is in the mission itself (frozen_pricing) and in the trail.
create table remuneration_policy_versions (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  origin text not null check (origin in ('default', 'changed')),
  since timestamptz not null,
  changed_by uuid references users (id) on delete set null,
  changed_for uuid references users (id) on delete set null
);
create index remuneration_policy_versions_of_company
  on remuneration_policy_versions (organisation_id, since desc);
call wall('remuneration_policy_versions', false);

-- null where nobody knows
alter table remuneration_policies
  add column version_id uuid references remuneration_policy_versions (id) on delete set null;
alter table missions
  add column policy_version_id uuid references remuneration_policy_versions (id) on delete set null;
create index missions_policy_version on missions (policy_version_id)
  where policy_version_id is not null;

-- What there is already, as whoever may read all of it. The trail tells each change of hour types.
set local role renfort_system;
insert into remuneration_policy_versions (organisation_id, origin, since, changed_by, changed_for)
select o.id, 'changed', a.at, actor.id, person.id
from audit_log a
join organisations o on o.id = a.organisation_id
left join users actor on actor.id = a.actor_id
left join users person on person.id = a.on_behalf_of_id
where split_part(a.action, '.', 1) = 'remuneration'
  and a.action = 'remuneration.changeHoursTypes'
  and (a.before - 'hoursTypesConfirmation') is distinct from (a.after - 'hoursTypesConfirmation');

-- A policy that still is what every company begins with, and of which the trail tells no change. One
-- that is something else without a trace of how it came about has no version: that is told as unknown.
insert into remuneration_policy_versions (organisation_id, origin, since)
select o.id, 'default', o.created_at
from remuneration_policies p
join organisations o on o.id = p.organisation_id
where p.hours_types = '{
    "extra": [{"threshold": 35, "increase": 25}, {"threshold": 43, "increase": 50}],
    "night": {"startHour": "21:00", "endHour": "06:00", "increase": 20, "seniority": null},
    "sundays": {"increase": 30, "seniority": null, "ztiIncrease": null},
    "bankHolidays": {"increase": 100, "seniority": null, "solidarity": "lundi-de-pentecote"}
  }'
  and not exists (
    select from remuneration_policy_versions v where v.organisation_id = p.organisation_id);

update remuneration_policies p set version_id = (
  select v.id from remuneration_policy_versions v
  where v.organisation_id = p.organisation_id order by v.since desc limit 1);
-- A mission that was posted before the first change that is known has no version.
update missions m set policy_version_id = (
  select v.id from remuneration_policy_versions v
  where v.organisation_id = m.organisation_id and v.since <= m.confirmed_at
  order by v.since desc limit 1)
where m.frozen_pricing is not null
  -- a version that never changed is known to be the mission's only if the mission holds its values
  and not exists (
    select from remuneration_policies p
    join remuneration_policy_versions v on v.id = p.version_id
    where p.organisation_id = m.organisation_id and v.origin = 'default'
      and p.hours_types <> m.frozen_pricing->'hoursTypes');
reset role;
