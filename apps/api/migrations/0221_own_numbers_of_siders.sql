-- How a company numbers a Sider in its own software (« matricule »): a text, which keeps its zeros.
-- Beside what networks share of Siders, since a number is the company's alone.
create table sider_numbers (
  organisation_id uuid not null references organisations (id) on delete cascade,
  sider_id uuid not null references siders (id) on delete cascade,
  number text not null check (char_length(number) between 1 and 30),
  -- as it is compared: case does not count (the domain's `ownNumberKey`)
  number_key text not null,
  search_text text generated always as (searched(number)) stored,
  updated_at timestamptz not null,
  primary key (organisation_id, sider_id),
  constraint sider_numbers_once unique (organisation_id, number_key)
);
create index sider_numbers_of_sider on sider_numbers (sider_id);
call wall('sider_numbers', false);
grant select, insert, delete on sider_numbers to renfort_tenant;
grant update (number, number_key, updated_at) on sider_numbers to renfort_tenant;
