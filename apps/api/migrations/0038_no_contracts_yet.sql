-- A payroll mission was locked at its confirmation as if it had contracts. None exist yet: whatever
-- makes the first one locks it.
set local role renfort_system;
update missions set has_contracts = false where has_contracts;
reset role;
revoke update (has_contracts) on missions from renfort_tenant;
