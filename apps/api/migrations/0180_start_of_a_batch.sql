-- When the first of the contracts of a batch that stand begins: by the shifts of its Sider, or by what its
-- first amendment found, which the contract still says. Nothing of a planning by the week, whose contracts
-- begin together whoever leaves.
create function start_of_batch(batch uuid) returns timestamptz
language sql stable as $$
  select min(coalesce(found.starts_at, own.starts_at))
  from contract_documents d
  join contracts c on c.id = d.contract_id and c.cancelled_at is null
  join missions m on m.id = c.mission_id and m.is_flexible_planning is not true
  cross join lateral (
    select min((s ->> 'startsAt')::timestamptz) as starts_at
    from contract_documents n, jsonb_array_elements(n.terms_before -> 'shifts') s
    where n.contract_id = c.id and n.number = 1
  ) found
  cross join lateral (
    select min(a.starts_at) as starts_at from assignments a
    where a.mission_id = c.mission_id and a.sider_id = c.sider_id
  ) own
  where d.batch_id = batch and d.number = 0
$$;

-- A paper that is made anew may say another start; its reminders then begin anew.
grant update (starts_at, reminded) on contract_batches to renfort_tenant;
