-- How often a batch was made anew, and when the first of its Siders begins.
alter table contract_batches
  add column version integer not null default 1 check (version > 0),
  add column starts_at timestamptz;
update contract_batches b set starts_at = coalesce(m.starts_at, b.created_at)
from missions m where m.id = b.mission_id;
alter table contract_batches alter column starts_at set not null;
create index contract_batches_to_sign on contract_batches (organisation_id, starts_at desc, id)
  where status <> 'signed';
create index contract_batches_signed on contract_batches (organisation_id, starts_at desc, id)
  where status = 'signed';

-- The place of a contract among those of its mission: the end of its number.
alter table contracts add column position integer check (position > 0);
update contracts c set position = p.position
from (
  select id, row_number() over (partition by mission_id order by created_at, id) as position
  from contracts
) p
where p.id = c.id;
alter table contracts alter column position set not null;
create unique index contracts_by_number on contracts (mission_id, position);

-- Every paper of a batch, the former ones too: what it says, where it lies, what was held against it.
create table contract_versions (
  batch_id uuid not null references contract_batches (id) on delete cascade,
  version integer not null check (version > 0),
  organisation_id uuid not null references organisations (id) on delete cascade,
  made_at timestamptz not null,
  -- Nobody where it follows from a hire.
  made_by uuid references users (id) on delete set null,
  -- What the paper says, kept with it: it is never made a second time.
  facts jsonb,
  document_key text,
  document_sha256 text check (document_sha256 ~ '^[0-9a-f]{64}$'),
  pages integer check (pages > 0),
  contested_at timestamptz,
  contested_by uuid references users (id) on delete set null,
  contested_name text,
  contest_description text,
  primary key (batch_id, version),
  check (num_nonnulls(facts, document_key, document_sha256, pages) in (0, 4)),
  check (num_nonnulls(contested_at, contested_name, contest_description) in (0, 3))
);
create index contract_versions_of_company on contract_versions (organisation_id);
call wall('contract_versions', false);

insert into contract_versions (batch_id, version, organisation_id, made_at)
select id, 1, organisation_id, created_at from contract_batches;

grant select, insert on contract_versions to renfort_tenant;
grant update (status, version) on contract_batches to renfort_tenant;
grant update (
  facts, document_key, document_sha256, pages,
  contested_at, contested_by, contested_name, contest_description
) on contract_versions to renfort_tenant;
