-- When a Sider has come to a shift, as they say when they begin: what they worked is clocked at its end.
create table arrivals (
  shift_id uuid not null,
  sider_id uuid not null,
  organisation_id uuid not null references organisations (id) on delete cascade,
  arrived_at timestamptz not null,
  noted_at timestamptz not null,
  primary key (shift_id, sider_id),
  -- Whoever leaves a shift has not come to it.
  foreign key (shift_id, sider_id) references assignments (shift_id, sider_id) on delete cascade
);
create index arrivals_of_company on arrivals (organisation_id, arrived_at);
call wall('arrivals', false);
grant select on arrivals to renfort_tenant;
