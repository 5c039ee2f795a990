-- Where a Sider lives, to a thousandth of a degree (about 100 m): enough to say how far a mission is,
-- too little to find the door. Siders give it in their own product; a profile that a company adds has
-- none.
alter table siders
  add column lat double precision,
  add column lng double precision,
  add constraint siders_place_is_whole check ((lat is null) = (lng is null)),
  add constraint siders_place_is_rough check (
    lat between -90 and 90 and lng between -180 and 180
    and lat = round(lat::numeric, 3)::double precision
    and lng = round(lng::numeric, 3)::double precision
  );

-- Whole kilometres between two places as the crow flies, by the haversine formula on a sphere of the
-- earth's mean radius (IUGG: 6,371.0088 km); null when one of the places is unknown. Coordinates of
-- so many decimals that their square underflows are refused: round them first.
create function kilometres_between(
  lat_a double precision, lng_a double precision, lat_b double precision, lng_b double precision
) returns integer
language sql immutable strict parallel safe as $$
  select round(2 * 6371.0088 * asin(least(1, sqrt(
    sin(radians(lat_b - lat_a) / 2) ^ 2
    + cos(radians(lat_a)) * cos(radians(lat_b)) * sin(radians(lng_b - lng_a) / 2) ^ 2
  ))))::integer
$$;
