-- outside a transaction
-- The day of internal staff reads what is open in all companies.
drop index concurrently if exists attendances_in_conflict;
create index concurrently attendances_in_conflict on attendances (starts_at, id)
  where status = 'att.conflict' and paid_at is null;
drop index concurrently if exists invoices_refused_anywhere;
create index concurrently invoices_refused_anywhere on invoices (due_on, reference_number)
  where collection in ('refused', 'returned') and paid_at is null;
drop index concurrently if exists organisations_newest;
create index concurrently organisations_newest on organisations (created_at)
  where kind = 'other' and blocked_at is null;
drop index concurrently if exists users_of_internal_staff;
create index concurrently users_of_internal_staff on users (last_name, first_name, id) where is_insider;
