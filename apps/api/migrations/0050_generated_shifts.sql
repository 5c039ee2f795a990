-- The shifts that a flexible planning becomes, week after week.
alter table shifts
  add column flexible_planning_id uuid references flexible_plannings (id) on delete cascade;
create index shifts_of_flexible_planning on shifts (flexible_planning_id)
  where flexible_planning_id is not null;

-- The last day of the weeks that have become shifts: no week does twice, whatever was moved or deleted.
alter table flexible_plannings add column shifts_until date;
create index flexible_plannings_due on flexible_plannings (start_date)
  where shifts_until is null or shifts_until < end_date;
grant update (shifts_until) on flexible_plannings to renfort_tenant;

-- The plannings by the week that keep some Siders at work on days without shifts yet, in whatever
-- company. As the owner, like taken_shifts: a company is told when, never where or for whom.
create policy of_the_owner on contracts for select to current_user using (true);
create policy of_the_owner on flexible_plannings for select to current_user using (true);
create policy of_the_owner on missions for select to current_user using (true);

create function taken_plannings(wanted uuid[], first_day date, last_day date)
returns table (sider_ids uuid[], planning jsonb, solidarity text, shifts_until date)
language sql stable security definer set search_path = pg_catalog, public as $$
  select array_agg(c.sider_id order by c.sider_id), jsonb_build_object(
      'startDate', f.start_date, 'endDate', f.end_date, 'weeklyVolume', f.weekly_volume,
      'siders', f.siders, 'amplitudeStart', f.amplitude_start, 'amplitudeEnd', f.amplitude_end,
      'include', jsonb_build_object('holidays', f.include_holidays, 'weekDays', f.include_week_days,
        'saturday', f.include_saturday, 'sunday', f.include_sunday)),
    m.frozen_pricing #>> '{hoursTypes,bankHolidays,solidarity}', f.shifts_until
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
