-- What Siders say of themselves in their pages; companies have no right on any of it.
create table sider_addresses (
  sider_id uuid primary key references siders (id) on delete cascade,
  street text not null check (char_length(street) between 1 and 200),
  postal_code text not null check (char_length(postal_code) between 1 and 20),
  city text not null check (char_length(city) between 1 and 200),
  updated_at timestamptz not null
);

-- The last day of a licence, where it has one.
create table sider_licence_ends (
  sider_id uuid not null references siders (id) on delete cascade,
  licence_id text not null,
  ends_on date not null,
  primary key (sider_id, licence_id)
);

-- The companies to which a Sider likes to go back.
create table sider_favourites (
  sider_id uuid not null references siders (id) on delete cascade,
  organisation_id uuid not null references organisations (id) on delete cascade,
  since timestamptz not null,
  primary key (sider_id, organisation_id)
);
create index sider_favourites_of_company on sider_favourites (organisation_id);

-- Who asks that what is known of them be erased (GDPR, article 17); one that waits for each Sider.
create table sider_erasures (
  id uuid primary key default gen_random_uuid(),
  sider_id uuid not null references siders (id) on delete cascade,
  asked_at timestamptz not null,
  comment text check (char_length(comment) between 1 and 500),
  closed_at timestamptz,
  closed_by uuid references users (id) on delete set null,
  outcome text check (outcome in ('erased', 'refused', 'withdrawn')),
  note text check (char_length(note) between 1 and 500),
  check ((closed_at is null) = (outcome is null))
);
create unique index sider_erasures_waiting on sider_erasures (sider_id) where closed_at is null;
create index sider_erasures_of_sider on sider_erasures (sider_id, asked_at);
create index sider_erasures_to_close on sider_erasures (asked_at) where closed_at is null;

do $$
declare own text;
begin
  foreach own in array array['sider_addresses', 'sider_licence_ends', 'sider_favourites', 'sider_erasures'] loop
    execute format('alter table %I enable row level security', own);
    execute format('alter table %I force row level security', own);
    execute format('create policy everything on %I to renfort_system using (true) with check (true)', own);
    execute format('create policy of_sider on %I for select to renfort_sider using (sider_id = own_sider())', own);
  end loop;
end
$$;
grant select on sider_addresses, sider_licence_ends, sider_favourites to renfort_sider;
grant select (id, sider_id, asked_at, closed_at, outcome, note) on sider_erasures to renfort_sider;
