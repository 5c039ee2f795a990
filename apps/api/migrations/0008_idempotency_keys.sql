-- The first answer to each keyed call, for its repetitions. Nothing names the caller, the key or what
-- was sent: both hashes hold the key, which is nowhere stored. A day later the row goes.
create table idempotency_keys (
  digest bytea primary key check (octet_length(digest) = 32),
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  status smallint not null check (status between 200 and 499),
  body text,
  created_at timestamptz not null
);
create index idempotency_keys_age on idempotency_keys (created_at);
