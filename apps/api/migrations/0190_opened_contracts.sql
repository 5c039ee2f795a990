-- Contracts are mailed as soon as they are made. Batches of before were not, and are not told of late.
alter table contract_batches drop constraint contract_batches_reminded_check;
alter table contract_batches
  add constraint contract_batches_reminded_check check (reminded in ('opened', '48h', '24h', 'eve'));
update contract_batches set reminded = 'opened' where reminded is null;
