-- The evidence file of a signature: made once after its seal, for people and for machines.
alter table contract_signatures
  -- When a timestamp authority vouched for the seal; nothing where none did.
  add column timestamped_at timestamptz,
  add column evidence_key text,
  add column evidence_data_key text,
  add column evidence_sha256 text check (evidence_sha256 ~ '^[0-9a-f]{64}$'),
  add column evidence_at timestamptz,
  add check (num_nonnulls(evidence_key, evidence_data_key, evidence_sha256, evidence_at) in (0, 4)),
  add check (evidence_at is null or sealed_at is not null),
  add check (timestamped_at is null or sealed_at is not null);
-- Somebody who has a file asks whether it is one that was signed.
create index contract_signatures_by_paper on contract_signatures (document_sha256);
create unique index contract_signatures_by_evidence on contract_signatures (evidence_sha256);
-- What still lacks its seal or its evidence.
create index contract_signatures_unproven on contract_signatures (signed_at)
  where evidence_at is null;
grant update (timestamped_at, evidence_key, evidence_data_key, evidence_sha256, evidence_at)
  on contract_signatures to renfort_tenant;
