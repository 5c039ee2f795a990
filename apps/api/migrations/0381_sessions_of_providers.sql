-- Whether the provider of a company asked for a second factor: the product then asks its people for none.
alter table sessions add column has_provider_factor boolean not null default false;
