-- A bank takes back what it had paid, weeks later: a debit is contested by whoever holds the account, for
-- eight weeks without a reason, or a card by its holder. The provider says so once or many times, in any
-- order; each fact is added once. What was given back again after a contest that was won is a second fact.
create table collection_returns (
  -- The name that the provider gave the contest.
  return_id text not null,
  state text not null check (state in ('returned', 'restored')),
  invoice_id uuid not null,
  number integer not null,
  organisation_id uuid not null references organisations (id) on delete restrict,
  reason text not null,
  amount_cents integer not null check (amount_cents > 0),
  told_at timestamptz not null,
  primary key (return_id, state),
  foreign key (invoice_id, number) references collection_tries on delete restrict
);
create index collection_returns_of_company on collection_returns (organisation_id);
create index collection_returns_of_try on collection_returns (invoice_id, number);
call wall('collection_returns', false);
revoke update, delete, truncate on collection_returns from renfort_system;

-- An invoice whose payment was taken back is to pay again, and says why as a refused one does.
alter table invoices drop constraint invoices_collection_check;
alter table invoices
  add constraint invoices_collection_check
    check (collection in ('started', 'pending', 'refused', 'succeeded', 'returned'));
-- The check of the two columns has the name that the database gave it.
do $$
declare
  unnamed text;
begin
  select conname into strict unnamed from pg_constraint
  where conrelid = 'invoices'::regclass and pg_get_constraintdef(oid) like '%collection_reason%';
  execute format('alter table invoices drop constraint %I', unnamed);
end
$$;
alter table invoices
  add constraint invoices_collection_reason_check
    check ((collection in ('refused', 'returned')) = (collection_reason is not null) or collection is null);
drop index invoices_refused;
create index invoices_refused on invoices (organisation_id, due_on)
  where collection in ('refused', 'returned') and paid_at is null;
