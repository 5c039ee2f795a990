-- Whoever watches the product asks at every look how many invoices still wait for their document.
create index invoices_without_document on invoices (created_at) where document_key is null;
