-- The histories of a company's settings are read from the trail, of which they are a small part.
drop index audit_log_remuneration;
create index audit_log_settings
  on audit_log (organisation_id, split_part(action, '.', 1), at desc, id desc)
  where split_part(action, '.', 1) in
    ('department', 'location', 'member', 'organisation', 'payment', 'remuneration');
