-- Takes deliveries that are due for a while, each the first that waits of its webhook and subject, no more than a
-- share of one webhook. Its plan must not follow the statistics: they say that nothing waits when much does, and
-- each of what waits would be compared with all of it.
create function take_deliveries(at timestamptz, most integer, per_webhook integer, seconds integer)
  returns table (id uuid, webhook_id uuid, organisation_id uuid, event_id uuid, tries integer)
  language plpgsql rows 16 set search_path to 'pg_catalog', 'public'
  set enable_seqscan to off set enable_bitmapscan to off set enable_sort to off set enable_hashjoin to off set jit to off as $$
begin
  return query
  with busy as materialized (
    select w.id, per_webhook - (
      select count(*) from webhook_deliveries t
      where t.webhook_id = w.id and t.state = 'waiting' and t.taken_until >= clock_timestamp()
    ) as room
    from webhooks w
    where w.disabled_at is null and (
      select true from webhook_deliveries d
      where d.webhook_id = w.id and d.state = 'waiting' and d.next_try_at <= at limit 1)
  ), due as materialized (
    select first.id from busy
    cross join lateral (
      select d.id from webhook_deliveries d
      where d.webhook_id = busy.id and d.state = 'waiting' and d.next_try_at <= at
        and (d.taken_until is null or d.taken_until < clock_timestamp())
        and d.sequence = (
          select min(e.sequence) from webhook_deliveries e
          where e.webhook_id = d.webhook_id and e.subject = d.subject and e.state = 'waiting')
      order by d.next_try_at, d.sequence limit greatest(busy.room, 0)
      for update of d skip locked
    ) first
    limit most
  )
  update webhook_deliveries d
  set taken_until = clock_timestamp() + seconds * interval '1 second'
  from due where d.id = due.id
  returning d.id, d.webhook_id, d.organisation_id, d.event_id, d.tries;
end
$$;
revoke all on function take_deliveries(timestamptz, integer, integer, integer) from public;
grant execute on function take_deliveries(timestamptz, integer, integer, integer) to renfort_system;
