-- Who was told on a Monday what they have left to decide: nobody is told twice of the same.
create table hours_reminders (
  organisation_id uuid not null references organisations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  due_at timestamptz not null,
  primary key (organisation_id, user_id, due_at)
);
create index hours_reminders_by_time on hours_reminders (due_at);
call wall('hours_reminders', false);
