-- Links by which the calendar of a person follows shifts of a company. The secret is nowhere: only its hash. A link
-- that is revoked is deleted.
create table calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  -- whose present rights bound it
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null unique,
  name text not null check (char_length(name) between 1 and 60),
  kind text not null check (kind in ('mine', 'place', 'department')),
  location_id uuid references locations (id) on delete cascade,
  department_id uuid references departments (id) on delete cascade,
  locale text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_read_at timestamptz,
  check ((kind = 'place') = (location_id is not null)),
  check ((kind = 'department') = (department_id is not null))
);
create index calendar_feeds_of_person on calendar_feeds (organisation_id, user_id);
create index calendar_feeds_of_user on calendar_feeds (user_id);
create index calendar_feeds_of_location on calendar_feeds (location_id) where location_id is not null;
create index calendar_feeds_of_department on calendar_feeds (department_id) where department_id is not null;
call wall('calendar_feeds', false);
grant select (id, organisation_id, user_id, name, kind, location_id, department_id, locale, created_at, updated_at,
  last_read_at) on calendar_feeds to renfort_tenant;
grant insert, delete on calendar_feeds to renfort_tenant;
grant update (name, updated_at, last_read_at) on calendar_feeds to renfort_tenant;

-- What a calendar was last told of each shift, so that the next reading knows what changed and what is gone: shifts
-- have no version, and are deleted. The reader is a link, or a Sider who adds their shifts to their phone.
create table told_shifts (
  reader_id uuid not null,
  -- Not a foreign key: a shift that is gone is still told, as cancelled.
  shift_id uuid not null,
  organisation_id uuid not null references organisations (id) on delete cascade,
  feed_id uuid references calendar_feeds (id) on delete cascade,
  sider_id uuid references siders (id) on delete cascade,
  sequence integer not null default 0,
  digest text not null,
  told jsonb not null,
  changed_at timestamptz not null,
  gone_at timestamptz,
  primary key (reader_id, shift_id),
  check (num_nonnulls(feed_id, sider_id) = 1 and reader_id = coalesce(feed_id, sider_id))
);
create index told_shifts_of_company on told_shifts (organisation_id);
create index told_shifts_of_feed on told_shifts (feed_id) where feed_id is not null;
create index told_shifts_of_sider on told_shifts (sider_id) where sider_id is not null;
call wall('told_shifts', false);
grant select, insert, delete on told_shifts to renfort_tenant;
grant update (sequence, digest, told, changed_at, gone_at) on told_shifts to renfort_tenant;
