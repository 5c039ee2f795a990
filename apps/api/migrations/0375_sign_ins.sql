-- The sign-ins of a person in the last months, which they read in their profile. Whoever speaks for a
-- company has no right on this table.
create table sign_ins (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  at timestamptz not null,
  -- A hash of the network, the browser and the system, as in `known_devices`.
  device bytea not null,
  browser text check (char_length(browser) <= 20),
  system text check (char_length(system) <= 20),
  way text not null check (char_length(way) <= 20),
  second_factor text check (char_length(second_factor) <= 20),
  is_new_device boolean not null
);
create index sign_ins_user on sign_ins (user_id, at desc);
create index sign_ins_age on sign_ins (at);

-- With what a session was opened, kept until its second step is done.
alter table sessions add column way text check (char_length(way) <= 20);
