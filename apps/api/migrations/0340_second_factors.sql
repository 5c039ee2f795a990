-- The second factors of a person: an app that makes codes, recovery codes, and passkeys, which also
-- open the account by themselves. Whoever speaks for a company has no right on these tables.
create table authenticator_apps (
  user_id uuid primary key references users (id) on delete cascade,
  -- Sealed with a secret of the installation; the pending one counts from its first code on.
  secret bytea,
  pending_secret bytea,
  confirmed_at timestamptz,
  -- The thirty seconds of the last accepted code: no code is accepted twice.
  last_step bigint
);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null unique check (char_length(credential_id) <= 1400),
  public_key bytea not null,
  counter bigint not null,
  -- Words of WebAuthn with commas.
  transports text not null check (char_length(transports) <= 200),
  is_backed_up boolean not null,
  name text not null check (char_length(name) <= 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id, created_at);

-- What a passkey has to sign; it works once, within minutes.
create table passkey_challenges (
  hash bytea primary key,
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_age on passkey_challenges (expires_at);

-- The day from which a company or group asks its team for a second factor.
create table second_factor_requirements (
  organisation_id uuid primary key references organisations (id) on delete cascade,
  required_from date not null
);

-- An administrator takes the lost second factors of a member away, a day later.
create table second_factor_resets (
  user_id uuid primary key references users (id) on delete cascade,
  organisation_id uuid not null references organisations (id) on delete cascade,
  asked_by uuid references users (id) on delete set null,
  due_at timestamptz not null
);
create index second_factor_resets_due on second_factor_resets (due_at);
create index second_factor_resets_organisation on second_factor_resets (organisation_id);

-- A session whose second step is missing reaches nothing else.
alter table sessions add column awaits_second_factor boolean not null default false;
alter table sessions add column proved_at timestamptz;

alter table second_factor_requirements enable row level security;
alter table second_factor_requirements force row level security;
create policy everything on second_factor_requirements to renfort_system
  using (true) with check (true);
alter table second_factor_resets enable row level security;
alter table second_factor_resets force row level security;
create policy everything on second_factor_resets to renfort_system using (true) with check (true);
