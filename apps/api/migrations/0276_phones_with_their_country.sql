-- French numbers that were stored as they were typed, nationally or with separators, become E.164, as the next
-- save of each would make them. Others stay as they are: their country cannot be told here.
create or replace function pg_temp.french_e164(typed text) returns text language sql immutable as $$
  select case
    when d.digits ~ '^0[1-9][0-9]{8}$' then '+33' || substr(d.digits, 2)
    when d.digits ~ '^(\+|00)33(0?)[1-9][0-9]{8}$' then '+33' || right(d.digits, 9)
    else typed
  end
  from (select regexp_replace(typed, '[ ()./\u00a0\u202f-]', '', 'g') as digits) d
$$;

update users set phone_number = pg_temp.french_e164(phone_number)
where pg_temp.french_e164(phone_number) <> phone_number;

-- The phone of a Sider is theirs alone: of two rows that would have the same, both stay for staff to settle.
update siders s set phone_number = pg_temp.french_e164(s.phone_number)
where pg_temp.french_e164(s.phone_number) <> s.phone_number and not exists (
  select from siders o
  where o.id <> s.id and pg_temp.french_e164(o.phone_number) = pg_temp.french_e164(s.phone_number));

update payment_informations
set accounting_info = jsonb_set(accounting_info, '{phoneNumber}',
  to_jsonb(pg_temp.french_e164(accounting_info ->> 'phoneNumber')))
where pg_temp.french_e164(accounting_info ->> 'phoneNumber') <> accounting_info ->> 'phoneNumber';
