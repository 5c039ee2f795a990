-- outside a transaction
-- An event is looked for by its place and its age once it has a place: the transaction of its fact then writes two
-- indexes instead of four.
drop index concurrently if exists events_places;
create unique index concurrently events_places on events (organisation_id, sequence) where sequence is not null;
drop index concurrently if exists events_numbered_by_age;
create index concurrently events_numbered_by_age on events (at) where sequence is not null;
drop index concurrently if exists events_by_age;
