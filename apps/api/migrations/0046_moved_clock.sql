-- Where somebody moved the clock of a demo: it never starts before.
create table clock_moves (
  id bigint generated always as identity primary key,
  moved_from timestamptz not null,
  moved_to timestamptz not null,
  check (moved_from <= moved_to)
);
