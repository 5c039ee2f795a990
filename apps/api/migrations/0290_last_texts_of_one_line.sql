-- What migrations 0230 and 0275 left: names and codes of departments, and what a company says of itself, by the
-- same rules. A version of a policy keeps no text; what a mission froze of one says for good what it said.
create or replace function pg_temp.without_unseen(written text) returns text language sql immutable as $$
  select regexp_replace(
    regexp_replace(
      written,
      '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]',
      '', 'g'),
    -- Joiners that stand beside no letter that they could join.
    '(^|[\u0001-\u024f])[\u200c\u200d]+|[\u200c\u200d]+(?=$|[\u0001-\u024f])', '\1', 'g')
$$;

create or replace function pg_temp.one_line(written text) returns text language sql immutable as $$
  select coalesce(
    nullif(
      btrim(regexp_replace(
        pg_temp.without_unseen(
          regexp_replace(written, '[\u0009-\u000d\u0085\u2028\u2029]+', ' ', 'g')),
        ' +', ' ', 'g')),
      ''),
    written)
$$;

create or replace function pg_temp.several_lines(written text) returns text language sql immutable as $$
  select btrim(
    pg_temp.without_unseen(
      replace(regexp_replace(written, '\r\n|[\u000b-\u000d\u0085\u2028\u2029]', E'\n', 'g'), E'\t', ' ')),
    E' \n')
$$;

update organisation_profiles
set description = nullif(pg_temp.several_lines(description), '')
where nullif(pg_temp.several_lines(description), '') is distinct from description;

update departments
set code = pg_temp.one_line(code)
where pg_temp.one_line(code) is distinct from code;

-- The key is the name without case and accents, so that the same signs leave it. A name that another department
-- would have then stays, for whoever keeps both to choose.
update departments d
set name = pg_temp.one_line(d.name), name_key = pg_temp.one_line(d.name_key)
where pg_temp.one_line(d.name) <> d.name and not exists (
  select from departments o
  where o.organisation_id = d.organisation_id and o.id <> d.id and o.deleted_at is null
    and pg_temp.one_line(o.name_key) = pg_temp.one_line(d.name_key));
