-- A job that is taken before others of its kind, the highest number first.
create function enqueue_job(job_name text, job_data jsonb, job_priority integer) returns uuid
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  made uuid := enqueue_job(job_name, job_data);
begin
  update pgboss.job set priority = job_priority where name = job_name and id = made;
  return made;
end
$$;
revoke execute on function enqueue_job(text, jsonb, integer) from public;
grant execute on function enqueue_job(text, jsonb, integer) to renfort_tenant, renfort_system;

-- The jobs that wait for some documents are taken before others; a company hastens its own alone.
create function hasten_jobs(job_names text[], batches uuid[], job_priority integer) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update pgboss.job set priority = job_priority
  where name = any(job_names) and state < 'active' and priority < job_priority
    and data->>'batchId' = any(batches::text[])
    and (
      current_setting('role') <> 'renfort_tenant'
      or data->>'organisationId' = own_company()::text
    );
end
$$;
revoke execute on function hasten_jobs from public;
grant execute on function hasten_jobs to renfort_tenant, renfort_system;
