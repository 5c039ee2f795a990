-- The last days of licences that a mission asks for, of some Siders who hold them. As the owner, like
-- taken_shifts: a company has no right on what Siders say of themselves, but nobody is hired with a
-- licence that ends before the work.
create function licence_ends(siders uuid[], wanted text[])
returns table (sider_id uuid, licence_id text, ends_on date)
language sql stable security definer set search_path = pg_catalog, public as $$
  select e.sider_id, e.licence_id, e.ends_on
  from sider_licence_ends e
  join siders s on s.id = e.sider_id
  where e.sider_id = any(siders) and e.licence_id = any(wanted) and s.licence_ids ? e.licence_id
  order by e.sider_id, e.ends_on, e.licence_id
$$;
revoke execute on function licence_ends from public;
grant execute on function licence_ends to renfort_tenant, renfort_system;
