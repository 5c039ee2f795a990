-- A third role that owns nothing and bypasses nothing: a Sider, who meets what is theirs, for reading only.
do $$
begin
  begin
    create role renfort_sider nologin;
  exception when duplicate_object or unique_violation then
    null; -- roles belong to the whole server, where another database may have made them
  end;
  if not pg_has_role(current_user, 'renfort_sider', 'member') then
    grant renfort_sider to current_user;
  end if;
end
$$;
grant usage on schema public to renfort_sider;

-- The Sider of the connection.
create function own_sider() returns uuid
language sql stable parallel safe as $$
  select nullif(current_setting('app.sider', true), '')::uuid
$$;

-- The devices on which a Sider has opened their pages.
create table sider_sessions (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  sider_id uuid not null references siders (id) on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  browser text,
  system text
);
create index sider_sessions_of_sider on sider_sessions (sider_id);
create index sider_sessions_expiry on sider_sessions (expires_at);

-- A way in, sent by mail or SMS: the link and the code of the same message are used once, either of them.
create table sider_links (
  token_hash bytea primary key,
  code_hash bytea not null,
  sider_id uuid not null references siders (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  code_tries integer not null default 0,
  used_at timestamptz
);
create index sider_links_of_sider on sider_links (sider_id, created_at);
create index sider_links_expiry on sider_links (expires_at);

alter table sider_sessions enable row level security;
alter table sider_sessions force row level security;
create policy everything on sider_sessions to renfort_system using (true) with check (true);
alter table sider_links enable row level security;
alter table sider_links force row level security;
create policy everything on sider_links to renfort_system using (true) with check (true);

-- What is theirs, by their own id.
create policy of_sider on assignments for select to renfort_sider using (sider_id = own_sider());
create policy of_sider on requested_siders for select to renfort_sider using (sider_id = own_sider());
create policy of_sider on contracts for select to renfort_sider using (sider_id = own_sider());
create policy of_sider on attendances for select to renfort_sider using (sider_id = own_sider());

-- What belongs to it.
create policy of_sider on attendance_versions for select to renfort_sider
  using (attendance_id in (select id from attendances));
create policy of_sider on missions for select to renfort_sider
  using (id in (
    select mission_id from assignments union all select mission_id from requested_siders
    union all select mission_id from contracts union all select mission_id from attendances));
create policy of_sider on shifts for select to renfort_sider
  using (id in (select shift_id from assignments)
    or mission_id in (select mission_id from requested_siders));
create policy of_sider on locations for select to renfort_sider
  using (id in (select location_id from missions));
create policy of_sider on organisations for select to renfort_sider
  using (id in (select organisation_id from missions));

grant select on assignments, requested_siders, attendances, attendance_versions to renfort_sider;
grant select (id, mission_id, sider_id, organisation_id, cancelled_at) on contracts to renfort_sider;
grant select (id, mission_id, organisation_id, starts_at, ends_at, break_minutes, slots) on shifts
  to renfort_sider;
grant select (id, organisation_id, title, address, postal_code, city, description, lat, lng)
  on locations to renfort_sider;
grant select (id, organisation_id, name, status, selection_status, archived, job_title_id, starts_at,
  ends_at, location_id, manager_id, is_flexible_planning, frozen_pricing, hourly_rate_cents, subtasks,
  purpose, work_conditions, dress_code, risk_ids, equipments, executive_status, mission_information,
  attendance_config_type, time_zone, reference_at)
  on missions to renfort_sider;
grant select (id, name) on organisations to renfort_sider;

-- A message of the outbox is a mail, or an SMS to the number of its recipient.
alter table mail_outbox add column channel text not null default 'mail';
