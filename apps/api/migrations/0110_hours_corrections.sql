-- What internal staff say of validated hours afterwards: a new fact. The validated version stays.
create table hours_corrections (
  attendance_id uuid not null references attendances (id) on delete cascade,
  number integer not null check (number > 0),
  organisation_id uuid not null references organisations (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (starts_at <= ends_at),
  breaks jsonb not null default '[]',
  reason text not null,
  made_at timestamptz not null,
  made_by uuid references users (id) on delete set null,
  primary key (attendance_id, number)
);
create index hours_corrections_of_company on hours_corrections (organisation_id);
call wall('hours_corrections', false);

-- Hours of a Sider that a credit note has given back of an invoice: the next run bills them again.
create table rebilled_hours (
  invoice_id uuid not null references invoices (id) on delete restrict,
  sider_id uuid not null references siders (id) on delete restrict,
  organisation_id uuid not null references organisations (id) on delete restrict,
  -- None where they had cost nothing.
  credit_id uuid references invoices (id) on delete restrict,
  settled_at timestamptz,
  -- None where nothing was left to bill.
  settled_by uuid references invoices (id) on delete restrict,
  primary key (invoice_id, sider_id),
  check (settled_by is null or settled_at is not null)
);
create index rebilled_hours_open on rebilled_hours (organisation_id) where settled_at is null;
create index rebilled_hours_by on rebilled_hours (settled_by, sider_id);
create index rebilled_hours_of_company on rebilled_hours (organisation_id);
create index rebilled_hours_of_sider on rebilled_hours (sider_id);
create index rebilled_hours_credits on rebilled_hours (credit_id);
call wall('rebilled_hours', false);

-- Accounting reads what was issued within a month: of one company, or of all.
create index invoices_issued_to on invoices (organisation_id, issued_on, reference_number);
create index invoices_issued on invoices (issued_on, reference_number);

grant select on rebilled_hours to renfort_tenant;
