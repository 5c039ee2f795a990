-- The files that the storage holds. A file is stored before it takes its place and leaves its place
-- before it is removed, so that no place ever names a file that is not there; what neither holds a
-- place nor gets one soon is removed. A picture of a Sider is of no company.
create table stored_files (
  key text primary key check (key ~ '^[a-z-]+/[0-9a-f-]{36}\.[a-z]+$'),
  organisation_id uuid references organisations (id) on delete restrict,
  bytes integer not null check (bytes > 0),
  in_place boolean not null default false,
  created_at timestamptz not null
);
create index stored_files_organisation on stored_files (organisation_id);
create index stored_files_without_place on stored_files (created_at) where not in_place;
call wall('stored_files', false);

-- What the installation alone may know, the same for all its processes.
create table installation_secrets (
  name text primary key,
  value bytea not null check (octet_length(value) >= 32)
);
revoke all on installation_secrets from renfort_tenant;
