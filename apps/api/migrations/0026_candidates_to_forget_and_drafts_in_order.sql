-- Finds the candidates of any company whom nobody has been in touch with for long.
create index applicants_by_last_change on applicants (updated_at);

-- A list of drafts begins with the one that was made last, whatever dates it has.
update missions set reference_at = created_at where status = 'draft';
