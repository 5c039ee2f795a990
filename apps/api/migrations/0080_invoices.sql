-- What companies are billed for each week, and what is given back of it. Once issued, an invoice is
-- never changed but for its payment and its document. It is kept for ten years (L123-22).
create table invoices (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete restrict,
  type text not null check (type in ('invoice', 'creditNote')),
  reference_number text not null unique check (reference_number ~ '^[A-Za-z0-9+_/-]{1,35}$'),
  -- The Tuesday whose run has made it; none for a credit note.
  run_on date,
  week_start date not null check (extract(isodow from week_start) = 1),
  issued_on date not null,
  due_on date not null check (due_on >= issued_on),
  net_cents integer not null,
  tax_cents integer not null,
  -- What the tax of a credit note cannot say exactly.
  rounding_cents integer not null default 0,
  total_cents integer not null check (total_cents = net_cents + tax_cents + rounding_cents),
  credited_id uuid references invoices (id) on delete restrict,
  credit_reason text,
  -- Who bills whom, and the names of missions and Siders, as they were when it was issued.
  facts jsonb not null,
  document_key text,
  document_sha256 text check (document_sha256 ~ '^[0-9a-f]{64}$'),
  paid_at timestamptz,
  created_at timestamptz not null,
  created_by uuid references users (id) on delete set null,
  check ((type = 'invoice') = (run_on is not null)),
  check ((type = 'creditNote') = (credited_id is not null and credit_reason is not null)),
  check (case type when 'invoice' then total_cents >= 0 else total_cents < 0 end),
  check (num_nonnulls(document_key, document_sha256) in (0, 2))
);
-- A run that is made twice makes each week of a company once.
create unique index invoices_by_run on invoices (organisation_id, week_start, run_on);
create index invoices_of_company
  on invoices (organisation_id, week_start desc, created_at desc, reference_number desc);
create index invoices_credited on invoices (credited_id) where credited_id is not null;
call wall('invoices', false);

-- Hours by mission, Sider, tags and increase, holidays that were not worked, meals.
create table invoice_lines (
  invoice_id uuid not null references invoices (id) on delete cascade,
  position integer not null check (position > 0),
  organisation_id uuid not null references organisations (id) on delete restrict,
  kind text not null check (kind in ('hours', 'holiday', 'meal')),
  mission_id uuid not null references missions (id) on delete restrict,
  sider_id uuid not null references siders (id) on delete restrict,
  tags jsonb not null default '[]',
  increase_bp integer,
  minutes integer check (minutes > 0),
  pay_unit_cents integer,
  -- Of an hour, or of a meal.
  unit_cents integer not null,
  coefficient_bp integer,
  days jsonb not null default '[]',
  price_cents integer not null,
  primary key (invoice_id, position),
  check ((kind = 'meal') = (minutes is null))
);
create index invoice_lines_of_company on invoice_lines (organisation_id);
create index invoice_lines_of_mission on invoice_lines (mission_id);
create index invoice_lines_of_sider on invoice_lines (sider_id);
call wall('invoice_lines', false);

-- The days whose meal or holiday is billed: no Sider has two.
create table invoice_days (
  organisation_id uuid not null references organisations (id) on delete restrict,
  sider_id uuid not null references siders (id) on delete restrict,
  kind text not null check (kind in ('holiday', 'meal')),
  day date not null,
  invoice_id uuid not null references invoices (id) on delete cascade,
  primary key (organisation_id, sider_id, kind, day)
);
create index invoice_days_of_sider on invoice_days (sider_id);
create index invoice_days_of_invoice on invoice_days (invoice_id);
call wall('invoice_days', false);

-- The last number of each kind within a year. Its row is locked until the invoice is there: no gap.
create table invoice_series (
  type text not null check (type in ('invoice', 'creditNote')),
  year integer not null,
  last_position integer not null check (last_position > 0),
  primary key (type, year)
);

-- Hours are settled once: paid_at says when, invoice_id by what (nothing where nobody worked).
alter table attendances
  add column invoice_id uuid references invoices (id) on delete restrict,
  add check (invoice_id is null or paid_at is not null);
create index attendances_of_invoice on attendances (invoice_id) where invoice_id is not null;
create index attendances_to_bill on attendances (organisation_id, starts_at)
  where status = 'att.validated' and paid_at is null;

grant select on invoices, invoice_days, invoice_lines to renfort_tenant;
grant update (document_key, document_sha256) on invoices to renfort_tenant;
