-- Mayotte has a minimum wage of its own; what was stored before holds everywhere else.
alter table legal_values add column area text not null default 'france'
  check (area in ('france', 'mayotte'));
alter table legal_values alter column area drop default;
alter table legal_values drop constraint legal_values_pkey;
alter table legal_values add primary key (area, valid_from);
