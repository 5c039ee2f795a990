-- What a step needs to go on after a stop, where it can: the past of the demo is made while the product
-- answers already.
alter table installation_steps add column data jsonb;
