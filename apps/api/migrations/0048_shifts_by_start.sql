-- Who is at work at a time, in whatever company.
create index shifts_by_start on shifts (starts_at);
