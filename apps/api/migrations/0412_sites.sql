-- A place of work of a company: its missions at one address have each their own copy of it.
create function place_key(address text, postal_code text, city text) returns text
language sql immutable parallel safe as $$
  select lower(regexp_replace(btrim(concat_ws('|', address, postal_code, city)), '\s+', ' ', 'g'))
$$;

-- What a company decides for a place; a place without a row asks for nothing. The secret makes the code of
-- each day and the code on the poster: the connection of a company never reads it.
create table sites (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  place_key text not null,
  asks_code boolean not null default false,
  secret bytea not null,
  secret_made_at timestamptz not null,
  updated_at timestamptz not null,
  unique (organisation_id, place_key)
);
call wall('sites', false);
grant select (id, organisation_id, place_key, asks_code, secret_made_at, updated_at) on sites
  to renfort_tenant;

alter table attendance_versions validate constraint attendance_versions_way;
alter table sider_clockings validate constraint sider_clockings_site_proof;
