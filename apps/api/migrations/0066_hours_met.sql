-- Where somebody is at work is nobody else's business; that they are at work is asked at each import.
create policy of_the_owner on attendances for select to current_user using (true);

-- Which of some times meet other hours of their Sider, in whatever company, by their place from 0, with
-- the shift of those where they are the company's own. As the owner: a company is told that, never
-- where or for whom. Hours that lie within others count for nothing (0067).
create function met_hours(
  company uuid, shifts uuid[], siders uuid[], started timestamptz[], ended timestamptz[]
)
returns table (place integer, shift_id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  return query
    select (r.n - 1)::integer, case when a.organisation_id = company then a.shift_id end
    from unnest(shifts, siders, started, ended) with ordinality r (shift, sider, since, until, n)
    join attendances a on a.sider_id = r.sider
      -- Nobody works longer at once: the index is read from there.
      and a.worked_from > r.since - interval '2 days' and a.worked_from < r.until
      and a.worked_until > r.since and a.worked_from < a.worked_until
      and not a.within_others and a.shift_id is distinct from r.shift;
end
$$;
revoke execute on function met_hours from public;
grant execute on function met_hours to renfort_tenant, renfort_system;
