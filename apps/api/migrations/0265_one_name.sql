-- Somebody may have one name only, kept as their first name beside an empty last name: it is shown
-- without a stray space (the domain's `fullName`) and sorted among the last names (`listedName`).
create function full_name(first_name text, last_name text) returns text
language sql immutable strict parallel safe as $$
  select btrim(first_name || ' ' || last_name)
$$;

create function listed_name(first_name text, last_name text) returns text
language sql immutable parallel safe as $$
  select case when last_name = '' then first_name else last_name end
$$;

-- The index is made anew with its column.
drop index siders_in_order;
alter table siders drop column sort_name,
  add column sort_name text collate "C" generated always as (
    folded(listed_name(first_name, last_name)) || E'\t' || folded(first_name)
  ) stored;
create index siders_in_order on siders (sort_name, id);
