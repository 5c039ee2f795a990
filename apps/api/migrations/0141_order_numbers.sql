-- The number of the company's own order, which its invoices carry (law §3.9).
alter table missions add column order_number text check (order_number <> '');
grant update (order_number) on missions to renfort_tenant;
