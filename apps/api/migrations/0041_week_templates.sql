-- Weeks of shifts without their dates, kept by a company for a job description, its own or its group's.
create table week_templates (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  job_description_id uuid not null references job_descriptions (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  -- weekday from 0 for Monday, startTime, endTime, breakMinutes, slots
  shifts jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index week_templates_name on week_templates (organisation_id, job_description_id, lower(name));
create index week_templates_job on week_templates (job_description_id);

call wall('week_templates', false);
grant select, insert, delete on week_templates to renfort_tenant;
grant update (name, shifts, updated_at) on week_templates to renfort_tenant;
