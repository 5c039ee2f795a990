-- How a version was declared; null for a plan, for what a company says, and for what was declared before
-- this was kept.
alter table attendance_versions add column way text;
alter table attendance_versions add constraint attendance_versions_way
  check (way in ('clocked', 'byHand', 'staff', 'file')) not valid;

-- Whether the code of the place came with a clocking; null where the place asks for none.
alter table sider_clockings add column site_proof text;
alter table sider_clockings add constraint sider_clockings_site_proof
  check (site_proof in ('given', 'wrong', 'missing')) not valid;

-- A company reads how the hours that it validates were clocked.
grant select on sider_clockings to renfort_tenant;
