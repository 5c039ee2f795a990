-- A draft has the zone of its place as a posted mission has the one that it was posted with. The hours of
-- drafts overseas were typed by the clocks of Paris: they stay what the clocks show, at the place.
update missions m set time_zone = place.zone
from (
  select id, case
      when country = 'BL' or postal_code like '97133%' then 'America/St_Barthelemy'
      when country = 'MF' or postal_code like '97150%' then 'America/Marigot'
      when country = 'GP' or postal_code like '971%' then 'America/Guadeloupe'
      when country = 'MQ' or postal_code like '972%' then 'America/Martinique'
      when country = 'GF' or postal_code like '973%' then 'America/Cayenne'
      when country = 'RE' or postal_code like '974%' then 'Indian/Reunion'
      when country = 'PM' or postal_code like '975%' then 'America/Miquelon'
      when country = 'YT' or postal_code like '976%' then 'Indian/Mayotte'
    end as zone
  from locations
  where country in ('FR', 'BL', 'MF', 'GP', 'MQ', 'GF', 'RE', 'PM', 'YT')
) place
where place.id = m.location_id and place.zone is not null and m.status = 'draft';

update shifts s set
  starts_at = (s.starts_at at time zone 'Europe/Paris') at time zone m.time_zone,
  ends_at = (s.ends_at at time zone 'Europe/Paris') at time zone m.time_zone
from missions m
where m.id = s.mission_id and m.status = 'draft' and m.time_zone <> 'Europe/Paris';

update missions set
  starts_at = (starts_at at time zone 'Europe/Paris') at time zone time_zone,
  ends_at = (ends_at at time zone 'Europe/Paris') at time zone time_zone
where status = 'draft' and time_zone <> 'Europe/Paris';
