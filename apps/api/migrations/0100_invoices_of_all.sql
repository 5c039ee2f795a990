-- Internal staff see the invoices of all companies, the newest first, and find one by its number.
create index invoices_newest on invoices (created_at desc, reference_number desc);
create index invoices_by_number on invoices (reference_number text_pattern_ops);
