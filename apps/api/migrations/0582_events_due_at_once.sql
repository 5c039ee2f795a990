-- As before, but what a process wrote whose clock is ahead does not wait until that hour.
create or replace function number_events(company uuid, most integer) returns integer
  language plpgsql security definer set search_path to 'pg_catalog', 'public' as $$
declare
  place bigint;
  given integer;
begin
  if current_setting('role') = 'renfort_tenant' and company is distinct from own_company() then
    raise insufficient_privilege using message = 'A company numbers no events of another one.';
  end if;
  if not exists (select from events where organisation_id = company and sequence is null) then
    return 0;
  end if;
  insert into event_counters (organisation_id) values (company) on conflict do nothing;
  select last into place from event_counters where organisation_id = company for update;
  with next as (
    select id, place + row_number() over (order by written) as given
    from events where organisation_id = company and sequence is null order by written limit most
  ), numbered as (
    update events e set sequence = next.given from next where e.id = next.id
    returning e.id, e.kind, e.subject, e.sequence, e.at, e.data
  ), sent as (
    insert into webhook_deliveries
      (webhook_id, organisation_id, event_id, subject, sequence, state, next_try_at, changed_at)
    select w.id, company, e.id, e.subject, e.sequence, 'waiting', least(e.at, now()), e.at
    from numbered e
    join webhooks w on w.organisation_id = company and w.disabled_at is null
      and (e.kind = any(w.kinds) or e.kind = 'webhook.test' and e.data->>'webhookId' = w.id::text)
  )
  select count(*) into given from numbered;
  update event_counters set last = place + given where organisation_id = company;
  return given;
end
$$;
