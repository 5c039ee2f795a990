-- What internal staff add to what they have to do: who takes it, a note, until when it is put off. The item itself is a
-- fact elsewhere, which the subject names: a mission, a shift, a document, hours, an invoice, a job, a company.
create table staff_items (
  kind text not null check (kind in ('missing', 'place', 'contract', 'hours', 'payment', 'job', 'setting')),
  subject uuid not null,
  assignee_id uuid references users (id) on delete set null,
  note text check (char_length(note) between 1 and 2000),
  snoozed_until timestamptz,
  -- Of two changes decided on the same version, the second is told.
  version integer not null check (version > 0),
  changed_by uuid references users (id) on delete set null,
  changed_at timestamptz not null,
  primary key (kind, subject)
);
create index staff_items_of_assignee on staff_items (assignee_id) where assignee_id is not null;
create index staff_items_of_changer on staff_items (changed_by) where changed_by is not null;

-- Companies neither read nor write it.
alter table staff_items enable row level security;
alter table staff_items force row level security;
create policy everything on staff_items to renfort_system using (true) with check (true);
