-- What happened in a company, for other software. A row is written with its fact and never changes, but for its
-- place in the company's sequence, which it is given after the commit.
create table events (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations on delete cascade,
  kind text not null check (char_length(kind) between 3 and 60),
  -- What it is about; events of one subject are delivered in their order.
  subject text not null check (char_length(subject) between 1 and 100),
  at timestamptz not null,
  data jsonb not null,
  written bigint generated always as identity,
  sequence bigint,
  constraint events_sequence unique (organisation_id, sequence)
);
create index events_unnumbered on events (organisation_id, written) where sequence is null;
create index events_by_age on events (at);
call wall('events', false);
grant select, insert on events to renfort_tenant;

-- Where the sequence of a company ends, and up to where it was swept.
create table event_counters (
  organisation_id uuid primary key references organisations on delete cascade,
  last bigint not null default 0,
  swept bigint not null default 0
);
call wall('event_counters', false);
grant select on event_counters to renfort_tenant;

-- Gives committed events of a company their places, and returns how many. Companies wait here one after the other,
-- so that no place becomes visible before the one that precedes it.
create function number_events(company uuid, most integer) returns integer
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
  )
  update events e set sequence = next.given from next where e.id = next.id;
  get diagnostics given = row_count;
  update event_counters set last = place + given where organisation_id = company;
  return given;
end
$$;
revoke all on function number_events(uuid, integer) from public;
grant execute on function number_events(uuid, integer) to renfort_tenant, renfort_system;
