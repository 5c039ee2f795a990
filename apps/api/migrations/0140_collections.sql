-- What is collected of invoices by card or debit. A try is added before money moves, with the name that
-- the provider gave the charge; what its bank answered is added beside it. Neither is ever changed.
create table collection_tries (
  invoice_id uuid not null references invoices (id) on delete restrict,
  number integer not null check (number > 0),
  organisation_id uuid not null references organisations (id) on delete restrict,
  amount_cents integer not null check (amount_cents > 0),
  -- None where the method was refused before any charge.
  charge_id text unique,
  method_id text not null,
  method_type text not null check (method_type in ('card', 'sepa_debit')),
  method_ending text,
  started_at timestamptz not null,
  -- None where the product tried by itself.
  started_by uuid references users (id) on delete set null,
  primary key (invoice_id, number)
);
create index collection_tries_of_company on collection_tries (organisation_id);
call wall('collection_tries', false);

create table collection_answers (
  invoice_id uuid not null,
  number integer not null,
  organisation_id uuid not null references organisations (id) on delete restrict,
  state text not null check (state in ('pending', 'succeeded', 'refused')),
  reason text,
  answered_at timestamptz not null,
  primary key (invoice_id, number, state),
  foreign key (invoice_id, number) references collection_tries on delete restrict,
  check ((state = 'refused') = (reason is not null))
);
create index collection_answers_of_company on collection_answers (organisation_id);
call wall('collection_answers', false);
revoke update, delete, truncate on collection_tries, collection_answers from renfort_system;

-- Where the collection of an invoice stands, by its last try: lists and what waits begin here.
alter table invoices
  add column collection text check (collection in ('started', 'pending', 'refused', 'succeeded')),
  add column collection_reason text,
  add column collect_on date,
  add column collection_method_id text,
  add column collection_tries integer not null default 0,
  add check ((collection = 'refused') = (collection_reason is not null) or collection is null);
create index invoices_unpaid on invoices (due_on) where paid_at is null and type = 'invoice';
create index invoices_refused on invoices (organisation_id, due_on)
  where collection = 'refused' and paid_at is null;
