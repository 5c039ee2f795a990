-- The mission that a draft follows: the one that it was copied from, or the last of its job description.
alter table missions
  add column source_id uuid references missions (id) on delete set null;
create index missions_source on missions (source_id) where source_id is not null;

-- The last mission of a job description is found at each new one.
drop index missions_job_description;
create index missions_job_description on missions (job_description_id, confirmed_at desc);
