-- What a search reads of a mission and of its place, folded once instead of at every search.
alter table missions add column search_text text
  generated always as (folded(coalesce(name, '') || ' ' || coalesce(unique_identifier, ''))) stored;
alter table locations add column search_text text
  generated always as (folded(title || ' ' || address || ' ' || postal_code || ' ' || city)) stored;
