-- The history of a company's pay policy is read from the trail, of which it is a very small part.
create index audit_log_remuneration on audit_log (organisation_id, at desc, id desc)
  where split_part(action, '.', 1) = 'remuneration';
