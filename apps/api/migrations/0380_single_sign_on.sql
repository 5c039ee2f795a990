-- The OpenID Connect provider of a company, or of a group for its companies.
create table sso_connections (
  organisation_id uuid primary key references organisations (id) on delete cascade,
  issuer text not null check (char_length(issuer) between 1 and 500),
  client_id text not null check (char_length(client_id) between 1 and 500),
  -- Sealed with a secret of the installation: the provider is shown it at each sign-in.
  client_secret bytea not null,
  -- Of people who are new, or whom no role of the mapping fits; none: they are refused.
  default_role text check (default_role in ('missionManager', 'collaborator')),
  -- The claim that names the groups or roles of a person there; none: roles are given here.
  roles_claim text check (char_length(roles_claim) between 1 and 200),
  -- Pairs of a value of that claim and a role.
  role_mapping jsonb not null default '[]',
  -- Whether members with an e-mail of a verified domain have no other way in.
  is_required boolean not null default false,
  -- The one administrator who keeps their password.
  emergency_admin_id uuid references users (id),
  -- When somebody last came in by it, and its last failure.
  worked_at timestamptz,
  failed_at timestamptz,
  failure text check (char_length(failure) <= 60),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint required_has_emergency_admin check (not is_required or emergency_admin_id is not null)
);
create index sso_connections_emergency_admin on sso_connections (emergency_admin_id)
  where emergency_admin_id is not null;
call wall('sso_connections', false);
-- The secret is not among the columns that a company’s connection reads.
grant select (organisation_id, issuer, client_id, default_role, roles_claim, role_mapping, is_required,
  emergency_admin_id, worked_at, failed_at, failure, created_at, updated_at)
  on sso_connections to renfort_tenant;
grant insert, delete on sso_connections to renfort_tenant;
grant update (issuer, client_id, client_secret, default_role, roles_claim, role_mapping, is_required,
  emergency_admin_id, failed_at, failure, updated_at) on sso_connections to renfort_tenant;

-- The e-mail domains of a company or a group, each proved by a record in the domain’s own zone.
create table sso_domains (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  domain text not null check (domain = lower(domain) and char_length(domain) between 3 and 253),
  -- What the record has to hold.
  challenge text not null check (char_length(challenge) between 1 and 100),
  verified_at timestamptz,
  checked_at timestamptz,
  -- Since when the record of a verified domain is not found any more.
  missing_since timestamptz,
  created_at timestamptz not null,
  constraint sso_domains_once unique (organisation_id, domain)
);
-- Only one company has a domain: whoever proved it first.
create unique index sso_domains_verified on sso_domains (domain) where verified_at is not null;
create index sso_domains_due on sso_domains (checked_at) where verified_at is not null;
call wall('sso_domains', false);
grant select, insert, delete on sso_domains to renfort_tenant;
grant update (verified_at, checked_at, missing_since) on sso_domains to renfort_tenant;

-- Sign-ins that are under way at a provider. The browser holds a secret of its own, so that another one cannot
-- finish them; each is finished once, within minutes.
create table sso_flows (
  state_hash bytea primary key,
  organisation_id uuid not null references organisations (id) on delete cascade,
  browser_hash bytea not null,
  issuer text not null,
  nonce text not null,
  code_verifier text not null,
  redirect_uri text not null,
  expires_at timestamptz not null
);
create index sso_flows_age on sso_flows (expires_at);
create index sso_flows_organisation on sso_flows (organisation_id);

-- Who a person is at the provider: the e-mail may change, the subject does not.
create table sso_subjects (
  organisation_id uuid not null references organisations (id) on delete cascade,
  issuer text not null,
  subject text not null check (char_length(subject) <= 255),
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (organisation_id, issuer, subject),
  constraint sso_subjects_one_of_person unique (organisation_id, issuer, user_id)
);
create index sso_subjects_user on sso_subjects (user_id);

-- What the provider said of a session that it opened, and how it names it when it ends it.
create table sso_sessions (
  session_id uuid primary key references sessions (id) on delete cascade,
  organisation_id uuid not null references organisations (id) on delete cascade,
  issuer text not null,
  subject text not null,
  sid text check (char_length(sid) <= 255),
  acr text check (char_length(acr) <= 100),
  amr text[] not null default '{}',
  auth_time timestamptz
);
create index sso_sessions_subject on sso_sessions (organisation_id, subject);

-- Logout tokens that were obeyed: each is once.
create table sso_logout_tokens (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index sso_logout_tokens_age on sso_logout_tokens (expires_at);

alter table sso_flows enable row level security;
alter table sso_flows force row level security;
create policy everything on sso_flows to renfort_system using (true) with check (true);
alter table sso_subjects enable row level security;
alter table sso_subjects force row level security;
create policy everything on sso_subjects to renfort_system using (true) with check (true);
alter table sso_sessions enable row level security;
alter table sso_sessions force row level security;
create policy everything on sso_sessions to renfort_system using (true) with check (true);

-- What a provider says of a sign-in, shown with it.
alter table sign_ins add column acr text check (char_length(acr) <= 100);
alter table sign_ins add column amr text[];
