-- What changed in a company, for software that keeps a copy of its records (`GET /v1/sync/…`). A change is noted in
-- the transaction that makes it, without a place; its record is given the next place of the company after the commit.

-- No foreign key: what is noted must never keep a change from happening, and noting locks nothing.
create table record_changes (
  id bigint generated always as identity primary key,
  organisation_id uuid not null,
  kind text not null,
  record_id uuid not null
);
create index record_changes_of_company on record_changes (organisation_id, id);
call wall('record_changes', false);

-- The place of the last change of each record. A record that is gone keeps its row until it is swept.
create table numbered_records (
  organisation_id uuid not null references organisations on delete cascade,
  kind text not null check (kind in ('missions', 'shifts', 'contracts', 'hours', 'invoices', 'siders')),
  record_id uuid not null,
  sequence bigint not null,
  -- When it was given its place, never earlier than the one before, whatever the clock says.
  changed_at timestamptz not null,
  is_gone boolean not null,
  primary key (organisation_id, kind, record_id)
);
create unique index numbered_records_in_order on numbered_records (organisation_id, kind, sequence);
create index numbered_records_by_time on numbered_records (organisation_id, kind, changed_at, sequence);
create index numbered_records_gone on numbered_records (changed_at) where is_gone;
call wall('numbered_records', false);
grant select on numbered_records to renfort_tenant;

create table record_counters (
  organisation_id uuid primary key references organisations on delete cascade,
  last bigint not null default 0,
  last_at timestamptz,
  -- Up to where records that are gone were forgotten.
  swept bigint not null default 0
);
call wall('record_counters', false);
grant select on record_counters to renfort_tenant;

-- For tables whose rows are the records; the argument is their kind.
create function note_records() returns trigger
  language plpgsql security definer set search_path to 'pg_catalog', 'public' as $$
begin
  insert into record_changes (organisation_id, kind, record_id)
  select organisation_id, tg_argv[0], id from touched;
  return null;
end
$$;

create function note_assigned_shifts() returns trigger
  language plpgsql security definer set search_path to 'pg_catalog', 'public' as $$
begin
  insert into record_changes (organisation_id, kind, record_id)
  select distinct organisation_id, 'shifts', shift_id from touched;
  return null;
end
$$;

create function note_corrected_hours() returns trigger
  language plpgsql security definer set search_path to 'pg_catalog', 'public' as $$
begin
  insert into record_changes (organisation_id, kind, record_id)
  select distinct organisation_id, 'hours', attendance_id from touched;
  return null;
end
$$;

-- The documents that name a contract: that of its hire, and its amendments.
create function note_documents() returns trigger
  language plpgsql security definer set search_path to 'pg_catalog', 'public' as $$
begin
  insert into record_changes (organisation_id, kind, record_id)
  select distinct b.organisation_id, 'contracts', b.id
  from touched c
  join contract_batches b on b.mission_id = c.mission_id and c.id = any(b.contract_ids);
  return null;
end
$$;

create function note_siders() returns trigger
  language plpgsql security definer set search_path to 'pg_catalog', 'public' as $$
begin
  insert into record_changes (organisation_id, kind, record_id)
  select organisation_id, 'siders', sider_id from touched;
  return null;
end
$$;

create function note_named_siders() returns trigger
  language plpgsql security definer set search_path to 'pg_catalog', 'public' as $$
begin
  insert into record_changes (organisation_id, kind, record_id)
  select k.organisation_id, 'siders', t.id
  from touched t
  join before b using (id)
  join sider_organisations k on k.sider_id = t.id
  where (t.first_name, t.last_name) is distinct from (b.first_name, b.last_name);
  return null;
end
$$;

create function note_missions_of_places() returns trigger
  language plpgsql security definer set search_path to 'pg_catalog', 'public' as $$
begin
  insert into record_changes (organisation_id, kind, record_id)
  select m.organisation_id, 'missions', m.id
  from touched t
  join before b using (id)
  join missions m on m.location_id = t.id
  where (t.title, t.address, t.postal_code, t.city) is distinct from (b.title, b.address, b.postal_code, b.city);
  return null;
