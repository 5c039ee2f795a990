-- Whether what was declared is the plan (N-21); not of what nobody has declared.
alter table attendances add column matches_plan boolean not null default false;
update attendances a set matches_plan = true
from attendance_versions p, attendance_versions d
where p.attendance_id = a.id and p.origin = 'shift'
  and d.attendance_id = a.id and d.number = (
    select max(number) from attendance_versions
    where attendance_id = a.id and origin in ('sider', 'company')
  )
  and date_trunc('minute', d.starts_at) = date_trunc('minute', p.starts_at)
  and date_trunc('minute', d.ends_at) = date_trunc('minute', p.ends_at)
  and (
    select coalesce(sum((b ->> 'endDate')::timestamptz - (b ->> 'startDate')::timestamptz), interval '0')
    from jsonb_array_elements(d.breaks) b
  ) = (
    select coalesce(sum((b ->> 'endDate')::timestamptz - (b ->> 'startDate')::timestamptz), interval '0')
    from jsonb_array_elements(p.breaks) b
  );

-- What waits is few, whatever the years before.
create index attendances_to_decide on attendances (organisation_id, starts_at desc, id)
  where status <> 'att.validated';

-- A company validates hours, or says others once.
grant update (
  status, worked_from, worked_until, absence_justification, disputed_at, validated_at,
  matches_plan, updated_at
) on attendances to renfort_tenant;
grant insert on attendance_versions to renfort_tenant;
grant update (actions) on attendance_versions to renfort_tenant;
