-- What a company may have or not; the row without a company counts for those that have none of their own.
create table feature_flags (
  key text not null check (length(key) between 1 and 60),
  organisation_id uuid references organisations (id) on delete cascade,
  enabled boolean not null,
  changed_at timestamptz not null,
  changed_by uuid references users (id) on delete set null
);
create unique index feature_flags_of_company on feature_flags (organisation_id, key) nulls not distinct;

-- The product alone sets them: a company may at most read its own.
alter table feature_flags enable row level security;
alter table feature_flags force row level security;
create policy everything on feature_flags to renfort_system using (true) with check (true);
create policy own on feature_flags for select to renfort_tenant using (organisation_id = own_company());
