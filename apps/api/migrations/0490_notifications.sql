-- Who did it: they need no news of their own acts. Null for Siders and the product.
alter table events add column caused_by uuid;

-- Up to where a person has read the news of a company.
create table notification_marks (
  organisation_id uuid not null references organisations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  read_until bigint not null,
  primary key (user_id, organisation_id)
);
create index notification_marks_of_company on notification_marks (organisation_id);
call wall('notification_marks', false);
grant select, insert on notification_marks to renfort_tenant;
grant update (read_until) on notification_marks to renfort_tenant;

-- What they have read one by one beyond that mark.
create table notification_reads (
  organisation_id uuid not null references organisations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  event_id uuid not null references events (id) on delete cascade,
  primary key (user_id, event_id)
);
create index notification_reads_of_company on notification_reads (organisation_id);
create index notification_reads_of_event on notification_reads (event_id);
call wall('notification_reads', false);
grant select, insert, delete on notification_reads to renfort_tenant;

-- Siders who were told to be late for a shift, once for each start that was planned.
create table noticed_delays (
  shift_id uuid not null references shifts (id) on delete cascade,
  sider_id uuid not null references siders (id) on delete cascade,
  starts_at timestamptz not null,
  primary key (shift_id, sider_id, starts_at)
);
create index noticed_delays_of_sider on noticed_delays (sider_id);
alter table noticed_delays enable row level security;
alter table noticed_delays force row level security;
create policy everything on noticed_delays to renfort_system using (true) with check (true);
create index noticed_delays_by_age on noticed_delays (starts_at);
