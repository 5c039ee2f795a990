-- A pause after too many tries; each one in a row is longer than the one before.
alter table login_throttles
  add column pauses integer not null default 0,
  add column paused_until timestamptz;
create index login_throttles_age on login_throttles (window_started_at);
