-- outside a transaction
-- A change that is noted writes one index instead of two. A number of the table is of one row already: the unique
-- index is of both columns so that a company’s are read in order.
drop index concurrently if exists record_changes_in_order;
create unique index concurrently record_changes_in_order on record_changes (organisation_id, id);
drop index concurrently if exists record_changes_of_company;
-- Nothing reads it: what is due is looked for webhook by webhook.
drop index concurrently if exists webhook_deliveries_due;
