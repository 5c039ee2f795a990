-- outside a transaction
-- « À faire » names who left or declined a place lately.
drop index concurrently if exists removed_hires_by_time;
create index concurrently removed_hires_by_time on removed_hires (organisation_id, removed_at);
drop index concurrently if exists requested_siders_declined;
create index concurrently requested_siders_declined on requested_siders (organisation_id, answered_at)
  where status = 'declined';
