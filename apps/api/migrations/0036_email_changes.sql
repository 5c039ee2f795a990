-- A change of e-mail waits for its link to the new address; the former one can undo it for a while, and
-- is nobody else's meanwhile. Whoever speaks for a company has no right on these tables.
create table email_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  former_email text not null check (former_email = lower(former_email)),
  new_email text not null check (new_email = lower(new_email)),
  confirm_hash bytea not null unique,
  undo_hash bytea not null unique,
  created_at timestamptz not null,
  confirm_until timestamptz not null,
  confirmed_at timestamptz,
  undo_until timestamptz not null
);
create index email_changes_user on email_changes (user_id, created_at);
create index email_changes_former on email_changes (former_email);
create index email_changes_age on email_changes (undo_until);

-- Where somebody signed in rightly: a hash of the network, the browser and the system.
create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  hash bytea not null,
  seen_at timestamptz not null,
  primary key (user_id, hash)
);
create index known_devices_age on known_devices (seen_at);
