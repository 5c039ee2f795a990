-- The last reminder that was mailed for a batch: none is ever mailed twice, nor an earlier one after it.
alter table contract_batches
  add column reminded text check (reminded in ('48h', '24h', 'eve'));
create index contract_batches_to_remind on contract_batches (starts_at) where status = 'unsigned';
