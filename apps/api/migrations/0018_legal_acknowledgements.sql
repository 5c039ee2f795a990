-- What a company has read of the law's points on a mission, and why it goes on. A point is told apart
-- by `identity`: one that a change of the planning makes another is not acknowledged any more.
create table legal_acknowledgements (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  mission_id uuid not null references missions (id) on delete cascade,
  finding_key text not null,
  identity text not null,
  reason text not null check (char_length(btrim(reason)) >= 6),
  acknowledged_by uuid references users (id) on delete set null,
  acknowledged_at timestamptz not null,
  -- when the mission was posted with it
  confirmed_at timestamptz
);
create index legal_acknowledgements_mission on legal_acknowledgements (organisation_id, mission_id);
create index legal_acknowledgements_mission_row on legal_acknowledgements (mission_id);
create index legal_acknowledgements_person on legal_acknowledgements (acknowledged_by);
call wall('legal_acknowledgements', false);

-- the missions that were posted on one position
create index missions_position on missions (organisation_id, job_title_id, ends_at) where status = 'submitted';
