-- What a batch does: the contracts of a run of hires, or an act on contracts that are there.
alter table contract_batches
  add column act text not null default 'contract'
    check (act in ('contract', 'renewal', 'term', 'hours', 'place', 'end')),
  add column reason text
    check (reason in ('trialPeriod', 'noMoreNeed', 'resignation', 'seriousFault', 'forceMajeure')),
  add column comment text check (char_length(comment) between 1 and 500),
  add check ((act = 'end') = (reason is not null)),
  add check (comment is null or act = 'end');

-- Every document of a contract: the contract itself, number 0, then each amendment. What the last one
-- says is the planning of today; what an earlier one says is what the next one found before it.
create table contract_documents (
  batch_id uuid not null references contract_batches (id) on delete cascade,
  contract_id uuid not null references contracts (id) on delete cascade,
  organisation_id uuid not null references organisations (id) on delete cascade,
  number integer not null check (number >= 0),
  terms_before jsonb,
  primary key (batch_id, contract_id),
  unique (contract_id, number),
  check ((number = 0) = (terms_before is null))
);
create index contract_documents_of_company on contract_documents (organisation_id);
call wall('contract_documents', false);
grant select, insert on contract_documents to renfort_tenant;

insert into contract_documents (batch_id, contract_id, organisation_id, number)
select batch_id, id, organisation_id, 0 from contracts;

-- Who is taken off a shift by an act of their company.
grant delete on assignments to renfort_tenant;

-- An act may end a planning by the week within its first days, which nobody could order.
alter table flexible_plannings drop constraint flexible_plannings_check;
alter table flexible_plannings add check (end_date >= start_date);
