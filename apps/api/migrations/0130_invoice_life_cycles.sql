-- Where each invoice stands with the client beside paid and to pay, as the French reform numbers it
-- (XP Z12-012), and whether an approved platform has it.
create table invoice_life_cycles (
  invoice_id uuid primary key references invoices (id) on delete restrict,
  organisation_id uuid not null references organisations (id) on delete restrict,
  -- What the platform knows its document by; none until it has taken it.
  flow_id text,
  sent_at timestamptz,
  untransmitted text
    check (untransmitted in ('noPlatform', 'noSiren', 'unreachable', 'refusedFile')),
  -- What the platform said of a file that it did not take.
  detail text,
  -- The status that holds of all that were said.
  code smallint check (code between 200 and 213),
  changed_at timestamptz not null,
  check ((flow_id is null) = (sent_at is null)),
  check (flow_id is null or untransmitted is null)
);
create index invoice_life_cycles_of_company on invoice_life_cycles (organisation_id);
create unique index invoice_life_cycles_by_flow on invoice_life_cycles (flow_id);
-- What internal staff look for: few of all.
create index invoice_life_cycles_disputed on invoice_life_cycles (invoice_id) where code in (207, 208);
create index invoice_life_cycles_refused on invoice_life_cycles (invoice_id) where code in (210, 213);
create index invoice_life_cycles_untransmitted
  on invoice_life_cycles (invoice_id) where untransmitted is not null;
call wall('invoice_life_cycles', false);

-- What was said of an invoice, by whom and why: only ever added to.
create table invoice_statuses (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references invoices (id) on delete restrict,
  organisation_id uuid not null references organisations (id) on delete restrict,
  code smallint not null check (code between 200 and 213),
  -- When it came to hold, and when it was known here.
  said_at timestamptz not null,
  recorded_at timestamptz not null,
  said_by text not null check (said_by in ('platform', 'company', 'provider')),
  user_id uuid references users (id) on delete set null,
  reason_code text,
  reason text,
  -- Of a payment that came in, tax included; negative for one that was taken back. The rate in basis points.
  amount_cents integer,
  tax_rate integer,
  -- The message of the platform: read twice, it is kept once.
  message text,
  check ((code = 212 and said_by = 'provider') <= (amount_cents is not null)),
  check (num_nonnulls(amount_cents, tax_rate) in (0, 2)),
  check ((said_by = 'platform') = (message is not null))
);
create index invoice_statuses_of_invoice on invoice_statuses (invoice_id, said_at);
create index invoice_statuses_of_company on invoice_statuses (organisation_id);
create index invoice_statuses_of_user on invoice_statuses (user_id) where user_id is not null;
create unique index invoice_statuses_by_message on invoice_statuses (message, invoice_id);
call wall('invoice_statuses', false);
-- Their author may go, what they said stays: nothing else is ever changed.
revoke update, delete, truncate on invoice_statuses from renfort_tenant, renfort_system;

-- Up to when the news of the platform were read.
create table invoice_platform_reads (
  id boolean primary key default true check (id),
  read_until timestamptz not null
);

grant select, insert on invoice_life_cycles, invoice_statuses to renfort_tenant;
grant update (flow_id, sent_at, untransmitted, detail, code, changed_at)
  on invoice_life_cycles to renfort_tenant;
