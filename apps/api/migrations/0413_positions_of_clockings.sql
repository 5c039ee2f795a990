-- Whether a company asks, at a place, where a clocking is made.
alter table sites add column asks_position boolean not null default false;
grant select (asks_position) on sites to renfort_tenant;

-- Where a Sider was when they clocked, rounded to a hundred metres, for thirty days; apart from the
-- clocking, so that it is erased as a whole. A company reads how far it was, and not where.
create table clocking_positions (
  sider_id uuid not null,
  clocking_id uuid not null,
  organisation_id uuid not null references organisations (id) on delete cascade,
  lat double precision not null,
  lng double precision not null,
  metres integer,
  received_at timestamptz not null,
  primary key (sider_id, clocking_id),
  foreign key (sider_id, clocking_id) references sider_clockings (sider_id, id) on delete cascade
);
create index clocking_positions_by_time on clocking_positions (received_at);
create index clocking_positions_of_company on clocking_positions (organisation_id);
call wall('clocking_positions', false);
grant select (sider_id, clocking_id, organisation_id, metres) on clocking_positions to renfort_tenant;
create policy of_sider on clocking_positions for select to renfort_sider using (sider_id = own_sider());
grant select on clocking_positions to renfort_sider;
