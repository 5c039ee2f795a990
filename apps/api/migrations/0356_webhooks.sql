-- The addresses of other software to which a company has its events sent.
create table webhooks (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations on delete cascade,
  url text not null check (char_length(url) <= 500),
  kinds text[] not null check (cardinality(kinds) between 1 and 60),
  disabled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When its administrators were last told that events could not be delivered.
  told_at timestamptz
);
create index webhooks_of_company on webhooks (organisation_id, created_at);
call wall('webhooks', false);
grant select, insert, delete on webhooks to renfort_tenant;
grant update (url, kinds, disabled_at, updated_at) on webhooks to renfort_tenant;

-- What signs the deliveries. A company shows a secret once, when it is made, and never reads it again.
create table webhook_secrets (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhooks on delete cascade,
  organisation_id uuid not null references organisations on delete cascade,
  secret text not null check (char_length(secret) <= 100),
  created_at timestamptz not null,
  -- Until when a replaced secret still signs.
  valid_until timestamptz
);
create index webhook_secrets_of_company on webhook_secrets (organisation_id);
create index webhook_secrets_of_webhook on webhook_secrets (webhook_id);
call wall('webhook_secrets', false);
grant insert, delete on webhook_secrets to renfort_tenant;
grant select (id, webhook_id, organisation_id, created_at, valid_until) on webhook_secrets to renfort_tenant;
grant update (valid_until) on webhook_secrets to renfort_tenant;

create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhooks on delete cascade,
  organisation_id uuid not null references organisations on delete cascade,
  event_id uuid not null references events on delete cascade,
  subject text not null,
  sequence bigint not null,
  state text not null check (state in ('waiting', 'delivered', 'parked')),
  tries integer not null default 0,
  next_try_at timestamptz not null,
  -- Until when a process has taken it, on the clock of the database.
  taken_until timestamptz,
  changed_at timestamptz not null,
  constraint webhook_deliveries_once unique (webhook_id, event_id)
);
create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, next_try_at, sequence)
  where state = 'waiting';
create index webhook_deliveries_due on webhook_deliveries (next_try_at) where state = 'waiting';
create index webhook_deliveries_in_order on webhook_deliveries (webhook_id, subject, sequence)
  where state = 'waiting';
create index webhook_deliveries_parked on webhook_deliveries (webhook_id) where state = 'parked';
create index webhook_deliveries_listed on webhook_deliveries (webhook_id, sequence desc);
create index webhook_deliveries_of_company on webhook_deliveries (organisation_id);
create index webhook_deliveries_of_event on webhook_deliveries (event_id);
call wall('webhook_deliveries', false);
grant select, insert on webhook_deliveries to renfort_tenant;
grant update (state, tries, next_try_at, changed_at) on webhook_deliveries to renfort_tenant;

-- Each try with its answer, of which the beginning is kept.
create table webhook_tries (
  id bigint generated always as identity primary key,
  delivery_id uuid not null references webhook_deliveries on delete cascade,
  organisation_id uuid not null references organisations on delete cascade,
  at timestamptz not null,
  status integer,
  failure text,
  answer text not null check (char_length(answer) <= 2000),
  milliseconds integer not null
);
create index webhook_tries_of_delivery on webhook_tries (delivery_id, id desc);
create index webhook_tries_of_company on webhook_tries (organisation_id);
call wall('webhook_tries', false);
grant select on webhook_tries to renfort_tenant;

-- Wakes the delivery after a transaction with events, unless a job for it already waits.
create function wake_webhooks() returns void
  language plpgsql security definer set search_path to 'pg_catalog', 'public' as $$
begin
  if not exists (select from pgboss.job where name = 'deliver-webhooks' and state = 'created') then
    perform enqueue_job('deliver-webhooks', '{}'::jsonb);
  end if;
end
$$;
revoke all on function wake_webhooks() from public;
grant execute on function wake_webhooks() to renfort_tenant, renfort_system;

-- As before, and an event that gets its place waits for delivery to each webhook that asks for its kind.
create or replace function number_events(company uuid, most integer) returns integer
  language plpgsql security definer set search_path to 'pg_catalog', 'public' as $$
declare
  place bigint;
  given integer;
begin
  if current_setting('role') = 'renfort_tenant' and company is distinct from own_company() then
    raise insufficient_privilege using message = 'A company numbers no events of another one.';
  end if;
  if not exists (select from events where organisation_id = company and sequence is null) then
    return 0;
  end if;
  insert into event_counters (organisation_id) values (company) on conflict do nothing;
  select last into place from event_counters where organisation_id = company for update;
  with next as (
    select id, place + row_number() over (order by written) as given
    from events where organisation_id = company and sequence is null order by written limit most
  ), numbered as (
    update events e set sequence = next.given from next where e.id = next.id
    returning e.id, e.kind, e.subject, e.sequence, e.at, e.data
  ), sent as (
    insert into webhook_deliveries
      (webhook_id, organisation_id, event_id, subject, sequence, state, next_try_at, changed_at)
    select w.id, company, e.id, e.subject, e.sequence, 'waiting', e.at, e.at
    from numbered e
    join webhooks w on w.organisation_id = company and w.disabled_at is null
      and (e.kind = any(w.kinds) or e.kind = 'webhook.test' and e.data->>'webhookId' = w.id::text)
  )
  select count(*) into given from numbered;
  update event_counters set last = place + given where organisation_id = company;
  return given;
end
$$;
