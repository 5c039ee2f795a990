-- When each Monday's validation of hours was done. Hours that come later wait for the next Monday, as screens
-- promise; after a stop the run is late, and takes all that came until it.
create table validation_runs (
  deadline timestamptz primary key,
  done_at timestamptz not null check (done_at >= deadline)
);
