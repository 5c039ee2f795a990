-- When each scheduled job was last started, by the clock of the product.
create table job_schedules (
  name text primary key,
  last_run_at timestamptz not null
);
revoke all on job_schedules from renfort_tenant;

-- Leaves a job to be done when the transaction commits. The queue is in a schema of its own (pg-boss),
-- which companies do not reach: this runs as the owner, and a company leaves jobs for nobody else.
create function enqueue_job(job_name text, job_data jsonb) returns uuid
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  made uuid;
begin
  if current_setting('role') = 'renfort_tenant' and job_data ? 'organisationId'
    and job_data->>'organisationId' is distinct from own_company()::text then
    raise insufficient_privilege using message = 'A company leaves no job for another one.';
  end if;
  insert into pgboss.job (name, data, policy, dead_letter, retry_limit, retry_delay, retry_backoff,
    retry_delay_max, expire_seconds, heartbeat_seconds, deletion_seconds, keep_until)
  select name, job_data, policy, dead_letter, retry_limit, retry_delay, retry_backoff,
    retry_delay_max, expire_seconds, heartbeat_seconds, deletion_seconds,
    now() + retention_seconds * interval '1 second'
  from pgboss.queue where name = job_name
  returning id into made;
  if made is null then
    raise exception 'There is no queue for the job %.', job_name;
  end if;
  return made;
end
$$;
revoke execute on function enqueue_job(text, jsonb) from public;
grant execute on function enqueue_job(text, jsonb) to renfort_tenant, renfort_system;
