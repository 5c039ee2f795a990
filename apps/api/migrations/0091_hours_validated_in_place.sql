-- A validation writes no index: nothing that it changes is in one, and half of each page is left for
-- the rows that it writes anew, so that PostgreSQL keeps them in place. Otherwise each validated row is
-- written again into every index, that of the times that never meet included, which costs the more the
-- more hours others have.
alter table attendances set (fillfactor = 50);
drop index attendances_open;
drop index attendances_to_decide;
drop index attendances_in_conflict;
drop index attendances_to_bill;

-- What no bill has yet holds all that is open, and what was validated since the last bills. It is few,
-- whatever the years before: of a company, in the order of its list, and of all, the oldest first.
create index attendances_unbilled on attendances (organisation_id, starts_at desc, mission_id, id)
  where paid_at is null;
create index attendances_unbilled_by_start on attendances (starts_at, id) where paid_at is null;
