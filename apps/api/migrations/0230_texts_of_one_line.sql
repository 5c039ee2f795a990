-- Texts of one line that were typed or pasted before their rule: tabs and line breaks are one space,
-- signs that nobody sees are out. What is sealed or issued (contracts, signatures, invoices, the audit
-- trail) says for good what it said. A text that nothing is left of stays as it is.
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
      btrim(pg_temp.without_unseen(
        regexp_replace(written, '[\u0009-\u000d\u0085\u2028\u2029]+', ' ', 'g'))),
      ''),
    written)
$$;

create or replace function pg_temp.several_lines(written text) returns text language sql immutable as $$
  select btrim(
    pg_temp.without_unseen(
      replace(regexp_replace(written, '\r\n|[\u000b-\u000d\u0085\u2028\u2029]', E'\n', 'g'), E'\t', ' ')),
    E' \n')
$$;

create or replace function pg_temp.lines_of(fields jsonb) returns jsonb language sql immutable as $$
  select jsonb_object_agg(
    key,
    case when jsonb_typeof(value) = 'string' then to_jsonb(pg_temp.one_line(value #>> '{}')) else value end)
  from jsonb_each(fields)
$$;

update users
set first_name = pg_temp.one_line(first_name), last_name = pg_temp.one_line(last_name)
where (pg_temp.one_line(first_name), pg_temp.one_line(last_name))
  is distinct from (first_name, last_name);

update siders
set first_name = pg_temp.one_line(first_name), last_name = pg_temp.one_line(last_name),
  city = pg_temp.one_line(city)
where (pg_temp.one_line(first_name), pg_temp.one_line(last_name), pg_temp.one_line(city))
  is distinct from (first_name, last_name, city);

update organisations set name = pg_temp.one_line(name) where pg_temp.one_line(name) <> name;

update legal_informations
set name = pg_temp.one_line(name), business_name = pg_temp.one_line(business_name)
where (pg_temp.one_line(name), pg_temp.one_line(business_name))
  is distinct from (name, business_name);

update payment_informations
set accounting_info = pg_temp.lines_of(accounting_info),
  billing_address = pg_temp.lines_of(billing_address)
where (pg_temp.lines_of(accounting_info), pg_temp.lines_of(billing_address))
  is distinct from (accounting_info, billing_address);

update locations
set title = pg_temp.one_line(title), address = pg_temp.one_line(address),
  street_number = pg_temp.one_line(street_number), street_name = pg_temp.one_line(street_name),
  postal_code = pg_temp.one_line(postal_code), city = pg_temp.one_line(city),
  region = pg_temp.one_line(region), department = pg_temp.one_line(department),
  description = pg_temp.several_lines(description)
where (pg_temp.one_line(title), pg_temp.one_line(address), pg_temp.one_line(street_number),
    pg_temp.one_line(street_name), pg_temp.one_line(postal_code), pg_temp.one_line(city),
    pg_temp.one_line(region), pg_temp.one_line(department), pg_temp.several_lines(description))
  is distinct from (title, address, street_number, street_name, postal_code, city, region,
    department, description);

update missions
set name = pg_temp.one_line(name), order_number = pg_temp.one_line(order_number),
  mission_information = pg_temp.several_lines(mission_information),
  side_note = pg_temp.several_lines(side_note)
where (pg_temp.one_line(name), pg_temp.one_line(order_number),
    pg_temp.several_lines(mission_information), pg_temp.several_lines(side_note))
  is distinct from (name, order_number, mission_information, side_note);
