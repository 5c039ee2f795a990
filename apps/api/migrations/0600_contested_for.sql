-- In whose place a deputy contested. No foreign key: a proof outlives an account.
alter table contract_versions add column contested_for_id uuid;
alter table contract_versions add column contested_for_name text;
