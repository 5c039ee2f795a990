-- What is done once in the life of an installation, before it answers anybody, and is of no use half
-- done: the demo. A step that began and is not done was cut off.
create table installation_steps (
  name text primary key,
  done_at timestamptz
);
revoke all on installation_steps from renfort_tenant;
