-- A bill that has hours again explains them to its company as they were corrected.
grant select on hours_corrections to renfort_tenant;
