-- Totals of the mission lists, kept in the transaction that changes a mission. `scope` is
-- 'organisation', 'manager:<id>' or 'member:<id>' (missions a member manages or created); `bucket`
-- is '<progress step>:<selection status>', so that any set of list statuses is a sum of few rows.
create table mission_counters (
  organisation_id uuid not null references organisations (id) on delete cascade,
  scope text not null,
  bucket text not null,
  total integer not null,
  primary key (organisation_id, scope, bucket)
);

create function mission_scopes(manager uuid, creator uuid) returns text[]
language sql immutable as $$
  select array_remove(array[
    'organisation',
    'manager:' || manager,
    'member:' || manager,
    case when creator is distinct from manager then 'member:' || creator end
  ], null)
$$;

-- A mission that enters a bucket (1) or leaves it (-1).
create type mission_move as (
  organisation_id uuid,
  manager_id uuid,
  created_by uuid,
  bucket text,
  step integer
);

-- One statement in the order of the key, so that two transactions that count cannot wait for each
-- other. A company that is being deleted is already gone when its missions leave.
create function count_missions(moves mission_move[]) returns void
language sql as $$
  insert into mission_counters as counter (organisation_id, scope, bucket, total)
  select m.organisation_id, s.scope, m.bucket, sum(m.step)
  from unnest(moves) m
  join organisations o on o.id = m.organisation_id
  cross join lateral unnest(mission_scopes(m.manager_id, m.created_by)) s (scope)
  group by 1, 2, 3
  having sum(m.step) <> 0
  order by 1, 2, 3
  on conflict (organisation_id, scope, bucket) do update set total = counter.total + excluded.total
$$;

create function mission_bucket(progress text, selection text) returns text
language sql immutable as $$ select progress || ':' || coalesce(selection, '') $$;

create function keep_mission_counters() returns trigger
language plpgsql as $$
declare
  moves mission_move[];
begin
  if tg_op = 'INSERT' then
    moves := array(
      select (organisation_id, manager_id, created_by, mission_bucket(progress_step, selection_status), 1)::mission_move
      from missions_after);
  elsif tg_op = 'DELETE' then
    moves := array(
      select (organisation_id, manager_id, created_by, mission_bucket(progress_step, selection_status), -1)::mission_move
      from missions_before);
  else
    moves := array(
      select unnest(array[
        (b.organisation_id, b.manager_id, b.created_by, mission_bucket(b.progress_step, b.selection_status), -1)::mission_move,
        (a.organisation_id, a.manager_id, a.created_by, mission_bucket(a.progress_step, a.selection_status), 1)::mission_move])
      from missions_before b
      join missions_after a using (id)
      where (b.progress_step, b.selection_status, b.manager_id, b.created_by)
        is distinct from (a.progress_step, a.selection_status, a.manager_id, a.created_by));
  end if;
  if cardinality(moves) > 0 then
    perform count_missions(moves);
  end if;
  return null;
end
$$;

create trigger mission_counters_insert after insert on missions
referencing new table as missions_after
for each statement execute function keep_mission_counters();

create trigger mission_counters_update after update on missions
referencing old table as missions_before new table as missions_after
for each statement execute function keep_mission_counters();

create trigger mission_counters_delete after delete on missions
referencing old table as missions_before
for each statement execute function keep_mission_counters();
