-- The zone by whose clocks the hours of a mission are told, as it was when the mission was posted: what was
-- posted before hours were local stays by the clocks of Paris. A draft follows its place.
alter table missions add column time_zone text not null default 'Europe/Paris'
  check (time_zone in (
    'Europe/Paris', 'America/Guadeloupe', 'America/Martinique', 'America/Cayenne', 'Indian/Reunion',
    'America/Miquelon', 'Indian/Mayotte', 'America/St_Barthelemy', 'America/Marigot'));
grant update (time_zone) on missions to renfort_tenant;

-- The same as before, with that zone.
drop function taken_plannings(uuid[], date, date);
create function taken_plannings(wanted uuid[], first_day date, last_day date)
returns table (
  sider_ids uuid[], planning jsonb, solidarity text, local_holidays jsonb, time_zone text, shifts_until date
)
language sql stable security definer set search_path = pg_catalog, public as $$
  select array_agg(c.sider_id order by c.sider_id), jsonb_build_object(
      'startDate', f.start_date, 'endDate', f.end_date, 'weeklyVolume', f.weekly_volume,
      'siders', f.siders, 'amplitudeStart', f.amplitude_start, 'amplitudeEnd', f.amplitude_end,
      'include', jsonb_build_object('holidays', f.include_holidays, 'weekDays', f.include_week_days,
        'saturday', f.include_saturday, 'sunday', f.include_sunday)),
    m.frozen_pricing #>> '{hoursTypes,bankHolidays,solidarity}',
    coalesce(m.frozen_pricing -> 'localHolidays', '[]'), m.time_zone, f.shifts_until
  from contracts c
  join missions m on m.id = c.mission_id and m.status = 'submitted' and m.is_flexible_planning
    and not m.archived
  join flexible_plannings f on f.mission_id = m.id
  where c.sider_id = any(wanted) and c.cancelled_at is null
    and f.start_date <= last_day and f.end_date >= first_day
    and (f.shifts_until is null or f.shifts_until < f.end_date)
  group by f.id, m.id
$$;
revoke execute on function taken_plannings from public;
grant execute on function taken_plannings to renfort_tenant, renfort_system;
