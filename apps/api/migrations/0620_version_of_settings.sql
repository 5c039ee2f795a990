-- Each change of a company’s settings gives them a new version, so that a process keeps what it has learnt of one. A
-- version is never given twice, also not by a database that was restored.
alter table organisations add column settings_version uuid not null default '00000000-0000-0000-0000-000000000000';
alter table organisations alter column settings_version set default gen_random_uuid();
update organisations set settings_version = gen_random_uuid();

create function renew_settings_version() returns trigger
  language plpgsql security definer set search_path to 'pg_catalog', 'public' as $$
begin
  update organisations set settings_version = gen_random_uuid()
  where id = coalesce(new.organisation_id, old.organisation_id);
  return null;
end
$$;
create trigger settings_version after insert or update or delete on organisation_profiles for each row
  execute function renew_settings_version();
create trigger settings_version after insert or update or delete on legal_informations for each row
  execute function renew_settings_version();
create trigger settings_version after insert or update or delete on payment_informations for each row
  execute function renew_settings_version();
create trigger settings_version after insert or update or delete on remuneration_policies for each row
  execute function renew_settings_version();

create function renew_own_settings_version() returns trigger
  language plpgsql set search_path to 'pg_catalog', 'public' as $$
begin
  new.settings_version := gen_random_uuid();
  return new;
end
$$;
-- The name is one of the settings.
create trigger settings_version before update of name on organisations for each row
  when (old.name is distinct from new.name) execute function renew_own_settings_version();
