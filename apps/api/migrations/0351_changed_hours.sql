-- outside a transaction
-- Software that keeps a copy asks for what has changed since it last did.
create index concurrently if not exists attendances_by_change on attendances (organisation_id, updated_at, id);
