-- Two roles that own nothing and bypass nothing. The product speaks as one of them in each query: as
-- a company, which reaches its own rows, or as itself (sign-in, mails, seeds), which reaches all.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['renfort_tenant', 'renfort_system'] loop
    begin
      execute format('create role %I nologin', wanted);
    exception when duplicate_object or unique_violation then
      null; -- roles belong to the whole server, where another database may have made them
    end;
    if not pg_has_role(current_user, wanted, 'member') then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
end
$$;

grant usage on schema public to renfort_tenant, renfort_system;
grant select, insert, update, delete on all tables in schema public to renfort_tenant, renfort_system;
alter default privileges in schema public
  grant select, insert, update, delete on tables to renfort_tenant, renfort_system;
revoke all on migrations from renfort_tenant, renfort_system;

-- The company of the connection, and its group: the parent company, or the group itself.
create function own_company() returns uuid
language sql stable parallel safe as $$
  select nullif(current_setting('app.organisation', true), '')::uuid
$$;
create function own_group() returns uuid
language sql stable parallel safe as $$
  select nullif(current_setting('app.group', true), '')::uuid
$$;

alter table organisations enable row level security;
alter table organisations force row level security;
create policy everything on organisations to renfort_system using (true) with check (true);
create policy family on organisations for select to renfort_tenant
  using (id in (own_company(), own_group()) or parent_id = own_group());
create policy own on organisations for update to renfort_tenant
  using (id = own_company()) with check (id = own_company());

-- What belongs to a company is met by that company alone; `shared` tables are read in its whole group.
create procedure wall(tenant_table regclass, shared boolean)
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy everything on %s to renfort_system using (true) with check (true)', tenant_table);
  execute format(
    'create policy own on %s to renfort_tenant
      using (organisation_id = own_company())
      with check (organisation_id = own_company())', tenant_table);
  if shared then
    execute format(
      'create policy family on %s for select to renfort_tenant
        using (organisation_id in (select id from organisations))', tenant_table);
  end if;
end
$$;

call wall('memberships', true);
call wall('organisation_profiles', true);
call wall('remuneration_policies', true);
call wall('locations', true);
call wall('job_descriptions', true);
call wall('sider_organisations', true);
call wall('feedbacks', true);
call wall('legal_informations', false);
call wall('payment_informations', false);
call wall('motives', false);
call wall('missions', false);
call wall('mission_counters', false);
call wall('shifts', false);
call wall('requested_siders', false);
call wall('assignments', false);

-- Some changes are of no company: a user's own account. They can be written, and read by the product alone.
call wall('audit_log', false);
create policy of_no_company on audit_log for insert to renfort_tenant with check (organisation_id is null);
