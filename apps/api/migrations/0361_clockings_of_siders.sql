-- What a Sider pressed on their phone, in order: its hour by the phone, when the phone sent it, when it came,
-- and the hour that counts. The id is made by the phone: what is sent twice is kept once.
create table sider_clockings (
  sider_id uuid not null references siders (id) on delete cascade,
  id uuid not null,
  organisation_id uuid not null references organisations (id) on delete cascade,
  -- Not a foreign key: who has clocked a shift that is removed has clocked it all the same.
  shift_id uuid not null,
  kind text not null check (kind in ('start', 'pause', 'resume', 'end')),
  phone_at timestamptz not null,
  sent_at timestamptz not null,
  received_at timestamptz not null,
  happened_at timestamptz not null,
  primary key (sider_id, id)
);
create index sider_clockings_of_shift on sider_clockings (sider_id, shift_id, received_at);
create index sider_clockings_of_company on sider_clockings (organisation_id, happened_at);
call wall('sider_clockings', false);
create policy of_sider on sider_clockings for select to renfort_sider using (sider_id = own_sider());
grant select on sider_clockings to renfort_sider;

-- What a Sider says with their answer, to a request and to hours that the company has changed.
alter table requested_siders add column answer_comment text;
alter table attendances add column answer_comment text;
