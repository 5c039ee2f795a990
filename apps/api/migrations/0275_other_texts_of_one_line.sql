-- What migration 0230 left: texts of motives, of the work, of views and templates of plannings, of requests,
-- bonuses and comments, by the same rules, so that a form with them can be saved unchanged. What is sealed or
-- issued, and versions of a policy that were in force, say for good what they said.
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

-- A text that may be missing, of which nothing would be left.
create or replace function pg_temp.optional_lines(written text) returns text language sql immutable as $$
  select nullif(pg_temp.several_lines(written), '')
$$;

-- Every text of a structure by the rule of one line, those of some fields by the rule of several.
create or replace function pg_temp.cleaned(value jsonb, long_fields text[] default '{}', field text default '')
returns jsonb language plpgsql immutable as $$
begin
  case jsonb_typeof(value)
    when 'object' then
      return (select coalesce(jsonb_object_agg(e.key, pg_temp.cleaned(e.value, long_fields, e.key)), '{}')
        from jsonb_each(value) e);
    when 'array' then
      return (select coalesce(jsonb_agg(pg_temp.cleaned(e.value, long_fields, field) order by e.place), '[]')
        from jsonb_array_elements(value) with ordinality e (value, place));
    when 'string' then
      if field = any(long_fields) then return to_jsonb(pg_temp.several_lines(value #>> '{}')); end if;
      return to_jsonb(pg_temp.one_line(value #>> '{}'));
    else
      return value;
  end case;
end
$$;

update motives
set justification = pg_temp.several_lines(justification),
  replacements = pg_temp.cleaned(replacements, '{justification}'),
  recruitments = pg_temp.cleaned(recruitments)
where (pg_temp.several_lines(justification), pg_temp.cleaned(replacements, '{justification}'), pg_temp.cleaned(recruitments))
  is distinct from (justification, replacements, recruitments);

update job_descriptions
set suffix = pg_temp.one_line(suffix),
  subtasks = pg_temp.cleaned(subtasks),
  purpose = pg_temp.optional_lines(purpose),
  work_conditions = pg_temp.optional_lines(work_conditions),
  dress_code = pg_temp.one_line(dress_code),
  tools = pg_temp.cleaned(tools),
  equipments = pg_temp.cleaned(equipments),
  experiences = pg_temp.cleaned(experiences)
where (pg_temp.one_line(suffix), pg_temp.cleaned(subtasks), pg_temp.optional_lines(purpose), pg_temp.optional_lines(work_conditions), pg_temp.one_line(dress_code), pg_temp.cleaned(tools), pg_temp.cleaned(equipments), pg_temp.cleaned(experiences))
  is distinct from (suffix, subtasks, purpose, work_conditions, dress_code, tools, equipments, experiences);

update missions
set subtasks = pg_temp.cleaned(subtasks),
  purpose = pg_temp.optional_lines(purpose),
  work_conditions = pg_temp.optional_lines(work_conditions),
  dress_code = pg_temp.one_line(dress_code),
  tools = pg_temp.cleaned(tools),
  equipments = pg_temp.cleaned(equipments),
  experiences = pg_temp.cleaned(experiences)
where (pg_temp.cleaned(subtasks), pg_temp.optional_lines(purpose), pg_temp.optional_lines(work_conditions), pg_temp.one_line(dress_code), pg_temp.cleaned(tools), pg_temp.cleaned(equipments), pg_temp.cleaned(experiences))
  is distinct from (subtasks, purpose, work_conditions, dress_code, tools, equipments, experiences);

update permanent_requests
set job_name = pg_temp.one_line(job_name),
  address = pg_temp.one_line(address),
  city = pg_temp.one_line(city),
  postal_code = pg_temp.one_line(postal_code),
  commentary = pg_temp.optional_lines(commentary)
where (pg_temp.one_line(job_name), pg_temp.one_line(address), pg_temp.one_line(city), pg_temp.one_line(postal_code), pg_temp.optional_lines(commentary))
  is distinct from (job_name, address, city, postal_code, commentary);

update remuneration_policies
set indemnities = pg_temp.cleaned(indemnities, '{conditions}')
where (pg_temp.cleaned(indemnities, '{conditions}'))
  is distinct from (indemnities);

update feedbacks
set comment = pg_temp.optional_lines(comment)
where (pg_temp.optional_lines(comment))
  is distinct from (comment);

update applicants
set comment = pg_temp.optional_lines(comment),
  refusal_reason = coalesce(pg_temp.optional_lines(refusal_reason), refusal_reason)
where (pg_temp.optional_lines(comment), coalesce(pg_temp.optional_lines(refusal_reason), refusal_reason))
  is distinct from (comment, refusal_reason);

update siders
set experiences = pg_temp.cleaned(experiences),
  educations = pg_temp.cleaned(educations)
where (pg_temp.cleaned(experiences), pg_temp.cleaned(educations))
  is distinct from (experiences, educations);

update sider_unavailabilities
set comment = pg_temp.optional_lines(comment)
where (pg_temp.optional_lines(comment))
  is distinct from (comment);

update planning_views
set shown = pg_temp.cleaned(shown)
where (pg_temp.cleaned(shown))
  is distinct from (shown);

-- A name that another one would have then stays, for whoever keeps both to choose.
update planning_views v set name = pg_temp.one_line(v.name)
where pg_temp.one_line(v.name) <> v.name and not exists (
  select from planning_views o
  where o.organisation_id = v.organisation_id and o.user_id = v.user_id and o.id <> v.id
    and lower(pg_temp.one_line(o.name)) = lower(pg_temp.one_line(v.name)));

update week_templates t set name = pg_temp.one_line(t.name)
where pg_temp.one_line(t.name) <> t.name and not exists (
  select from week_templates o
  where o.organisation_id = t.organisation_id
    and o.job_description_id is not distinct from t.job_description_id and o.id <> t.id
    and lower(pg_temp.one_line(o.name)) = lower(pg_temp.one_line(t.name)));
