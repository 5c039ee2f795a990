-- Keys with which other software calls for a company, or for the companies of a group. The secret is nowhere: only
-- its hash. A key stays after it was revoked, because the trail names it.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  -- whose present rights bound it
  maker_id uuid not null references users (id),
  name text not null check (char_length(name) between 1 and 60),
  token_hash bytea not null unique,
  token_start text not null,
  -- actions of the permission table
  scopes text[] not null check (cardinality(scopes) > 0),
  -- the last day, in Paris, on which it works
  ends_on date,
  -- networks as CIDR; none lets it in from anywhere
  networks text[] not null default '{}',
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references users (id)
);
create index api_keys_organisation on api_keys (organisation_id, created_at desc);
create index api_keys_maker on api_keys (maker_id);
create index api_keys_revoker on api_keys (revoked_by) where revoked_by is not null;
call wall('api_keys', false);
-- The trail of a company names the keys of its group too.
create policy group_keys on api_keys for select to renfort_tenant using (organisation_id = own_group());
grant select (id, organisation_id, maker_id, name, token_start, scopes, ends_on, networks, created_at,
  last_used_at, revoked_at, revoked_by) on api_keys to renfort_tenant;
grant insert on api_keys to renfort_tenant;
grant update (revoked_at, revoked_by) on api_keys to renfort_tenant;

-- What a key or a session has used of its allowance of calls, by the hash of its secret, across processes. Nothing is
-- lost with it, so that it is written without a log: a call waits for no disk.
create unlogged table call_buckets (
  caller bytea primary key,
  -- when the whole allowance is there again
  full_at timestamptz not null
) with (fillfactor = 50);

-- With which key somebody's software acted.
alter table audit_log add column key_id uuid;
-- A line without a key has the digest that it always had.
create or replace function audit_digest(line audit_log) returns bytea
language sql stable parallel safe as $$
  select sha256(convert_to((jsonb_build_array(line.id, extract(epoch from line.at), line.actor_id,
    line.on_behalf_of_id, line.organisation_id, line.action, line.entity, line.entity_id,
    line.before, line.after)
    || case when line.key_id is null then '[]'::jsonb else jsonb_build_array(line.key_id) end)::text, 'UTF8'))
$$;