end
$$;

-- Somebody who sees their own missions alone gains or loses all that belongs to one with another manager.
create function note_handed_over() returns trigger
  language plpgsql security definer set search_path to 'pg_catalog', 'public' as $$
begin
  if exists (select from touched t join before b using (id) where t.manager_id is distinct from b.manager_id) then
    insert into record_changes (organisation_id, kind, record_id)
    select t.organisation_id, r.kind, r.id
    from touched t
    join before b using (id)
    cross join lateral (
      select 'shifts' as kind, s.id from shifts s where s.mission_id = t.id
      union all select 'hours', a.id from attendances a where a.mission_id = t.id
    ) r
    where t.manager_id is distinct from b.manager_id;
  end if;
  return null;
end
$$;

create trigger records_insert after insert on missions referencing new table as touched
  for each statement execute function note_records('missions');
create trigger records_update after update on missions referencing new table as touched
  for each statement execute function note_records('missions');
create trigger records_delete after delete on missions referencing old table as touched
  for each statement execute function note_records('missions');
create trigger records_handed_over after update on missions referencing old table as before new table as touched
  for each statement execute function note_handed_over();
create trigger records_of_place after update on locations referencing old table as before new table as touched
  for each statement execute function note_missions_of_places();

create trigger records_insert after insert on shifts referencing new table as touched
  for each statement execute function note_records('shifts');
create trigger records_update after update on shifts referencing new table as touched
  for each statement execute function note_records('shifts');
create trigger records_delete after delete on shifts referencing old table as touched
  for each statement execute function note_records('shifts');
create trigger records_insert after insert on assignments referencing new table as touched
  for each statement execute function note_assigned_shifts();
create trigger records_delete after delete on assignments referencing old table as touched
  for each statement execute function note_assigned_shifts();

create trigger records_insert after insert on contract_batches referencing new table as touched
  for each statement execute function note_records('contracts');
create trigger records_update after update on contract_batches referencing new table as touched
  for each statement execute function note_records('contracts');
create trigger records_delete after delete on contract_batches referencing old table as touched
  for each statement execute function note_records('contracts');
create trigger records_update after update on contracts referencing new table as touched
  for each statement execute function note_documents();

create trigger records_insert after insert on attendances referencing new table as touched
  for each statement execute function note_records('hours');
create trigger records_update after update on attendances referencing new table as touched
  for each statement execute function note_records('hours');
create trigger records_delete after delete on attendances referencing old table as touched
  for each statement execute function note_records('hours');
create trigger records_insert after insert on hours_corrections referencing new table as touched
  for each statement execute function note_corrected_hours();

create trigger records_insert after insert on invoices referencing new table as touched
  for each statement execute function note_records('invoices');
create trigger records_update after update on invoices referencing new table as touched
  for each statement execute function note_records('invoices');
create trigger records_delete after delete on invoices referencing old table as touched
  for each statement execute function note_records('invoices');

create trigger records_insert after insert on sider_organisations referencing new table as touched
  for each statement execute function note_siders();
create trigger records_update after update on sider_organisations referencing new table as touched
  for each statement execute function note_siders();
create trigger records_delete after delete on sider_organisations referencing old table as touched
  for each statement execute function note_siders();
create trigger records_insert after insert on sider_numbers referencing new table as touched
  for each statement execute function note_siders();
create trigger records_update after update on sider_numbers referencing new table as touched
  for each statement execute function note_siders();
create trigger records_delete after delete on sider_numbers referencing old table as touched
  for each statement execute function note_siders();
create trigger records_named after update on siders referencing old table as before new table as touched
  for each statement execute function note_named_siders();

-- Gives the records of a company whose changes are committed their next places, for at most so many changes, and
-- returns whether more wait. Companies wait here one after the other, so that no place becomes visible before the
-- one that precedes it; nobody who changes a record waits.
create function number_records(company uuid, at timestamptz, most integer) returns boolean
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
    delete from record_changes where id in (
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
revoke all on function number_records(uuid, timestamptz, integer) from public;
grant execute on function number_records(uuid, timestamptz, integer) to renfort_tenant, renfort_system;
