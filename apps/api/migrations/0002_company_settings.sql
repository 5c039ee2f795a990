create table organisation_profiles (
  organisation_id uuid primary key references organisations (id) on delete cascade,
  description text,
  website text,
  logo_url text,
  youtube_url text,
  cover_url text
);

create table legal_informations (
  organisation_id uuid primary key references organisations (id) on delete cascade,
  name text not null,
  business_name text not null,
  siret text not null check (siret ~ '^[0-9]{14}$'),
  ape_code text not null check (ape_code ~ '^[0-9]{4}[A-Z]$')
);

create table payment_informations (
  organisation_id uuid primary key references organisations (id) on delete cascade,
  accounting_info jsonb not null,
  billing_address jsonb not null,
  tva_number text,
  want_order_form boolean not null default false,
  payment_method jsonb
);

create table remuneration_policies (
  organisation_id uuid primary key references organisations (id) on delete cascade,
  hours_types jsonb not null,
  indemnities jsonb not null,
  hours_types_confirmed boolean not null default false,
  indemnities_confirmed boolean not null default false
);

create table locations (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  title text not null,
  description text,
  address text not null,
  street_number text,
  street_name text,
  postal_code text not null,
  city text not null,
  region text,
  department text,
  country text not null default 'FR',
  lat double precision,
  lng double precision,
  favorite boolean not null default false,
  zti boolean not null default false,
  confirmed boolean not null default false,
  created_at timestamptz not null default now()
);
create index locations_favorite on locations (organisation_id, title) where favorite;
create index locations_organisation on locations (organisation_id);
