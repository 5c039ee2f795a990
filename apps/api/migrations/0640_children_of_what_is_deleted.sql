-- outside a transaction
-- Deleting a mission or a shift looked through every row of these tables (foreign-keys.test.ts).
drop index concurrently if exists contract_batches_by_mission;
create index concurrently contract_batches_by_mission on contract_batches (mission_id);
drop index concurrently if exists removed_hires_by_mission;
create index concurrently removed_hires_by_mission on removed_hires (mission_id);
drop index concurrently if exists removed_hires_by_shift;
create index concurrently removed_hires_by_shift on removed_hires (shift_id);
drop index concurrently if exists shift_recurrences_by_mission;
create index concurrently shift_recurrences_by_mission on shift_recurrences (mission_id);
drop index concurrently if exists job_descriptions_of_location;
create index concurrently job_descriptions_of_location on job_descriptions (location_id) where location_id is not null;
drop index concurrently if exists remuneration_policies_of_version;
create index concurrently remuneration_policies_of_version on remuneration_policies (version_id)
  where version_id is not null;
drop index concurrently if exists directory_users_of_directory;
create index concurrently directory_users_of_directory on directory_users (organisation_id);
