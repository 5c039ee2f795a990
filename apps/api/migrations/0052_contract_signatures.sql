-- One signature for each batch, with what proves it. A signed batch is never signed again.
create table contract_signatures (
  batch_id uuid primary key,
  version integer not null,
  organisation_id uuid not null references organisations (id) on delete cascade,
  signed_at timestamptz not null,
  signed_by uuid references users (id) on delete set null,
  signed_name text not null,
  -- SHA-256 of the paper that was shown.
  document_sha256 text not null check (document_sha256 ~ '^[0-9a-f]{64}$'),
  -- The session is told by the first half of its hashed token.
  session text not null,
  address text not null,
  user_agent text,
  locale text not null check (locale in ('fr', 'en')),
  consent text not null,
  pages_read integer not null,
  pages integer not null,
  -- The sealed paper, a moment later.
  sealed_key text,
  sealed_sha256 text check (sealed_sha256 ~ '^[0-9a-f]{64}$'),
  sealed_at timestamptz,
  foreign key (batch_id, version) references contract_versions (batch_id, version) on delete cascade,
  check (num_nonnulls(sealed_key, sealed_sha256, sealed_at) in (0, 3))
);
create index contract_signatures_of_company on contract_signatures (organisation_id);
create unique index contract_signatures_by_seal on contract_signatures (sealed_sha256);
call wall('contract_signatures', false);

-- How far somebody has read a paper.
create table contract_readings (
  batch_id uuid not null,
  version integer not null,
  user_id uuid not null references users (id) on delete cascade,
  organisation_id uuid not null references organisations (id) on delete cascade,
  pages_read integer not null check (pages_read >= 0),
  read_at timestamptz not null,
  primary key (batch_id, version, user_id),
  foreign key (batch_id, version) references contract_versions (batch_id, version) on delete cascade
);
create index contract_readings_of_company on contract_readings (organisation_id);
call wall('contract_readings', false);

grant select, insert on contract_signatures, contract_readings to renfort_tenant;
grant update (sealed_key, sealed_sha256, sealed_at) on contract_signatures to renfort_tenant;
grant update (pages_read, read_at) on contract_readings to renfort_tenant;
