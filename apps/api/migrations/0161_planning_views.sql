-- How a person likes to see the planning of a company: filters and a way of laying it out, under a name.
create table planning_views (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  -- view, rows and filters, as the address has them
  shown jsonb not null,
  is_default boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index planning_views_name on planning_views (organisation_id, user_id, lower(name));
create unique index planning_views_default on planning_views (organisation_id, user_id) where is_default;
create index planning_views_user on planning_views (user_id);
call wall('planning_views', false);
grant select, insert, delete on planning_views to renfort_tenant;
grant update (name, shown, is_default, updated_at) on planning_views to renfort_tenant;
