-- outside a transaction
-- An index whose condition names the status makes each validation write every index again (0091). Hours in conflict
-- are few of those that no bill has yet, which attendances_unbilled_by_start holds in the same order.
drop index concurrently if exists attendances_in_conflict;
