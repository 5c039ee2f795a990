-- Hours after which a company or group ends the sessions of its people, counted from their sign-in.
create table session_limits (
  organisation_id uuid primary key references organisations (id) on delete cascade,
  hours integer not null check (hours between 1 and 720)
);
-- Whoever speaks for a company has no right on this table.
alter table session_limits enable row level security;
alter table session_limits force row level security;
create policy everything on session_limits to renfort_system using (true) with check (true);
