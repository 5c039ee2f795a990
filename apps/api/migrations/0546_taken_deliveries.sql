-- outside a transaction
-- How many deliveries of a webhook are under way, without a look at all that wait.
drop index concurrently if exists webhook_deliveries_taken;
create index concurrently webhook_deliveries_taken on webhook_deliveries (webhook_id)
  where state = 'waiting' and taken_until is not null;
