-- When whoever leads a mission was asked how it went: once, whatever happens to the mail.
alter table missions add column feedback_asked_at timestamptz;
create index missions_to_ask_about on missions (ends_at)
  where feedback_asked_at is null and status = 'submitted';
