-- Candidates for a mission, whom the provider's staff add; a company meets those that are shown to it.
create table applicants (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id) on delete cascade,
  mission_id uuid not null references missions (id) on delete cascade,
  sider_id uuid not null references siders (id) on delete restrict,
  status text not null default 'sent' check (status in ('sent', 'approved', 'refused')),
  refusal_reason text check (char_length(refusal_reason) between 1 and 500),
  visible boolean not null default false,
  comment text check (char_length(comment) between 1 and 500),
  -- the stored file
  cv_key text,
  availabilities jsonb not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (mission_id, sider_id),
  check ((status = 'refused') = (refusal_reason is not null))
);
create index applicants_of_mission on applicants (organisation_id, mission_id, created_at);
create index applicants_sider on applicants (sider_id);
call wall('applicants', false);
