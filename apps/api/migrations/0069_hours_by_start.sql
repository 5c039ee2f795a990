-- The newest hours are where the job that makes the next ones begins to look.
create index attendances_by_start on attendances (starts_at);
