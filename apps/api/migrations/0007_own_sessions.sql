-- A session gets a name that is no secret, by which its owner closes it, and what it was opened with.
alter table sessions
  add column id uuid not null default gen_random_uuid() unique,
  add column browser text check (char_length(browser) <= 20),
  add column system text check (char_length(system) <= 20);
