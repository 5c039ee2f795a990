-- What a version changed of the paper before it, and what whoever made it says of it; nothing where there
-- was no paper to compare.
alter table contract_versions
  add column changes jsonb,
  add column note text check (char_length(note) between 1 and 1000);

-- What waits for a correction, in all companies: the nearest start first.
create index contract_batches_contested on contract_batches (starts_at, id)
  where status = 'contested' and contract_ids <> '{}';
