-- What companies asked the provider to recruit for permanent contracts. Internal staff have no company.
create table permanent_requests (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid references organisations (id) on delete cascade,
  requested_by uuid references users (id) on delete set null,
  job_name text not null,
  address text not null,
  city text not null,
  postal_code text not null,
  country text not null,
  lat double precision,
  lon double precision,
  salary_min_cents integer,
  salary_max_cents integer,
  commentary text,
  start_date date not null,
  available_positions integer not null check (available_positions >= 1),
  created_at timestamptz not null,
  check ((salary_min_cents is null) = (salary_max_cents is null)),
  check (salary_min_cents >= 0 and salary_max_cents >= salary_min_cents)
);
create index permanent_requests_of_company on permanent_requests (organisation_id, created_at);

call wall('permanent_requests', false);
