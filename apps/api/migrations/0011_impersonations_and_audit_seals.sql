-- For whom a session acts, why and until when. The trail keeps what was; this is only what is.
create table impersonations (
  session_id uuid primary key references sessions (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  reason text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null
);
create index impersonations_user on impersonations (user_id);
revoke all on impersonations from renfort_tenant;

-- The trail is read newest first: all of it, of one company, of one person, of one kind.
drop index audit_log_organisation;
drop index audit_log_actor;
create index audit_log_newest on audit_log (at desc, id desc);
create index audit_log_organisation on audit_log (organisation_id, at desc, id desc);
create index audit_log_actor on audit_log (actor_id, at desc, id desc);
create index audit_log_acted_for on audit_log (on_behalf_of_id, at desc, id desc)
  where on_behalf_of_id is not null;
create index audit_log_kind on audit_log (split_part(action, '.', 1), at desc, id desc);

-- Rows are added, never changed: the product's roles cannot, and the owner of the table would have to
-- take the trigger away first.
revoke update, delete, truncate on audit_log from renfort_tenant, renfort_system;
create function refuse_audit_change() returns trigger
language plpgsql as $$
begin
  raise exception 'The audit trail is only ever added to.' using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
for each statement execute function refuse_audit_change();

-- Each row is sealed by a hash over itself and the seal before it in the chain of its company. Sealing
-- follows the write by some seconds, so that writes of a company never wait for each other.
create table audit_unsealed (
  audit_id bigint primary key
);
create table audit_seals (
  id bigint generated always as identity primary key,
  -- the company, or zeros for what is of no company
  chain uuid not null,
  audit_id bigint not null unique,
  hash bytea not null check (octet_length(hash) = 32)
);
create index audit_seals_chain on audit_seals (chain, id);
-- What there is already waits too, as whoever may read all of it.
set local role renfort_system;
insert into audit_unsealed select id from audit_log;
reset role;
revoke all on audit_unsealed, audit_seals from renfort_tenant;
revoke insert, update, truncate on audit_unsealed from renfort_system;
revoke update, delete, truncate on audit_seals from renfort_system;

-- As the owner: a company's connection adds to the queue without reaching it.
create function await_audit_seal() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into audit_unsealed values (new.id);
  return null;
end
$$;
create trigger audit_log_unsealed after insert on audit_log
for each row execute function await_audit_seal();

-- What a seal covers: every column, in a text that depends on no setting of the connection.
create function audit_digest(line audit_log) returns bytea
language sql stable parallel safe as $$
  select sha256(convert_to(jsonb_build_array(line.id, extract(epoch from line.at), line.actor_id,
    line.on_behalf_of_id, line.organisation_id, line.action, line.entity, line.entity_id,
    line.before, line.after)::text, 'UTF8'))
$$;

-- Seals what waits, oldest first; one connection at a time. A row that was taken away meanwhile gets
-- a seal that nothing matches, so that it is missed.
create function seal_audit(most integer) returns integer
language plpgsql as $$
declare
  waiting record;
  previous bytea;
  sealed integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtext('audit_seals')) then
    return 0;
  end if;
  for waiting in
    with taken as (
      delete from audit_unsealed
      where audit_id in (select audit_id from audit_unsealed order by audit_id limit most)
      returning audit_id
    )
    select taken.audit_id, audit_digest(line) as digest,
      coalesce(line.organisation_id, '00000000-0000-0000-0000-000000000000') as chain
    from taken left join audit_log line on line.id = taken.audit_id
    order by taken.audit_id
  loop
    select hash into previous from audit_seals
      where chain = waiting.chain order by id desc limit 1;
    insert into audit_seals (chain, audit_id, hash)
    values (waiting.chain, waiting.audit_id, sha256(coalesce(previous, '') || waiting.digest));
    sealed := sealed + 1;
  end loop;
  return sealed;
end
$$;
