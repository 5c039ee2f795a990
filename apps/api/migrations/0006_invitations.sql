-- The one link that activates an invited account; a new invitation takes the place of the former one.
create table invitations (
  user_id uuid primary key references users (id) on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  used_at timestamptz
);
