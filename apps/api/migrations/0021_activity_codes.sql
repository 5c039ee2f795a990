-- APE codes are given anew in 2027: each says the list that it is from, and since when it is known.
alter table legal_informations
  add column ape_nomenclature text not null default 'naf-rev2'
    check (ape_nomenclature in ('naf-rev2', 'naf-2025')),
  add column ape_code_date date;
