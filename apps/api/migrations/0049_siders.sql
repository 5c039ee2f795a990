-- The directory of staff: all Siders by name, by what their names and phones begin with, by job.
-- The words of a name are kept as they are folded, so that a search of beginnings reads an index.
create index siders_in_order on siders (sort_name, id);
create index siders_of_words on siders
  using gin (array_to_tsvector(array_remove(string_to_array(search_name, ' '), '')));
create index siders_of_phone on siders (phone_number text_pattern_ops);
create index siders_of_job on siders using gin (job_title_ids);
create index feedbacks_of_sider on feedbacks (sider_id);

-- The name of where a Sider lives, for who reads their profile.
alter table siders
  add column city text,
  add constraint siders_city_has_place check (city is null or lat is not null);
