-- The unique index of 0580 takes its place.
alter table events drop constraint events_sequence;

-- Each event took a lock on the row of its company, which all who write for the company at once shared and wrote
-- anew. The wall of the table holds an event to its writer’s company, and what belongs to a company that is deleted
-- goes with it as before.
alter table events drop constraint events_organisation_id_fkey;
create function delete_events() returns trigger
  language plpgsql security definer set search_path to 'pg_catalog', 'public' as $$
begin
  delete from events where organisation_id in (select id from gone);
  return null;
end
$$;
create trigger events_go_too after delete on organisations referencing old table as gone
  for each statement execute function delete_events();
