-- The rule of a series of shifts. It stays a while after its last shift went, so that an undo finds it.
create table shift_recurrences (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  mission_id uuid not null references missions (id) on delete cascade,
  type text not null check (type in ('weekly', 'monthly')),
  every integer not null check (every between 1 and 50),
  start_date date not null,
  until date not null,
  days jsonb not null check (days <@ '[0, 1, 2, 3, 4, 5, 6]'),
  set_pos integer check (set_pos between -4 and 4),
  with_holidays boolean not null,
  removed_at timestamptz,
  check (start_date <= until)
);
create index shift_recurrences_of_mission on shift_recurrences (organisation_id, mission_id);
call wall('shift_recurrences', false);

alter table shifts add constraint shifts_recurrence
  foreign key (recurrence_id) references shift_recurrences (id) on delete set null;
create index shifts_of_recurrence on shifts (recurrence_id) where recurrence_id is not null;
