-- What the directory of a company, or of a group, tells of the people who work there (SCIM 2.0).
create table directories (
  organisation_id uuid primary key references organisations (id) on delete cascade,
  -- of people whom no group gives a role
  default_role text not null check (default_role in ('admin', 'missionManager', 'collaborator')),
  created_at timestamptz not null
);
call wall('directories', false);
grant select on directories to renfort_tenant;

-- With what a directory calls. The secret is nowhere: only its hash. A token stays after it was revoked, because the
-- trail names it.
create table directory_tokens (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references directories (organisation_id) on delete cascade,
  maker_id uuid not null references users (id),
  name text not null check (char_length(name) between 1 and 60),
  token_hash bytea not null unique,
  token_start text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references users (id)
);
create index directory_tokens_organisation on directory_tokens (organisation_id, created_at desc);
create index directory_tokens_maker on directory_tokens (maker_id);
create index directory_tokens_revoker on directory_tokens (revoked_by) where revoked_by is not null;
call wall('directory_tokens', false);
-- The trail of a company names the tokens of its group too.
create policy group_tokens on directory_tokens for select to renfort_tenant
  using (organisation_id = own_group());
grant select (id, organisation_id, maker_id, name, token_start, created_at, last_used_at, revoked_at, revoked_by)
  on directory_tokens to renfort_tenant;

-- People as the directory sent them. Who was deleted there stays, to be shown as closed.
create table directory_users (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references directories (organisation_id) on delete cascade,
  -- their account; none before they were active for the first time
  user_id uuid references users (id) on delete set null,
  user_name text not null check (char_length(user_name) between 1 and 255),
  external_id text check (char_length(external_id) <= 255),
  given_name text check (char_length(given_name) <= 255),
  family_name text check (char_length(family_name) <= 255),
  formatted text check (char_length(formatted) <= 255),
  display_name text check (char_length(display_name) <= 255),
  email text check (char_length(email) <= 255),
  active boolean not null,
  -- whether a group gave them the role that they have
  is_led_by_group boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz,
  deleted_at timestamptz
);
create unique index directory_users_name on directory_users (organisation_id, lower(user_name))
  where deleted_at is null;
create unique index directory_users_account on directory_users (organisation_id, user_id)
  where deleted_at is null and user_id is not null;
create index directory_users_of_account on directory_users (user_id) where user_id is not null;
create index directory_users_listed on directory_users (organisation_id, created_at, id) where deleted_at is null;
create index directory_users_external on directory_users (organisation_id, external_id) where deleted_at is null;
create index directory_users_closed on directory_users (organisation_id, closed_at desc)
  where closed_at is not null;
call wall('directory_users', false);
grant select on directory_users to renfort_tenant;

create table directory_groups (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references directories (organisation_id) on delete cascade,
  display_name text not null check (char_length(display_name) between 1 and 255),
  external_id text check (char_length(external_id) <= 255),
  -- the role that it gives; none until an administrator chooses one
  role text check (role in ('admin', 'missionManager', 'collaborator')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index directory_groups_name on directory_groups (organisation_id, lower(display_name));
create index directory_groups_listed on directory_groups (organisation_id, created_at, id);
call wall('directory_groups', false);
grant select on directory_groups to renfort_tenant;

create table directory_members (
  group_id uuid not null references directory_groups (id) on delete cascade,
  directory_user_id uuid not null references directory_users (id) on delete cascade,
  organisation_id uuid not null references directories (organisation_id) on delete cascade,
  primary key (group_id, directory_user_id)
);
create index directory_members_person on directory_members (directory_user_id);
create index directory_members_organisation on directory_members (organisation_id);
call wall('directory_members', false);
grant select on directory_members to renfort_tenant;

-- Calls of the directory that were refused, of which the last ones are kept.
create table directory_failures (
  id bigint generated always as identity primary key,
  organisation_id uuid not null references directories (organisation_id) on delete cascade,
  at timestamptz not null,
  method text not null,
  path text not null check (char_length(path) <= 400),
  key text not null check (char_length(key) <= 100),
  params jsonb not null
);
create index directory_failures_of_company on directory_failures (organisation_id, id desc);
call wall('directory_failures', false);
grant select on directory_failures to renfort_tenant;
