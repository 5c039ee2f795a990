-- The language in which a Sider last opened their pages: what the product writes to them is in it.
alter table siders add column locale text not null default 'fr';

-- When a message is of no use any more: it is not tried again after that, as a reminder in the night.
alter table mail_outbox add column useful_until timestamptz;

-- What a Sider was reminded of, once, however often the job runs.
create table sider_reminders (
  sider_id uuid not null references siders (id) on delete cascade,
  shift_id uuid not null references shifts (id) on delete cascade,
  kind text not null check (kind in ('shiftEve', 'shiftSoon', 'clockOut')),
  -- The planned start or end that it was about: of a shift that is moved, they are reminded again.
  about timestamptz not null,
  reminded_at timestamptz not null,
  primary key (shift_id, sider_id, kind, about)
);
create index sider_reminders_of_sider on sider_reminders (sider_id);
alter table sider_reminders enable row level security;
alter table sider_reminders force row level security;
create policy everything on sider_reminders to renfort_system using (true) with check (true);
