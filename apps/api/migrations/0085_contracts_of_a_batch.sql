-- The contracts of a batch that stand, in the order of their numbers, kept by the triggers below: its
-- list then joins nothing to answer them, and counts whoever still has somebody to sign for by an index.
alter table contract_batches add column contract_ids uuid[] not null default '{}';

create function standing_contracts(batch uuid) returns uuid[]
language sql stable as $$
  select array(
    select c.id from contract_documents d join contracts c on c.id = d.contract_id
    where d.batch_id = batch and c.cancelled_at is null
    order by c.position)
$$;
update contract_batches set contract_ids = standing_contracts(id);

create function name_contracts() returns trigger
language plpgsql as $$
begin
  update contract_batches set contract_ids = standing_contracts(id)
  where id in (select batch_id from documents_made);
  return null;
end
$$;
create trigger contracts_of_batch after insert on contract_documents
referencing new table as documents_made
for each statement execute function name_contracts();

create function forget_contract() returns trigger
language plpgsql as $$
begin
  update contract_batches set contract_ids = standing_contracts(id)
  where id in (select batch_id from contract_documents where contract_id = new.id);
  return null;
end
$$;
create trigger contract_cancelled after update of cancelled_at on contracts
for each row when (old.cancelled_at is distinct from new.cancelled_at) execute function forget_contract();

grant update (contract_ids) on contract_batches to renfort_tenant;

drop index contract_batches_to_sign;
create index contract_batches_to_sign on contract_batches (organisation_id, starts_at desc, id)
  where status <> 'signed' and contract_ids <> '{}';

-- Whose row is looked up by its batch, in one company.
drop index contract_documents_of_company;
create index contract_documents_of_company on contract_documents (organisation_id, batch_id);
