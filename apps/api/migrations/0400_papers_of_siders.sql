-- The contrat de mission of each Sider, and its amendments (L1251-16): one for each contract of a version of
-- a document, with the facts of that version. Companies have no right on these.
create table sider_papers (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  sider_id uuid not null references siders (id) on delete restrict,
  contract_id uuid not null references contracts (id) on delete cascade,
  batch_id uuid not null,
  version integer not null,
  number text not null,
  first_day date not null,
  last_day date not null,
  made_at timestamptz not null,
  document_key text not null,
  document_sha256 text not null check (document_sha256 ~ '^[0-9a-f]{64}$'),
  pages integer not null check (pages > 0),
  -- When the Sider first opened it in their pages: from then on it is transmitted (L1251-17).
  opened_at timestamptz,
  unique (batch_id, version, contract_id),
  foreign key (batch_id, version) references contract_versions (batch_id, version) on delete cascade
);
create index sider_papers_of_sider on sider_papers (sider_id, made_at);
create index sider_papers_of_company on sider_papers (organisation_id, made_at);
create index sider_papers_of_contract on sider_papers (contract_id);
call wall('sider_papers', false);
create policy of_sider on sider_papers for select to renfort_sider using (sider_id = own_sider());
grant select on sider_papers to renfort_sider;

-- What proves the signature of a Sider: the code that they were sent, what they ticked as read, from where.
create table sider_signatures (
  paper_id uuid primary key references sider_papers (id) on delete cascade,
  organisation_id uuid not null references organisations (id) on delete cascade,
  sider_id uuid not null references siders (id) on delete restrict,
  signed_at timestamptz not null,
  signed_name text not null,
  document_sha256 text not null check (document_sha256 ~ '^[0-9a-f]{64}$'),
  opened_at timestamptz not null,
  readings text[] not null,
  code_through text not null check (code_through in ('email', 'sms')),
  code_contact text not null,
  code_sent_at timestamptz not null,
  session text not null,
  address text not null,
  user_agent text,
  locale text not null,
  consent text not null,
  sealed_key text,
  sealed_sha256 text,
  sealed_at timestamptz,
  timestamped_at timestamptz,
  evidence_key text,
  evidence_data_key text,
  evidence_sha256 text,
  evidence_at timestamptz,
  check (num_nonnulls(sealed_key, sealed_sha256, sealed_at) in (0, 3)),
  check (num_nonnulls(evidence_key, evidence_data_key, evidence_sha256, evidence_at) in (0, 4))
);
create index sider_signatures_of_sider on sider_signatures (sider_id);
create index sider_signatures_of_company on sider_signatures (organisation_id, signed_at);
create index sider_signatures_document on sider_signatures (document_sha256);
create index sider_signatures_sealed on sider_signatures (sealed_sha256);
create index sider_signatures_evidence on sider_signatures (evidence_sha256);
create index sider_signatures_unproven on sider_signatures (signed_at) where evidence_at is null;
call wall('sider_signatures', false);
create policy of_sider on sider_signatures for select to renfort_sider using (sider_id = own_sider());
grant select (paper_id, sider_id, signed_at, signed_name, sealed_key, evidence_key) on sider_signatures
  to renfort_sider;

-- Whether a document is contested or has a newer version; of its own contracts alone.
create policy of_sider on contract_batches for select to renfort_sider
  using (id in (select batch_id from sider_papers));
grant select (id, organisation_id, mission_id, status, version, act) on contract_batches to renfort_sider;

-- The last code of six digits that a Sider was sent for an act in their pages; it serves once.
create table sider_codes (
  sider_id uuid not null references siders (id) on delete cascade,
  purpose text not null check (purpose in ('sign', 'email', 'phone')),
  -- What it confirms: the paper to sign, or the new mailbox or phone.
  about text not null,
  code_hash bytea not null,
  through text not null check (through in ('email', 'sms')),
  contact text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  primary key (sider_id, purpose)
);
alter table sider_codes enable row level security;
alter table sider_codes force row level security;
create policy everything on sider_codes to renfort_system using (true) with check (true);
