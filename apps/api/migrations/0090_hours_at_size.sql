-- Hours that the company has sent in a file, and when: whoever counts what waits reads one column, not
-- every version of every line.
alter table attendances add column imported_at timestamptz;
update attendances a set imported_at = v.made_at
from attendance_versions v
where v.attendance_id = a.id and v.number = 1 and v.origin = 'company' and a.disputed_at is null;
grant update (imported_at) on attendances to renfort_tenant;

-- What a Sider worked for one company is found without what they worked for others.
create index attendances_of_sider_here on attendances (organisation_id, sider_id, worked_from);
-- Where a Sider is at work, whatever the company: plans that lie within others count for nothing there.
drop index attendances_of_sider;
create index attendances_of_sider on attendances (sider_id, within_others, worked_from);

-- In the order of the list, so that a page reads its own lines alone; what is counted stands in the index.
drop index attendances_of_company;
create index attendances_of_company on attendances (organisation_id, starts_at desc, mission_id, id);
drop index attendances_to_decide;
create index attendances_to_decide on attendances (organisation_id, starts_at desc, mission_id, id)
  include (status, imported_at) where status <> 'att.validated';
