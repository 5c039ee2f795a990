-- What no rule counts and internal staff enter of a week: transport of a Sider, and bonuses of the pay
-- policy (decisions §4.8, N-30). Once billed it never changes.
create table entered_indemnities (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete restrict,
  kind text not null check (kind in ('transport', 'bonus')),
  mission_id uuid not null references missions (id) on delete restrict,
  sider_id uuid not null references siders (id) on delete restrict,
  week_start date not null check (extract(isodow from week_start) = 1),
  -- Of the pay policy that was in force, with what it said then.
  indemnity_id text not null,
  name text,
  cover_bp integer check (cover_bp between 1 and 10000),
  -- What was entered, and what of it is billed.
  entered_cents integer not null check (entered_cents between 1 and 500000),
  price_cents integer not null check (price_cents between 1 and entered_cents),
  entered_at timestamptz not null,
  entered_by uuid references users (id) on delete set null,
  invoice_id uuid references invoices (id) on delete restrict,
  -- When the whole invoice was given back: it may be entered again.
  given_back_at timestamptz check (given_back_at is null or invoice_id is not null),
  check ((kind = 'bonus') = (name is not null)),
  check ((kind = 'transport') = (cover_bp is not null))
);
create unique index entered_transports on entered_indemnities (organisation_id, sider_id, week_start)
  where kind = 'transport' and given_back_at is null;
create unique index entered_bonuses
  on entered_indemnities (organisation_id, mission_id, sider_id, week_start, indemnity_id)
  where kind = 'bonus' and given_back_at is null;
create index entered_indemnities_of_week on entered_indemnities (organisation_id, week_start);
create index entered_indemnities_to_bill on entered_indemnities (organisation_id, week_start)
  where invoice_id is null;
create index entered_indemnities_of_mission on entered_indemnities (mission_id);
create index entered_indemnities_of_sider on entered_indemnities (sider_id);
create index entered_indemnities_of_invoice on entered_indemnities (invoice_id)
  where invoice_id is not null;
call wall('entered_indemnities', false);

alter table invoice_lines
  drop constraint invoice_lines_kind_check,
  drop constraint invoice_lines_check,
  add constraint invoice_lines_kind_check
    check (kind in ('hours', 'holiday', 'meal', 'transport', 'bonus')),
  add constraint invoice_lines_minutes_kinds
    check ((kind in ('hours', 'holiday')) = (minutes is not null)),
  -- Of the indemnity that the line bills: no other line ever does.
  add column indemnity_id uuid unique references entered_indemnities (id) on delete restrict,
  add constraint invoice_lines_indemnity_kinds
    check ((kind in ('transport', 'bonus')) = (indemnity_id is not null));

-- An invoice explains its lines to its company.
grant select on entered_indemnities to renfort_tenant;
