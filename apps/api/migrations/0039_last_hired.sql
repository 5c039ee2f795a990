-- When a company last hired a Sider; null for somebody whom it has only brought or met.
alter table sider_organisations add column hired_at timestamptz;

-- A profile that a company brought itself is known to it from the moment it was made.
update sider_organisations k set hired_at = k.since
from siders s
where s.id = k.sider_id
  and (
    k.since <> s.created_at
    or exists (
      select from assignments a
      where a.organisation_id = k.organisation_id and a.sider_id = k.sider_id
    )
  );

grant update (hired_at) on sider_organisations to renfort_tenant;
