-- The unique index of 0583 takes the place of this key.
alter table record_changes drop constraint record_changes_pkey;
alter table record_changes add constraint record_changes_pkey primary key using index record_changes_in_order;

-- As before, by the key of the table.
create or replace function number_records(company uuid, at timestamptz, most integer) returns boolean
  language plpgsql security definer set search_path to 'pg_catalog', 'public' as $$
declare
  place bigint;
  since timestamptz;
  taken integer;
  given integer;
begin
  if current_setting('role') = 'renfort_tenant' and company is distinct from own_company() then
    raise insufficient_privilege using message = 'A company numbers no records of another one.';
  end if;
  if not exists (select from record_changes where organisation_id = company) then
    return false;
  end if;
  insert into record_counters (organisation_id) select id from organisations where id = company
    on conflict do nothing;
  select last, greatest(last_at, at) into place, since
    from record_counters where organisation_id = company for update;
  with noted as (
    delete from record_changes where organisation_id = company and id in (
      select id from record_changes where organisation_id = company order by id limit most
    ) returning kind, record_id
  ), changed as (
    select kind, record_id, row_number() over (order by kind, record_id) as step
    from (select distinct kind, record_id from noted) d
    where place is not null
  ), numbered as (
    insert into numbered_records (organisation_id, kind, record_id, sequence, changed_at, is_gone)
    select company, kind, record_id, place + step, since, case kind
        when 'missions' then not exists (select from missions where id = record_id)
        when 'shifts' then not exists (select from shifts where id = record_id)
        when 'contracts' then not exists (select from contract_batches where id = record_id)
        when 'hours' then not exists (select from attendances where id = record_id)
        when 'invoices' then not exists (select from invoices where id = record_id)
        else not exists (
          select from sider_organisations k where k.organisation_id = company and k.sider_id = record_id)
      end
    from changed
    on conflict (organisation_id, kind, record_id) do update
      set sequence = excluded.sequence, changed_at = excluded.changed_at, is_gone = excluded.is_gone
    returning 1
  )
  select (select count(*) from noted), (select count(*) from numbered) into taken, given;
  update record_counters set last = place + given, last_at = since where organisation_id = company;
  return taken = most;
end
$$;

-- A mission that keeps its manager costs no call of a function.
create function note_handed_over_mission() returns trigger
  language plpgsql security definer set search_path to 'pg_catalog', 'public' as $$
begin
  insert into record_changes (organisation_id, kind, record_id)
  select new.organisation_id, r.kind, r.id
  from (
    select 'shifts' as kind, s.id from shifts s where s.mission_id = new.id
    union all select 'hours', a.id from attendances a where a.mission_id = new.id
  ) r;
  return null;
end
$$;
drop trigger records_handed_over on missions;
create trigger records_handed_over after update on missions for each row
  when (old.manager_id is distinct from new.manager_id) execute function note_handed_over_mission();
drop function note_handed_over();
