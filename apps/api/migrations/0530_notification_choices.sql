-- How a person wants to hear of what happens, in every company that they work in.
create table notification_choices (
  user_id uuid primary key references users (id) on delete cascade,
  siders text not null check (siders in ('atOnce', 'digest', 'never')),
  contracts text not null check (contracts in ('atOnce', 'digest', 'never')),
  hours text not null check (hours in ('atOnce', 'digest', 'never')),
  invoices text not null check (invoices in ('atOnce', 'digest', 'never')),
  -- The last day whose mail of the morning was thought of.
  digest_day date
);
create index notification_choices_of_digest on notification_choices (user_id)
  where 'digest' in (siders, contracts, hours, invoices);
-- A company reads those of its members and of its group’s, to count what is unread; it changes none.
alter table notification_choices enable row level security;
alter table notification_choices force row level security;
create policy everything on notification_choices to renfort_system using (true) with check (true);
create policy of_members on notification_choices for select to renfort_tenant
  using (exists (select from memberships m where m.user_id = notification_choices.user_id));
grant select (user_id, siders, contracts, hours, invoices) on notification_choices to renfort_tenant;
