-- The shifts of some Siders that start in a period, with the zone by whose clocks each has its day: the law
-- counts days at the place of the work. Otherwise as before.
drop function taken_shifts(uuid[], timestamptz, timestamptz);
create function taken_shifts(siders uuid[], since timestamptz, until timestamptz)
returns table (
  sider_id uuid, starts_at timestamptz, ends_at timestamptz, break_minutes integer, time_zone text
)
language sql stable security definer set search_path = pg_catalog, public as $$
  select a.sider_id, s.starts_at, s.ends_at, s.break_minutes, m.time_zone
  from assignments a
  join shifts s on s.id = a.shift_id
  join missions m on m.id = s.mission_id
  where a.sider_id = any(siders) and a.starts_at >= since and a.starts_at < until
  order by a.sider_id, s.starts_at
$$;
revoke execute on function taken_shifts from public;
grant execute on function taken_shifts to renfort_tenant, renfort_system;
