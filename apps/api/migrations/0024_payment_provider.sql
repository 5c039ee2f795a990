-- The order form may be asked for before anything else of the payment is known.
alter table payment_informations
  alter column accounting_info drop not null,
  alter column billing_address drop not null,
  -- What the provider calls the method. Numbers of cards and accounts are never here.
  add column provider_method_id text unique;

-- Who a company is to each provider; methods of another customer are refused.
create table payment_customers (
  organisation_id uuid not null references organisations (id) on delete cascade,
  provider text not null check (provider in ('stripe', 'local')),
  customer_id text not null unique,
  created_at timestamptz not null,
  primary key (organisation_id, provider)
);
call wall('payment_customers', false);

-- The set-up that a company has begun last, until what it gave is saved.
create table payment_setups (
  organisation_id uuid primary key references organisations (id) on delete cascade,
  setup_id text not null unique,
  type text not null check (type in ('card', 'sepa_debit')),
  status text not null check (status in ('open', 'succeeded', 'failed')),
  created_at timestamptz not null
);
call wall('payment_setups', false);

-- What the provider has told already: it tells some things twice.
create table payment_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);
revoke all on payment_events from renfort_tenant;
