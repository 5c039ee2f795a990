-- A company that keeps the hours itself sends them in a file: those of a shift that the job has not
-- made yet are made by the import.
grant insert on attendances to renfort_tenant;

-- What a company has called the columns of its files (siderId, startDate, endDate, breakDuration).
create table attendance_import_headings (
  organisation_id uuid primary key references organisations (id) on delete cascade,
  headings jsonb not null,
  updated_at timestamptz not null
);
call wall('attendance_import_headings', false);
grant select, insert on attendance_import_headings to renfort_tenant;
grant update (headings, updated_at) on attendance_import_headings to renfort_tenant;
