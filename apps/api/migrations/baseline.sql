-- Made by tools/gen-baseline.ts up to 0310_invoices_without_document.sql. Do not edit.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['renfort_tenant', 'renfort_system'] loop
    begin
      execute format('create role %I nologin', wanted);
    exception when duplicate_object or unique_violation then
      null; -- another database of this server has made them
    end;
    if not pg_has_role(current_user, wanted, 'member') then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
end
$$;
do $$
begin
  create extension if not exists btree_gist;
exception when insufficient_privilege then
  raise exception 'The extension btree_gist is missing, and % may not add it', current_user
    using hint = 'Let an administrator of this database run: create extension btree_gist';
end
$$;
set local check_function_bodies = false;
set local search_path = '';
CREATE TYPE public.mission_move AS (
	organisation_id uuid,
	manager_id uuid,
	created_by uuid,
	bucket text,
	step integer
);
CREATE TABLE public.audit_log (
    id bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_id uuid,
    on_behalf_of_id uuid,
    organisation_id uuid,
    action text NOT NULL,
    entity text NOT NULL,
    entity_id text NOT NULL,
    before jsonb,
    after jsonb
);
ALTER TABLE ONLY public.audit_log FORCE ROW LEVEL SECURITY;
CREATE FUNCTION public.audit_digest(line public.audit_log) RETURNS bytea
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  select sha256(convert_to(jsonb_build_array(line.id, extract(epoch from line.at), line.actor_id,
    line.on_behalf_of_id, line.organisation_id, line.action, line.entity, line.entity_id,
    line.before, line.after)::text, 'UTF8'))
$$;
CREATE FUNCTION public.await_audit_seal() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
begin
  insert into audit_unsealed values (new.id);
  return null;
end
$$;
CREATE FUNCTION public.count_missions(moves public.mission_move[]) RETURNS void
    LANGUAGE sql
    AS $$
  insert into mission_counters as counter (organisation_id, scope, bucket, total)
  select m.organisation_id, s.scope, m.bucket, sum(m.step)
  from unnest(moves) m
  join organisations o on o.id = m.organisation_id
  cross join lateral unnest(mission_scopes(m.manager_id, m.created_by)) s (scope)
  group by 1, 2, 3
  having sum(m.step) <> 0
  order by 1, 2, 3
  on conflict (organisation_id, scope, bucket) do update set total = counter.total + excluded.total
$$;
CREATE FUNCTION public.enqueue_job(job_name text, job_data jsonb) RETURNS uuid
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
declare
  made uuid;
begin
  if current_setting('role') = 'renfort_tenant' and job_data ? 'organisationId'
    and job_data->>'organisationId' is distinct from own_company()::text then
    raise insufficient_privilege using message = 'A company leaves no job for another one.';
  end if;
  insert into pgboss.job (name, data, policy, dead_letter, retry_limit, retry_delay, retry_backoff,
    retry_delay_max, expire_seconds, heartbeat_seconds, deletion_seconds, keep_until)
  select name, job_data, policy, dead_letter, retry_limit, retry_delay, retry_backoff,
    retry_delay_max, expire_seconds, heartbeat_seconds, deletion_seconds,
    now() + retention_seconds * interval '1 second'
  from pgboss.queue where name = job_name
  returning id into made;
  if made is null then
    raise exception 'There is no queue for the job %.', job_name;
  end if;
  return made;
end
$$;
CREATE FUNCTION public.folded(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$
  select btrim(regexp_replace(regexp_replace(
    replace(replace(replace(replace(case
      when bare ~ '^[\u0001-\u007f]*$' then lower(bare collate "C")
      else translate(lower(bare collate "C"), 'ÆÐØÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤ'
    'ϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍ'
    'ӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖႠႡႢႣႤႥႦႧႨႩႪႫႬႭႮႯႰႱႲႳႴႵႶႷႸႹႺႻႼႽ'
    'ႾႿჀჁჂჃჄჅჇჍᎠᎡᎢᎣᎤᎥᎦᎧᎨᎩᎪᎫᎬᎭᎮᎯᎰᎱᎲᎳᎴᎵᎶᎷᎸᎹᎺᎻᎼᎽᎾᎿᏀᏁᏂᏃᏄᏅᏆᏇᏈᏉᏊᏋᏌᏍᏎᏏᏐᏑᏒᏓᏔᏕᏖᏗᏘᏙᏚᏛᏜᏝᏞᏟᏠᏡᏢᏣᏤᏥᏦᏧᏨᏩᏪᏫᏬᏭᏮᏯᏰᏱᏲᏳᏴᏵᲉᲐᲑᲒ'
    'ᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿẞỺỼỾℲↃⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉⰊⰋⰌⰍⰎⰏⰐⰑⰒⰓⰔⰕⰖⰗⰘⰙⰚⰛⰜⰝⰞⰟⰠⰡⰢⰣⰤⰥⰦⰧⰨⰩⰪⰫⰬⰭⰮⰯⱠⱢⱣ'
    'ⱤⱧⱩⱫⱭⱮⱯⱰⱲⱵⱾⱿⲀⲂⲄⲆⲈⲊⲌⲎⲐⲒⲔⲖⲘⲚⲜⲞⲠⲢⲤⲦⲨⲪⲬⲮⲰⲲⲴⲶⲸⲺⲼⲾⳀⳂⳄⳆⳈⳊⳌⳎⳐⳒⳔⳖⳘⳚⳜⳞⳠⳢⳫⳭⳲꙀꙂꙄꙆꙈꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖ'
    'ꚘꚚꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵđðħıł'
    'øςةەہھىیک', 'ædoþdhlŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥ'
    'ϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎ'
    'ӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗⴘⴙⴚⴛⴜⴝ'
    'ⴞⴟⴠⴡⴢⴣⴤⴥⴧⴭꭰꭱꭲꭳꭴꭵꭶꭷꭸꭹꭺꭻꭼꭽꭾꭿꮀꮁꮂꮃꮄꮅꮆꮇꮈꮉꮊꮋꮌꮍꮎꮏꮐꮑꮒꮓꮔꮕꮖꮗꮘꮙꮚꮛꮜꮝꮞꮟꮠꮡꮢꮣꮤꮥꮦꮧꮨꮩꮪꮫꮬꮭꮮꮯꮰꮱꮲꮳꮴꮵꮶꮷꮸꮹꮺꮻꮼꮽꮾꮿᏸᏹᏺᏻᏼᏽᲊაბგ'
    'დევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿßỻỽỿⅎↄⰰⰱⰲⰳⰴⰵⰶⰷⰸⰹⰺⰻⰼⰽⰾⰿⱀⱁⱂⱃⱄⱅⱆⱇⱈⱉⱊⱋⱌⱍⱎⱏⱐⱑⱒⱓⱔⱕⱖⱗⱘⱙⱚⱛⱜⱝⱞⱟⱡɫᵽ'
    'ɽⱨⱪⱬɑɱɐɒⱳⱶȿɀⲁⲃⲅⲇⲉⲋⲍⲏⲑⲓⲕⲗⲙⲛⲝⲟⲡⲣⲥⲧⲩⲫⲭⲯⲱⲳⲵⲷⲹⲻⲽⲿⳁⳃⳅⳇⳉⳋⳍⳏⳑⳓⳕⳗⳙⳛⳝⳟⳡⳣⳬⳮⳳꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋꚍꚏꚑꚓꚕꚗ'
    'ꚙꚛꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇꞌɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩɦɜɡɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶddhil'
    'oσههههييك')
    end, 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b9-\u02ff\u0375\u03f6\u0482'
    '\u055a-\u055f\u0589-\u05c6\u05f3-\u061f\u066a-\u066d\u06d4\u06dd\u06de\u06e9\u06fd\u06fe'
    '\u0700-\u070f\u07f6-\u07f9\u07fe\u07ff\u0830-\u083e\u085e\u0888\u0890\u0891\u08e2\u0964\u0965\u0970'
    '\u09f2\u09f3\u09fa\u09fb\u09fd\u0a76\u0af0\u0af1\u0b70\u0bf3-\u0bfa\u0c77\u0c7f\u0c84\u0d4f\u0d79'
    '\u0df4\u0e3f\u0e4f\u0e5a\u0e5b\u0f01-\u0f17\u0f1a-\u0f1f\u0f34\u0f36\u0f38\u0f3a-\u0f3d\u0f85'
    '\u0fbe-\u0fc5\u0fc7-\u0fda\u104a-\u104f\u109e\u109f\u10fb\u1360-\u1368\u1390-\u1399\u1400\u166d'
    '\u166e\u1680\u169b\u169c\u16eb-\u16ed\u1735\u1736\u17d4-\u17d6\u17d8-\u17db\u1800-\u180a\u180e'
    '\u1940-\u1945\u19de-\u19ff\u1a1e\u1a1f\u1aa0-\u1aa6\u1aa8-\u1aad\u1b4e\u1b4f\u1b5a-\u1b6a'
    '\u1b74-\u1b7f\u1bfc-\u1bff\u1c3b-\u1c3f\u1c7e\u1c7f\u1cc0-\u1cd3\u2010-\u212e\u213a-\u214d\u214f'
    '\u218a-\u244a\u2500-\u2775\u2794-\u2bff\u2ce5-\u2cea\u2cf9-\u2cfc\u2cfe\u2cff\u2d70\u2e00-\u2e2e'
    '\u2e30-\u3004\u3008-\u3020\u3030\u3037\u303d-\u303f\u30a0\u30fb\u3190\u3191\u31c0-\u31ef\u327f'
    '\u4dc0-\u4dff\ua490-\ua4c6\ua4fe\ua4ff\ua60d-\ua60f\ua673-\ua67e\ua6f2-\ua716\ua720\ua721'
    '\ua789-\ua78c\ua828-\ua82b\ua836-\ua839\ua874-\ua877\ua8ce\ua8cf\ua8f8-\ua8fa\ua8fc\ua92e\ua92f'
    '\ua95f\ua9c1-\ua9cd\ua9de\ua9df\uaa5c-\uaa5f\uaa77-\uaa79\uaade\uaadf\uaaf0\uaaf1\uab5b\uab6a\uab6b'
    '\uabeb\ufbb2-\ufe46\ufff9-\ufffd\U0001f000-\U0001f0f5\U0001f10d-\U0001faf8]', ' ', 'g'), ' +', ' ', 'g'))
  from (
    select regexp_replace(normalize(value, NFKD),
    '[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640'
    '\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a'
    '\u0897-\u089f\u08ca-\u08e1\u08e3-\u08ff\u0951-\u0954\u1ab0-\u1aeb\u1cd0-\u1cd2\u1cd4-\u1ce0'
    '\u1ce2-\u1ce8\u1ced\u1cf4\u1cf8\u1cf9\u1dc0-\u1dff\u200b-\u200f\u2060\u20d0-\u20f0\u2de0-\u2dff'
    '\u302a-\u302d\u3099\u309a\ua66f-\ua672\ua674-\ua67d\ua69e\ua69f\ufb1e\ufe00-\ufe2f\ufeff\U000101fd'
    '\U000102e0\U00010efa-\U00010eff\U0001133b\U0001cf00-\U0001cf46\U0001d167-\U0001d169'
    '\U0001d17b-\U0001d182\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U0001e08f\U000e0100-\U000e01ef]', '', 'g') as bare
  ) without_marks
$_$;
CREATE FUNCTION public.forget_contract() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update contract_batches set contract_ids = standing_contracts(id)
  where id in (select batch_id from contract_documents where contract_id = new.id);
  return null;
end
$$;
CREATE FUNCTION public.full_name(first_name text, last_name text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  select btrim(first_name || ' ' || last_name)
$$;
CREATE FUNCTION public.keep_mission_counters() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  moves mission_move[];
begin
  if tg_op = 'INSERT' then
    moves := array(
      select (organisation_id, manager_id, created_by, mission_bucket(progress_step, selection_status), 1)::mission_move
      from missions_after);
  elsif tg_op = 'DELETE' then
    moves := array(
      select (organisation_id, manager_id, created_by, mission_bucket(progress_step, selection_status), -1)::mission_move
      from missions_before);
  else
    moves := array(
      select unnest(array[
        (b.organisation_id, b.manager_id, b.created_by, mission_bucket(b.progress_step, b.selection_status), -1)::mission_move,
        (a.organisation_id, a.manager_id, a.created_by, mission_bucket(a.progress_step, a.selection_status), 1)::mission_move])
      from missions_before b
      join missions_after a using (id)
      where (b.progress_step, b.selection_status, b.manager_id, b.created_by)
        is distinct from (a.progress_step, a.selection_status, a.manager_id, a.created_by));
  end if;
  if cardinality(moves) > 0 then
    perform count_missions(moves);
  end if;
  return null;
end
$$;
CREATE FUNCTION public.kilometres_between(lat_a double precision, lng_a double precision, lat_b double precision, lng_b double precision) RETURNS integer
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  select round(2 * 6371.0088 * asin(least(1, sqrt(
    sin(radians(lat_b - lat_a) / 2) ^ 2
    + cos(radians(lat_a)) * cos(radians(lat_b)) * sin(radians(lng_b - lng_a) / 2) ^ 2
  ))))::integer
$$;
CREATE FUNCTION public.listed_name(first_name text, last_name text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select case when last_name = '' then first_name else last_name end
$$;
CREATE FUNCTION public.met_hours(company uuid, shifts uuid[], siders uuid[], started timestamp with time zone[], ended timestamp with time zone[]) RETURNS TABLE(place integer, shift_id uuid)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
begin
  return query
    select (r.n - 1)::integer, case when a.organisation_id = company then a.shift_id end
    from unnest(shifts, siders, started, ended) with ordinality r (shift, sider, since, until, n)
    join attendances a on a.sider_id = r.sider
      -- Nobody works longer at once: the index is read from there.
      and a.worked_from > r.since - interval '2 days' and a.worked_from < r.until
      and a.worked_until > r.since and a.worked_from < a.worked_until
      and not a.within_others and a.shift_id is distinct from r.shift;
end
$$;
CREATE FUNCTION public.mission_bucket(progress text, selection text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$ select progress || ':' || coalesce(selection, '') $$;
CREATE FUNCTION public.mission_scopes(manager uuid, creator uuid) RETURNS text[]
    LANGUAGE sql IMMUTABLE
    AS $$
  select array_remove(array[
    'organisation',
    'manager:' || manager,
    'member:' || manager,
    case when creator is distinct from manager then 'member:' || creator end
  ], null)
$$;
CREATE FUNCTION public.move_assignments() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update assignments set starts_at = new.starts_at where shift_id = new.id;
  return null;
end
$$;
CREATE FUNCTION public.name_contracts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update contract_batches set contract_ids = standing_contracts(id)
  where id in (select batch_id from documents_made);
  return null;
end
$$;
CREATE FUNCTION public.own_company() RETURNS uuid
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  select nullif(current_setting('app.organisation', true), '')::uuid
$$;
CREATE FUNCTION public.own_group() RETURNS uuid
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  select nullif(current_setting('app.group', true), '')::uuid
$$;
CREATE FUNCTION public.refuse_audit_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'The audit trail is only ever added to.' using errcode = 'insufficient_privilege';
end
$$;
CREATE FUNCTION public.seal_audit(most integer) RETURNS integer
    LANGUAGE plpgsql
    AS $$
declare
  waiting record;
  previous bytea;
  sealed integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtext('audit_seals')) then
    return 0;
  end if;
  for waiting in
    with taken as (
      delete from audit_unsealed
      where audit_id in (select audit_id from audit_unsealed order by audit_id limit most)
      returning audit_id
    )
    select taken.audit_id, audit_digest(line) as digest,
      coalesce(line.organisation_id, '00000000-0000-0000-0000-000000000000') as chain
    from taken left join audit_log line on line.id = taken.audit_id
    order by taken.audit_id
  loop
    select hash into previous from audit_seals
      where chain = waiting.chain order by id desc limit 1;
    insert into audit_seals (chain, audit_id, hash)
    values (waiting.chain, waiting.audit_id, sha256(coalesce(previous, '') || waiting.digest));
    sealed := sealed + 1;
  end loop;
  return sealed;
end
$$;
CREATE FUNCTION public.searched(value text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
declare
  words constant text[] := array_remove(string_to_array(regexp_replace(folded(value),
    '([\u1100-\u115f\u3040-\u30ff\u3400-\u9fff\U00020000-\U0003ffff])', ' \1', 'g'), ' '), '');
  joined text[] := '{}';
begin
  for at in 1..cardinality(words) loop
    joined := joined || array_to_string(words[at:at + 3], '');
  end loop;
  return array_to_string(joined, ' ');
end
$$;
CREATE FUNCTION public.standing_contracts(batch uuid) RETURNS uuid[]
    LANGUAGE sql STABLE
    AS $$
  select array(
    select c.id from contract_documents d join contracts c on c.id = d.contract_id
    where d.batch_id = batch and c.cancelled_at is null
    order by c.position)
$$;
CREATE FUNCTION public.start_assignment() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.starts_at := (select starts_at from shifts where id = new.shift_id);
  return new;
end
$$;
CREATE FUNCTION public.start_of_batch(batch uuid) RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
  select min(coalesce(found.starts_at, own.starts_at))
  from contract_documents d
  join contracts c on c.id = d.contract_id and c.cancelled_at is null
  join missions m on m.id = c.mission_id and m.is_flexible_planning is not true
  cross join lateral (
    select min((s ->> 'startsAt')::timestamptz) as starts_at
    from contract_documents n, jsonb_array_elements(n.terms_before -> 'shifts') s
    where n.contract_id = c.id and n.number = 1
  ) found
  cross join lateral (
    select min(a.starts_at) as starts_at from assignments a
    where a.mission_id = c.mission_id and a.sider_id = c.sider_id
  ) own
  where d.batch_id = batch and d.number = 0
$$;
CREATE FUNCTION public.taken_plannings(wanted uuid[], first_day date, last_day date) RETURNS TABLE(sider_ids uuid[], planning jsonb, solidarity text, local_holidays jsonb, time_zone text, shifts_until date)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
  select array_agg(c.sider_id order by c.sider_id), jsonb_build_object(
      'startDate', f.start_date, 'endDate', f.end_date, 'weeklyVolume', f.weekly_volume,
      'siders', f.siders, 'amplitudeStart', f.amplitude_start, 'amplitudeEnd', f.amplitude_end,
      'include', jsonb_build_object('holidays', f.include_holidays, 'weekDays', f.include_week_days,
        'saturday', f.include_saturday, 'sunday', f.include_sunday)),
    m.frozen_pricing #>> '{hoursTypes,bankHolidays,solidarity}',
    coalesce(m.frozen_pricing -> 'localHolidays', '[]'), m.time_zone, f.shifts_until
  from contracts c
  join missions m on m.id = c.mission_id and m.status = 'submitted' and m.is_flexible_planning
    and not m.archived
  join flexible_plannings f on f.mission_id = m.id
  where c.sider_id = any(wanted) and c.cancelled_at is null
    and f.start_date <= last_day and f.end_date >= first_day
    and (f.shifts_until is null or f.shifts_until < f.end_date)
  group by f.id, m.id
$$;
CREATE FUNCTION public.taken_shifts(siders uuid[], since timestamp with time zone, until timestamp with time zone) RETURNS TABLE(sider_id uuid, starts_at timestamp with time zone, ends_at timestamp with time zone, break_minutes integer, time_zone text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
  select a.sider_id, s.starts_at, s.ends_at, s.break_minutes, m.time_zone
  from assignments a
  join shifts s on s.id = a.shift_id
  join missions m on m.id = s.mission_id
  where a.sider_id = any(siders) and a.starts_at >= since and a.starts_at < until
  order by a.sider_id, s.starts_at
$$;
CREATE PROCEDURE public.wall(IN tenant_table regclass, IN shared boolean)
    LANGUAGE plpgsql
    AS $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy everything on %s to renfort_system using (true) with check (true)', tenant_table);
  execute format(
    'create policy own on %s to renfort_tenant
      using (organisation_id = own_company())
      with check (organisation_id = own_company())', tenant_table);
  if shared then
    execute format(
      'create policy family on %s for select to renfort_tenant
        using (organisation_id in (select id from organisations))', tenant_table);
  end if;
end
$$;
CREATE TABLE public.applicants (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    organisation_id uuid NOT NULL,
    mission_id uuid NOT NULL,
    sider_id uuid NOT NULL,
    status text DEFAULT 'sent'::text NOT NULL,
    refusal_reason text,
    visible boolean DEFAULT false NOT NULL,
    comment text,
    cv_key text,
    availabilities jsonb DEFAULT '[]'::jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT applicants_check CHECK (((status = 'refused'::text) = (refusal_reason IS NOT NULL))),
    CONSTRAINT applicants_comment_check CHECK (((char_length(comment) >= 1) AND (char_length(comment) <= 500))),
    CONSTRAINT applicants_refusal_reason_check CHECK (((char_length(refusal_reason) >= 1) AND (char_length(refusal_reason) <= 500))),
    CONSTRAINT applicants_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'approved'::text, 'refused'::text])))
);
ALTER TABLE ONLY public.applicants FORCE ROW LEVEL SECURITY;
CREATE TABLE public.arrivals (
    shift_id uuid NOT NULL,
    sider_id uuid NOT NULL,
    organisation_id uuid NOT NULL,
    arrived_at timestamp with time zone NOT NULL,
    noted_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY public.arrivals FORCE ROW LEVEL SECURITY;
CREATE TABLE public.assignments (
    shift_id uuid NOT NULL,
    sider_id uuid NOT NULL,
    mission_id uuid NOT NULL,
    organisation_id uuid NOT NULL,
    starts_at timestamp with time zone
);
ALTER TABLE ONLY public.assignments FORCE ROW LEVEL SECURITY;
CREATE TABLE public.attendance_import_headings (
    organisation_id uuid NOT NULL,
    headings jsonb NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY public.attendance_import_headings FORCE ROW LEVEL SECURITY;
CREATE TABLE public.attendance_versions (
    attendance_id uuid NOT NULL,
    number integer NOT NULL,
    organisation_id uuid NOT NULL,
    origin text NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    breaks jsonb DEFAULT '[]'::jsonb NOT NULL,
    actions jsonb DEFAULT '[]'::jsonb NOT NULL,
    made_at timestamp with time zone NOT NULL,
    made_by uuid,
    CONSTRAINT attendance_versions_check CHECK ((starts_at <= ends_at)),
    CONSTRAINT attendance_versions_number_check CHECK ((number >= 0)),
    CONSTRAINT attendance_versions_origin_check CHECK ((origin = ANY (ARRAY['shift'::text, 'sider'::text, 'company'::text, 'insider'::text])))
);
ALTER TABLE ONLY public.attendance_versions FORCE ROW LEVEL SECURITY;
CREATE TABLE public.attendances (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    organisation_id uuid NOT NULL,
    mission_id uuid NOT NULL,
    shift_id uuid,
    sider_id uuid NOT NULL,
    status text NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    worked_from timestamp with time zone NOT NULL,
    worked_until timestamp with time zone NOT NULL,
    absence_justification text,
    disputed_at timestamp with time zone,
    validated_at timestamp with time zone,
    paid_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    matches_plan boolean DEFAULT false NOT NULL,
    within_others boolean DEFAULT false NOT NULL,
    dispute_comment text,
    invoice_id uuid,
    imported_at timestamp with time zone,
    CONSTRAINT attendances_absence_justification_check CHECK ((absence_justification = ANY (ARRAY['dayOff'::text, 'other'::text]))),
    CONSTRAINT attendances_check CHECK ((worked_from <= worked_until)),
    CONSTRAINT attendances_check1 CHECK (((status = 'att.validated'::text) = (validated_at IS NOT NULL))),
    CONSTRAINT attendances_check2 CHECK (((paid_at IS NULL) OR (status = 'att.validated'::text))),
    CONSTRAINT attendances_check3 CHECK (((invoice_id IS NULL) OR (paid_at IS NOT NULL))),
    CONSTRAINT attendances_dispute_comment_check CHECK ((char_length(dispute_comment) <= 260)),
    CONSTRAINT attendances_status_check CHECK ((status = ANY (ARRAY['att.waiting'::text, 'att.disputed'::text, 'att.conflict'::text, 'att.validated'::text])))
)
WITH (fillfactor='50');
ALTER TABLE ONLY public.attendances FORCE ROW LEVEL SECURITY;
ALTER TABLE public.audit_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.audit_seals (
    id bigint NOT NULL,
    chain uuid NOT NULL,
    audit_id bigint NOT NULL,
    hash bytea NOT NULL,
    CONSTRAINT audit_seals_hash_check CHECK ((octet_length(hash) = 32))
);
ALTER TABLE public.audit_seals ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_seals_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.audit_unsealed (
    audit_id bigint NOT NULL
);
CREATE TABLE public.clock_moves (
    id bigint NOT NULL,
    moved_from timestamp with time zone NOT NULL,
    moved_to timestamp with time zone NOT NULL,
    CONSTRAINT clock_moves_check CHECK ((moved_from <= moved_to))
);
ALTER TABLE public.clock_moves ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.clock_moves_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.collection_answers (
    invoice_id uuid NOT NULL,
    number integer NOT NULL,
    organisation_id uuid NOT NULL,
    state text NOT NULL,
    reason text,
    answered_at timestamp with time zone NOT NULL,
    CONSTRAINT collection_answers_check CHECK (((state = 'refused'::text) = (reason IS NOT NULL))),
    CONSTRAINT collection_answers_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'succeeded'::text, 'refused'::text])))
);
ALTER TABLE ONLY public.collection_answers FORCE ROW LEVEL SECURITY;
CREATE TABLE public.collection_returns (
    return_id text NOT NULL,
    state text NOT NULL,
    invoice_id uuid NOT NULL,
    number integer NOT NULL,
    organisation_id uuid NOT NULL,
    reason text NOT NULL,
    amount_cents integer NOT NULL,
    told_at timestamp with time zone NOT NULL,
    CONSTRAINT collection_returns_amount_cents_check CHECK ((amount_cents > 0)),
    CONSTRAINT collection_returns_state_check CHECK ((state = ANY (ARRAY['returned'::text, 'restored'::text])))
);
ALTER TABLE ONLY public.collection_returns FORCE ROW LEVEL SECURITY;
CREATE TABLE public.collection_tries (
    invoice_id uuid NOT NULL,
    number integer NOT NULL,
    organisation_id uuid NOT NULL,
    amount_cents integer NOT NULL,
    charge_id text,
    method_id text NOT NULL,
    method_type text NOT NULL,
    method_ending text,
    started_at timestamp with time zone NOT NULL,
    started_by uuid,
    CONSTRAINT collection_tries_amount_cents_check CHECK ((amount_cents > 0)),
    CONSTRAINT collection_tries_method_type_check CHECK ((method_type = ANY (ARRAY['card'::text, 'sepa_debit'::text]))),
    CONSTRAINT collection_tries_number_check CHECK ((number > 0))
);
ALTER TABLE ONLY public.collection_tries FORCE ROW LEVEL SECURITY;
CREATE TABLE public.contract_batches (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    organisation_id uuid NOT NULL,
    mission_id uuid NOT NULL,
    status text DEFAULT 'unsigned'::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    reminded text,
    act text DEFAULT 'contract'::text NOT NULL,
    reason text,
    comment text,
    contract_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    CONSTRAINT contract_batches_act_check CHECK ((act = ANY (ARRAY['contract'::text, 'renewal'::text, 'term'::text, 'hours'::text, 'place'::text, 'end'::text]))),
    CONSTRAINT contract_batches_check CHECK (((act = 'end'::text) = (reason IS NOT NULL))),
    CONSTRAINT contract_batches_check1 CHECK (((comment IS NULL) OR (act = 'end'::text))),
    CONSTRAINT contract_batches_comment_check CHECK (((char_length(comment) >= 1) AND (char_length(comment) <= 500))),
    CONSTRAINT contract_batches_reason_check CHECK ((reason = ANY (ARRAY['trialPeriod'::text, 'noMoreNeed'::text, 'resignation'::text, 'seriousFault'::text, 'forceMajeure'::text]))),
    CONSTRAINT contract_batches_reminded_check CHECK ((reminded = ANY (ARRAY['opened'::text, '48h'::text, '24h'::text, 'eve'::text]))),
    CONSTRAINT contract_batches_status_check CHECK ((status = ANY (ARRAY['unsigned'::text, 'signed'::text, 'contested'::text]))),
    CONSTRAINT contract_batches_version_check CHECK ((version > 0))
);
ALTER TABLE ONLY public.contract_batches FORCE ROW LEVEL SECURITY;
CREATE TABLE public.contract_documents (
    batch_id uuid NOT NULL,
    contract_id uuid NOT NULL,
    organisation_id uuid NOT NULL,
    number integer NOT NULL,
    terms_before jsonb,
    CONSTRAINT contract_documents_check CHECK (((number = 0) = (terms_before IS NULL))),
    CONSTRAINT contract_documents_number_check CHECK ((number >= 0))
);
ALTER TABLE ONLY public.contract_documents FORCE ROW LEVEL SECURITY;
CREATE TABLE public.contract_readings (
    batch_id uuid NOT NULL,
    version integer NOT NULL,
    user_id uuid NOT NULL,
    organisation_id uuid NOT NULL,
    pages_read integer NOT NULL,
    read_at timestamp with time zone NOT NULL,
    CONSTRAINT contract_readings_pages_read_check CHECK ((pages_read >= 0))
);
ALTER TABLE ONLY public.contract_readings FORCE ROW LEVEL SECURITY;
CREATE TABLE public.contract_signatures (
    batch_id uuid NOT NULL,
    version integer NOT NULL,
    organisation_id uuid NOT NULL,
    signed_at timestamp with time zone NOT NULL,
    signed_by uuid,
    signed_name text NOT NULL,
    document_sha256 text NOT NULL,
    session text NOT NULL,
    address text NOT NULL,
    user_agent text,
    locale text NOT NULL,
    consent text NOT NULL,
    pages_read integer NOT NULL,
    pages integer NOT NULL,
    sealed_key text,
    sealed_sha256 text,
    sealed_at timestamp with time zone,
    timestamped_at timestamp with time zone,
    evidence_key text,
    evidence_data_key text,
    evidence_sha256 text,
    evidence_at timestamp with time zone,
    CONSTRAINT contract_signatures_check CHECK ((num_nonnulls(sealed_key, sealed_sha256, sealed_at) = ANY (ARRAY[0, 3]))),
    CONSTRAINT contract_signatures_check1 CHECK ((num_nonnulls(evidence_key, evidence_data_key, evidence_sha256, evidence_at) = ANY (ARRAY[0, 4]))),
    CONSTRAINT contract_signatures_check2 CHECK (((evidence_at IS NULL) OR (sealed_at IS NOT NULL))),
    CONSTRAINT contract_signatures_check3 CHECK (((timestamped_at IS NULL) OR (sealed_at IS NOT NULL))),
    CONSTRAINT contract_signatures_document_sha256_check CHECK ((document_sha256 ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT contract_signatures_evidence_sha256_check CHECK ((evidence_sha256 ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT contract_signatures_locale_check CHECK ((locale = ANY (ARRAY['fr'::text, 'en'::text]))),
    CONSTRAINT contract_signatures_sealed_sha256_check CHECK ((sealed_sha256 ~ '^[0-9a-f]{64}$'::text))
);
ALTER TABLE ONLY public.contract_signatures FORCE ROW LEVEL SECURITY;
CREATE TABLE public.contract_versions (
    batch_id uuid NOT NULL,
    version integer NOT NULL,
    organisation_id uuid NOT NULL,
    made_at timestamp with time zone NOT NULL,
    made_by uuid,
    facts jsonb,
    document_key text,
    document_sha256 text,
    pages integer,
    contested_at timestamp with time zone,
    contested_by uuid,
    contested_name text,
    contest_description text,
    changes jsonb,
    note text,
    CONSTRAINT contract_versions_check CHECK ((num_nonnulls(facts, document_key, document_sha256, pages) = ANY (ARRAY[0, 4]))),
    CONSTRAINT contract_versions_check1 CHECK ((num_nonnulls(contested_at, contested_name, contest_description) = ANY (ARRAY[0, 3]))),
    CONSTRAINT contract_versions_document_sha256_check CHECK ((document_sha256 ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT contract_versions_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 1000))),
    CONSTRAINT contract_versions_pages_check CHECK ((pages > 0)),
    CONSTRAINT contract_versions_version_check CHECK ((version > 0))
);
ALTER TABLE ONLY public.contract_versions FORCE ROW LEVEL SECURITY;
CREATE TABLE public.contracts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    organisation_id uuid NOT NULL,
    mission_id uuid NOT NULL,
    batch_id uuid NOT NULL,
    sider_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    cancelled_at timestamp with time zone,
    "position" integer NOT NULL,
    CONSTRAINT contracts_position_check CHECK (("position" > 0))
);
ALTER TABLE ONLY public.contracts FORCE ROW LEVEL SECURITY;
CREATE TABLE public.departments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    organisation_id uuid NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    code text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT departments_code_check CHECK (((char_length(code) >= 1) AND (char_length(code) <= 20))),
    CONSTRAINT departments_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60)))
);
ALTER TABLE ONLY public.departments FORCE ROW LEVEL SECURITY;
CREATE TABLE public.email_changes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    former_email text NOT NULL,
    new_email text NOT NULL,
    confirm_hash bytea NOT NULL,
    undo_hash bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    confirm_until timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    undo_until timestamp with time zone NOT NULL,
    CONSTRAINT email_changes_former_email_check CHECK ((former_email = lower(former_email))),
    CONSTRAINT email_changes_new_email_check CHECK ((new_email = lower(new_email)))
);
CREATE TABLE public.entered_indemnities (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    organisation_id uuid NOT NULL,
    kind text NOT NULL,
    mission_id uuid NOT NULL,
    sider_id uuid NOT NULL,
    week_start date NOT NULL,
    indemnity_id text NOT NULL,
    name text,
    cover_bp integer,
    entered_cents integer NOT NULL,
    price_cents integer NOT NULL,
    entered_at timestamp with time zone NOT NULL,
    entered_by uuid,
    invoice_id uuid,
    given_back_at timestamp with time zone,
    CONSTRAINT entered_indemnities_check CHECK (((price_cents >= 1) AND (price_cents <= entered_cents))),
    CONSTRAINT entered_indemnities_check1 CHECK (((given_back_at IS NULL) OR (invoice_id IS NOT NULL))),
    CONSTRAINT entered_indemnities_check2 CHECK (((kind = 'bonus'::text) = (name IS NOT NULL))),
    CONSTRAINT entered_indemnities_check3 CHECK (((kind = 'transport'::text) = (cover_bp IS NOT NULL))),
    CONSTRAINT entered_indemnities_cover_bp_check CHECK (((cover_bp >= 1) AND (cover_bp <= 10000))),
    CONSTRAINT entered_indemnities_entered_cents_check CHECK (((entered_cents >= 1) AND (entered_cents <= 500000))),
    CONSTRAINT entered_indemnities_kind_check CHECK ((kind = ANY (ARRAY['transport'::text, 'bonus'::text]))),
    CONSTRAINT entered_indemnities_week_start_check CHECK ((EXTRACT(isodow FROM week_start) = (1)::numeric))
);
ALTER TABLE ONLY public.entered_indemnities FORCE ROW LEVEL SECURITY;
CREATE TABLE public.feature_flags (
    key text NOT NULL,
    organisation_id uuid,
    enabled boolean NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    changed_by uuid,
    CONSTRAINT feature_flags_key_check CHECK (((length(key) >= 1) AND (length(key) <= 60)))
);
ALTER TABLE ONLY public.feature_flags FORCE ROW LEVEL SECURITY;
CREATE TABLE public.feedbacks (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    organisation_id uuid NOT NULL,
    sider_id uuid NOT NULL,
    mission_id uuid,
    manager_id uuid,
    type_id text NOT NULL,
    work_again integer NOT NULL,
    pro integer,
    perf integer,
    comment text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone,
    CONSTRAINT feedbacks_comment_length CHECK ((char_length(comment) <= 260)),
    CONSTRAINT feedbacks_perf_check CHECK ((perf = ANY (ARRAY[1, '-1'::integer]))),
    CONSTRAINT feedbacks_pro_check CHECK ((pro = ANY (ARRAY[1, '-1'::integer]))),
    CONSTRAINT feedbacks_type_id_check CHECK ((type_id = ANY (ARRAY['attendance'::text, 'mission-end'::text]))),
    CONSTRAINT feedbacks_work_again_check CHECK ((work_again = ANY (ARRAY[1, '-1'::integer])))
);
ALTER TABLE ONLY public.feedbacks FORCE ROW LEVEL SECURITY;
CREATE TABLE public.flexible_plannings (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    organisation_id uuid NOT NULL,
    mission_id uuid NOT NULL,
    start_date date NOT NULL,
    end_date date NOT NULL,
    weekly_volume integer NOT NULL,
    siders integer NOT NULL,
    amplitude_start text NOT NULL,
    amplitude_end text NOT NULL,
    include_holidays boolean NOT NULL,
    include_week_days boolean NOT NULL,
    include_saturday boolean NOT NULL,
    include_sunday boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    shifts_until date,
    CONSTRAINT flexible_plannings_amplitude_end_check CHECK ((amplitude_end ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
    CONSTRAINT flexible_plannings_amplitude_start_check CHECK ((amplitude_start ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
    CONSTRAINT flexible_plannings_check CHECK ((end_date >= start_date)),
    CONSTRAINT flexible_plannings_check1 CHECK ((include_week_days OR include_saturday OR include_sunday)),
    CONSTRAINT flexible_plannings_siders_check CHECK (((siders >= 1) AND (siders <= 50))),
    CONSTRAINT flexible_plannings_weekly_volume_check CHECK (((weekly_volume >= 7) AND (weekly_volume <= 48)))
);
ALTER TABLE ONLY public.flexible_plannings FORCE ROW LEVEL SECURITY;
CREATE TABLE public.google_tickets (
    token_hash bytea NOT NULL,
    subject text NOT NULL,
    email text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT google_tickets_email_check CHECK ((email = lower(email)))
);
CREATE TABLE public.hours_corrections (
    attendance_id uuid NOT NULL,
    number integer NOT NULL,
    organisation_id uuid NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    breaks jsonb DEFAULT '[]'::jsonb NOT NULL,
    reason text NOT NULL,
    made_at timestamp with time zone NOT NULL,
    made_by uuid,
    CONSTRAINT hours_corrections_check CHECK ((starts_at <= ends_at)),
    CONSTRAINT hours_corrections_number_check CHECK ((number > 0))
);
ALTER TABLE ONLY public.hours_corrections FORCE ROW LEVEL SECURITY;
CREATE TABLE public.hours_reminders (
    organisation_id uuid NOT NULL,
    user_id uuid NOT NULL,
    due_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY public.hours_reminders FORCE ROW LEVEL SECURITY;
CREATE TABLE public.idempotency_keys (
    digest bytea NOT NULL,
    fingerprint bytea NOT NULL,
    status smallint NOT NULL,
    body text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT idempotency_keys_digest_check CHECK ((octet_length(digest) = 32)),
    CONSTRAINT idempotency_keys_fingerprint_check CHECK ((octet_length(fingerprint) = 32)),
    CONSTRAINT idempotency_keys_status_check CHECK (((status >= 200) AND (status <= 499)))
);
CREATE TABLE public.impersonations (
    session_id uuid NOT NULL,
    user_id uuid NOT NULL,
    reason text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.installation_secrets (
    name text NOT NULL,
    value bytea NOT NULL,
    CONSTRAINT installation_secrets_value_check CHECK ((octet_length(value) >= 32))
);
CREATE TABLE public.installation_steps (
    name text NOT NULL,
    done_at timestamp with time zone,
    data jsonb
);
CREATE TABLE public.invitations (
    user_id uuid NOT NULL,
    token_hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);
CREATE TABLE public.invoice_days (
    organisation_id uuid NOT NULL,
    sider_id uuid NOT NULL,
    kind text NOT NULL,
    day date NOT NULL,
    invoice_id uuid NOT NULL,
    CONSTRAINT invoice_days_kind_check CHECK ((kind = ANY (ARRAY['holiday'::text, 'meal'::text])))
);
ALTER TABLE ONLY public.invoice_days FORCE ROW LEVEL SECURITY;
CREATE TABLE public.invoice_life_cycles (
    invoice_id uuid NOT NULL,
    organisation_id uuid NOT NULL,
    flow_id text,
    sent_at timestamp with time zone,
    untransmitted text,
    detail text,
    code smallint,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT invoice_life_cycles_check CHECK (((flow_id IS NULL) = (sent_at IS NULL))),
    CONSTRAINT invoice_life_cycles_check1 CHECK (((flow_id IS NULL) OR (untransmitted IS NULL))),
    CONSTRAINT invoice_life_cycles_code_check CHECK (((code >= 200) AND (code <= 213))),
    CONSTRAINT invoice_life_cycles_untransmitted_check CHECK ((untransmitted = ANY (ARRAY['noPlatform'::text, 'noSiren'::text, 'unreachable'::text, 'refusedFile'::text])))
);
ALTER TABLE ONLY public.invoice_life_cycles FORCE ROW LEVEL SECURITY;
CREATE TABLE public.invoice_lines (
    invoice_id uuid NOT NULL,
    "position" integer NOT NULL,
    organisation_id uuid NOT NULL,
    kind text NOT NULL,
    mission_id uuid NOT NULL,
    sider_id uuid NOT NULL,
    tags jsonb DEFAULT '[]'::jsonb NOT NULL,
    increase_bp integer,
    minutes integer,
    pay_unit_cents integer,
    unit_cents integer NOT NULL,
    coefficient_bp integer,
    days jsonb DEFAULT '[]'::jsonb NOT NULL,
    price_cents integer NOT NULL,
    indemnity_id uuid,
    CONSTRAINT invoice_lines_indemnity_kinds CHECK (((kind = ANY (ARRAY['transport'::text, 'bonus'::text])) = (indemnity_id IS NOT NULL))),
    CONSTRAINT invoice_lines_kind_check CHECK ((kind = ANY (ARRAY['hours'::text, 'holiday'::text, 'meal'::text, 'transport'::text, 'bonus'::text]))),
    CONSTRAINT invoice_lines_minutes_check CHECK ((minutes > 0)),
    CONSTRAINT invoice_lines_minutes_kinds CHECK (((kind = ANY (ARRAY['hours'::text, 'holiday'::text])) = (minutes IS NOT NULL))),
    CONSTRAINT invoice_lines_position_check CHECK (("position" > 0))
);
ALTER TABLE ONLY public.invoice_lines FORCE ROW LEVEL SECURITY;
CREATE TABLE public.invoice_platform_reads (
    id boolean DEFAULT true NOT NULL,
    read_until timestamp with time zone NOT NULL,
    CONSTRAINT invoice_platform_reads_id_check CHECK (id)
);
CREATE TABLE public.invoice_series (
    type text NOT NULL,
    year integer NOT NULL,
    last_position integer NOT NULL,
    CONSTRAINT invoice_series_last_position_check CHECK ((last_position > 0)),
    CONSTRAINT invoice_series_type_check CHECK ((type = ANY (ARRAY['invoice'::text, 'creditNote'::text])))
);
CREATE TABLE public.invoice_statuses (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    invoice_id uuid NOT NULL,
    organisation_id uuid NOT NULL,
    code smallint NOT NULL,
    said_at timestamp with time zone NOT NULL,
    recorded_at timestamp with time zone NOT NULL,
    said_by text NOT NULL,
    user_id uuid,
    reason_code text,
    reason text,
    amount_cents integer,
    tax_rate integer,
    message text,
    CONSTRAINT invoice_statuses_check CHECK ((((code = 212) AND (said_by = 'provider'::text)) <= (amount_cents IS NOT NULL))),
    CONSTRAINT invoice_statuses_check1 CHECK ((num_nonnulls(amount_cents, tax_rate) = ANY (ARRAY[0, 2]))),
    CONSTRAINT invoice_statuses_check2 CHECK (((said_by = 'platform'::text) = (message IS NOT NULL))),
    CONSTRAINT invoice_statuses_code_check CHECK (((code >= 200) AND (code <= 213))),
    CONSTRAINT invoice_statuses_said_by_check CHECK ((said_by = ANY (ARRAY['platform'::text, 'company'::text, 'provider'::text])))
);
ALTER TABLE ONLY public.invoice_statuses FORCE ROW LEVEL SECURITY;
CREATE TABLE public.invoices (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    organisation_id uuid NOT NULL,
    type text NOT NULL,
    reference_number text NOT NULL,
    run_on date,
    week_start date NOT NULL,
    issued_on date NOT NULL,
    due_on date NOT NULL,
    net_cents integer NOT NULL,
    tax_cents integer NOT NULL,
    rounding_cents integer DEFAULT 0 NOT NULL,
    total_cents integer NOT NULL,
    credited_id uuid,
    credit_reason text,
    facts jsonb NOT NULL,
    document_key text,
    document_sha256 text,
    paid_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    created_by uuid,
    collection text,
    collection_reason text,
    collect_on date,
    collection_method_id text,
    collection_tries integer DEFAULT 0 NOT NULL,
    CONSTRAINT invoices_check CHECK ((due_on >= issued_on)),
    CONSTRAINT invoices_check1 CHECK ((total_cents = ((net_cents + tax_cents) + rounding_cents))),
    CONSTRAINT invoices_check2 CHECK (((type = 'invoice'::text) = (run_on IS NOT NULL))),
    CONSTRAINT invoices_check3 CHECK (((type = 'creditNote'::text) = ((credited_id IS NOT NULL) AND (credit_reason IS NOT NULL)))),
    CONSTRAINT invoices_check4 CHECK (
CASE type
    WHEN 'invoice'::text THEN (total_cents >= 0)
    ELSE (total_cents < 0)
END),
    CONSTRAINT invoices_check5 CHECK ((num_nonnulls(document_key, document_sha256) = ANY (ARRAY[0, 2]))),
    CONSTRAINT invoices_collection_check CHECK ((collection = ANY (ARRAY['started'::text, 'pending'::text, 'refused'::text, 'succeeded'::text, 'returned'::text]))),
    CONSTRAINT invoices_collection_reason_check CHECK ((((collection = ANY (ARRAY['refused'::text, 'returned'::text])) = (collection_reason IS NOT NULL)) OR (collection IS NULL))),
    CONSTRAINT invoices_document_sha256_check CHECK ((document_sha256 ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT invoices_reference_number_check CHECK ((reference_number ~ '^[A-Za-z0-9+_/-]{1,35}$'::text)),
    CONSTRAINT invoices_type_check CHECK ((type = ANY (ARRAY['invoice'::text, 'creditNote'::text]))),
    CONSTRAINT invoices_week_start_check CHECK ((EXTRACT(isodow FROM week_start) = (1)::numeric))
);
ALTER TABLE ONLY public.invoices FORCE ROW LEVEL SECURITY;
CREATE TABLE public.job_descriptions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    organisation_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    suffix text,
    enabled boolean DEFAULT true NOT NULL,
    manager_id uuid,
    pre_selection boolean DEFAULT false NOT NULL,
    detached_pricing jsonb,
    has_high_risk_position boolean,
    job_title_id text NOT NULL,
    subtasks jsonb DEFAULT '[]'::jsonb NOT NULL,
    purpose text,
    work_conditions text,
    dress_code text,
    risk_ids jsonb DEFAULT '[]'::jsonb NOT NULL,
    language_ids jsonb DEFAULT '[]'::jsonb NOT NULL,
    licence_ids jsonb DEFAULT '[]'::jsonb NOT NULL,
    tools jsonb DEFAULT '[]'::jsonb NOT NULL,
    equipments jsonb DEFAULT '[]'::jsonb NOT NULL,
    experiences jsonb DEFAULT '[]'::jsonb NOT NULL,
    executive_status text,
    hourly_rate_cents integer,
    remote boolean DEFAULT false NOT NULL,
    motorized boolean DEFAULT false NOT NULL,
    location_id uuid,
    deleted_at timestamp with time zone,
    CONSTRAINT job_descriptions_executive_status_check CHECK ((executive_status = ANY (ARRAY['worker'::text, 'ETAM'::text, 'executive'::text]))),
    CONSTRAINT job_descriptions_hourly_rate_cents_check CHECK ((hourly_rate_cents > 0))
);
ALTER TABLE ONLY public.job_descriptions FORCE ROW LEVEL SECURITY;
CREATE TABLE public.job_schedules (
    name text NOT NULL,
    last_run_at timestamp with time zone NOT NULL
);
CREATE TABLE public.known_devices (
    user_id uuid NOT NULL,
    hash bytea NOT NULL,
    seen_at timestamp with time zone NOT NULL
);
CREATE TABLE public.legal_acknowledgements (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    organisation_id uuid NOT NULL,
    mission_id uuid NOT NULL,
    finding_key text NOT NULL,
    identity text NOT NULL,
    reason text NOT NULL,
    acknowledged_by uuid,
    acknowledged_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    CONSTRAINT legal_acknowledgements_reason_check CHECK ((char_length(btrim(reason)) >= 6))
);
ALTER TABLE ONLY public.legal_acknowledgements FORCE ROW LEVEL SECURITY;
CREATE TABLE public.legal_informations (
    organisation_id uuid NOT NULL,
    name text NOT NULL,
    business_name text NOT NULL,
    siret text NOT NULL,
    ape_code text NOT NULL,
    ape_nomenclature text DEFAULT 'naf-rev2'::text NOT NULL,
    ape_code_date date,
    CONSTRAINT legal_informations_ape_code_check CHECK ((ape_code ~ '^[0-9]{4}[A-Z]$'::text)),
    CONSTRAINT legal_informations_ape_nomenclature_check CHECK ((ape_nomenclature = ANY (ARRAY['naf-rev2'::text, 'naf-2025'::text]))),
    CONSTRAINT legal_informations_siret_check CHECK ((siret ~ '^[0-9]{14}$'::text))
);
ALTER TABLE ONLY public.legal_informations FORCE ROW LEVEL SECURITY;
CREATE TABLE public.legal_values (
    valid_from date NOT NULL,
    minimum_salary_cents integer NOT NULL,
    source text NOT NULL,
    area text NOT NULL,
    CONSTRAINT legal_values_area_check CHECK ((area = ANY (ARRAY['france'::text, 'mayotte'::text]))),
    CONSTRAINT legal_values_minimum_salary_cents_check CHECK ((minimum_salary_cents > 0))
);
CREATE TABLE public.locations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    organisation_id uuid NOT NULL,
    title text NOT NULL,
    description text,
    address text NOT NULL,
    street_number text,
    street_name text,
    postal_code text NOT NULL,
    city text NOT NULL,
    region text,
    department text,
    country text DEFAULT 'FR'::text NOT NULL,
    lat double precision,
    lng double precision,
    favorite boolean DEFAULT false NOT NULL,
    zti boolean DEFAULT false NOT NULL,
    confirmed boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    search_text text GENERATED ALWAYS AS (public.searched(((((((title || ' '::text) || address) || ' '::text) || postal_code) || ' '::text) || city))) STORED,
    has_protestant_church boolean
);
ALTER TABLE ONLY public.locations FORCE ROW LEVEL SECURITY;
CREATE TABLE public.login_throttles (
    key text NOT NULL,
    window_started_at timestamp with time zone NOT NULL,
    failures integer NOT NULL,
    pauses integer DEFAULT 0 NOT NULL,
    paused_until timestamp with time zone
);
CREATE TABLE public.mail_outbox (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    effect_key text,
    recipient text NOT NULL,
    locale text NOT NULL,
    subject text NOT NULL,
    body_text text NOT NULL,
    body_html text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone NOT NULL,
    last_error text,
    unsubscribe_url text
);
CREATE TABLE public.mail_refusals (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    recipient text NOT NULL,
    category text NOT NULL,
    refused_at timestamp with time zone NOT NULL,
    CONSTRAINT mail_refusals_recipient_check CHECK ((recipient = lower(recipient)))
);
CREATE TABLE public.memberships (
    user_id uuid NOT NULL,
    organisation_id uuid NOT NULL,
    role text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT memberships_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'missionManager'::text, 'collaborator'::text])))
);
ALTER TABLE ONLY public.memberships FORCE ROW LEVEL SECURITY;
CREATE TABLE public.mission_counters (
    organisation_id uuid NOT NULL,
    scope text NOT NULL,
    bucket text NOT NULL,
    total integer NOT NULL
);
ALTER TABLE ONLY public.mission_counters FORCE ROW LEVEL SECURITY;
CREATE TABLE public.mission_number_years (
    year integer NOT NULL,
    last_number integer NOT NULL
);
CREATE TABLE public.missions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    organisation_id uuid NOT NULL,
    type text NOT NULL,
    name text,
    job_description_id uuid,
    job_title_id text NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    selection_status text,
    progress_step text DEFAULT 'draft'::text NOT NULL,
    next_step_at timestamp with time zone,
    starts_at timestamp with time zone,
    ends_at timestamp with time zone,
    reference_at timestamp with time zone NOT NULL,
    location_id uuid,
    manager_id uuid,
    created_by uuid,
    unique_identifier text,
    origin text DEFAULT 'account'::text NOT NULL,
    archived boolean DEFAULT false NOT NULL,
    migrated boolean DEFAULT false NOT NULL,
    pre_selection boolean DEFAULT false NOT NULL,
    hired_siders_count integer DEFAULT 0 NOT NULL,
    is_flexible_planning boolean,
    has_contracts boolean DEFAULT false NOT NULL,
    requested_siders_only boolean DEFAULT false NOT NULL,
    frozen_pricing jsonb,
    detached_pricing jsonb,
    hourly_rate_cents integer,
    com_rate double precision,
    motive_id uuid,
    subtasks jsonb DEFAULT '[]'::jsonb NOT NULL,
    purpose text,
    work_conditions text,
    dress_code text,
    risk_ids jsonb DEFAULT '[]'::jsonb NOT NULL,
    language_ids jsonb DEFAULT '[]'::jsonb NOT NULL,
    licence_ids jsonb DEFAULT '[]'::jsonb NOT NULL,
    tools jsonb DEFAULT '[]'::jsonb NOT NULL,
    equipments jsonb DEFAULT '[]'::jsonb NOT NULL,
    experiences jsonb DEFAULT '[]'::jsonb NOT NULL,
    executive_status text,
    remote boolean DEFAULT false NOT NULL,
    motorized boolean DEFAULT false NOT NULL,
    side_note text,
    mission_information text,
    department_id uuid,
    attendance_config_type text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    policy_version_id uuid,
    source_id uuid,
    feedback_asked_at timestamp with time zone,
    order_number text,
    search_text text GENERATED ALWAYS AS (public.searched(((COALESCE(name, ''::text) || ' '::text) || COALESCE(unique_identifier, ''::text)))) STORED,
    time_zone text DEFAULT 'Europe/Paris'::text NOT NULL,
    CONSTRAINT missions_attendance_config_type_check CHECK ((attendance_config_type = ANY (ARRAY['app'::text, 'timesheet'::text]))),
    CONSTRAINT missions_check CHECK (((status = 'draft'::text) = (progress_step = 'draft'::text))),
    CONSTRAINT missions_check1 CHECK (((status = 'draft'::text) = (selection_status IS NULL))),
    CONSTRAINT missions_check2 CHECK (((starts_at IS NULL) = (ends_at IS NULL))),
    CONSTRAINT missions_check3 CHECK ((starts_at < ends_at)),
    CONSTRAINT missions_executive_status_check CHECK ((executive_status = ANY (ARRAY['worker'::text, 'ETAM'::text, 'executive'::text]))),
    CONSTRAINT missions_hired_siders_count_check CHECK ((hired_siders_count >= 0)),
    CONSTRAINT missions_hourly_rate_cents_check CHECK ((hourly_rate_cents > 0)),
    CONSTRAINT missions_order_number_check CHECK ((order_number <> ''::text)),
    CONSTRAINT missions_origin_check CHECK ((origin = ANY (ARRAY['account'::text, 'network'::text]))),
    CONSTRAINT missions_progress_step_check CHECK ((progress_step = ANY (ARRAY['draft'::text, 'upcoming'::text, 'ongoing'::text, 'done'::text]))),
    CONSTRAINT missions_selection_status_check CHECK ((selection_status = ANY (ARRAY['new'::text, 'ongoing'::text, 'ready'::text, 'closed'::text, 'completed'::text]))),
    CONSTRAINT missions_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'submitted'::text]))),
    CONSTRAINT missions_time_zone_check CHECK ((time_zone = ANY (ARRAY['Europe/Paris'::text, 'America/Guadeloupe'::text, 'America/Martinique'::text, 'America/Cayenne'::text, 'Indian/Reunion'::text, 'America/Miquelon'::text, 'Indian/Mayotte'::text, 'America/St_Barthelemy'::text, 'America/Marigot'::text]))),
    CONSTRAINT missions_type_check CHECK ((type = ANY (ARRAY['delegation'::text, 'gestion'::text])))
);
ALTER TABLE ONLY public.missions FORCE ROW LEVEL SECURITY;
CREATE TABLE public.motives (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    organisation_id uuid NOT NULL,
    reason text NOT NULL,
    justification text DEFAULT ''::text NOT NULL,
    replacements jsonb DEFAULT '[]'::jsonb NOT NULL,
    recruitments jsonb DEFAULT '[]'::jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY public.motives FORCE ROW LEVEL SECURITY;
CREATE TABLE public.organisation_profiles (
    organisation_id uuid NOT NULL,
    description text,
    website text,
    logo_url text,
    youtube_url text,
    cover_url text
);
ALTER TABLE ONLY public.organisation_profiles FORCE ROW LEVEL SECURITY;
CREATE TABLE public.organisations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    parent_id uuid,
    industry text,
    company_size text,
    need text,
    sign_up jsonb DEFAULT '{}'::jsonb NOT NULL,
    attendance_config_type text DEFAULT 'app'::text NOT NULL,
    job_descriptions_locked boolean DEFAULT false NOT NULL,
    delegation_coefficient_bp integer DEFAULT 19500 NOT NULL,
    gestion_coefficient_bp integer DEFAULT 17500 NOT NULL,
    blocked_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    tolerated_start_minutes smallint DEFAULT 0 NOT NULL,
    tolerated_end_minutes smallint DEFAULT 0 NOT NULL,
    search_name text GENERATED ALWAYS AS (public.searched(name)) STORED,
    CONSTRAINT organisations_attendance_config_type_check CHECK ((attendance_config_type = ANY (ARRAY['app'::text, 'timesheet'::text]))),
    CONSTRAINT organisations_check CHECK (((parent_id IS NULL) OR (kind = 'other'::text))),
    CONSTRAINT organisations_delegation_coefficient_bp_check CHECK ((delegation_coefficient_bp > 0)),
    CONSTRAINT organisations_gestion_coefficient_bp_check CHECK ((gestion_coefficient_bp > 0)),
    CONSTRAINT organisations_kind_check CHECK ((kind = ANY (ARRAY['parent'::text, 'other'::text]))),
    CONSTRAINT organisations_tolerated_end_minutes_check CHECK (((tolerated_end_minutes >= 0) AND (tolerated_end_minutes <= 30))),
    CONSTRAINT organisations_tolerated_start_minutes_check CHECK (((tolerated_start_minutes >= 0) AND (tolerated_start_minutes <= 30)))
);
ALTER TABLE ONLY public.organisations FORCE ROW LEVEL SECURITY;
CREATE TABLE public.password_resets (
    token_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);
CREATE TABLE public.payment_customers (
    organisation_id uuid NOT NULL,
    provider text NOT NULL,
    customer_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT payment_customers_provider_check CHECK ((provider = ANY (ARRAY['stripe'::text, 'local'::text])))
);
ALTER TABLE ONLY public.payment_customers FORCE ROW LEVEL SECURITY;
CREATE TABLE public.payment_events (
    id text NOT NULL,
    type text NOT NULL,
    received_at timestamp with time zone NOT NULL
);
CREATE TABLE public.payment_informations (
    organisation_id uuid NOT NULL,
    accounting_info jsonb,
    billing_address jsonb,
    tva_number text,
    want_order_form boolean DEFAULT false NOT NULL,
    payment_method jsonb,
    provider_method_id text
);
ALTER TABLE ONLY public.payment_informations FORCE ROW LEVEL SECURITY;
CREATE TABLE public.payment_setups (
    organisation_id uuid NOT NULL,
    setup_id text NOT NULL,
    type text NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT payment_setups_status_check CHECK ((status = ANY (ARRAY['open'::text, 'succeeded'::text, 'failed'::text]))),
    CONSTRAINT payment_setups_type_check CHECK ((type = ANY (ARRAY['card'::text, 'sepa_debit'::text])))
);
ALTER TABLE ONLY public.payment_setups FORCE ROW LEVEL SECURITY;
CREATE TABLE public.permanent_requests (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    organisation_id uuid,
    requested_by uuid,
    job_name text NOT NULL,
    address text NOT NULL,
    city text NOT NULL,
    postal_code text NOT NULL,
    country text NOT NULL,
    lat double precision,
    lon double precision,
    salary_min_cents integer,
    salary_max_cents integer,
    commentary text,
    start_date date NOT NULL,
    available_positions integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT permanent_requests_available_positions_check CHECK ((available_positions >= 1)),
    CONSTRAINT permanent_requests_check CHECK (((salary_min_cents IS NULL) = (salary_max_cents IS NULL))),
    CONSTRAINT permanent_requests_check1 CHECK (((salary_min_cents >= 0) AND (salary_max_cents >= salary_min_cents)))
);
ALTER TABLE ONLY public.permanent_requests FORCE ROW LEVEL SECURITY;
CREATE TABLE public.planning_views (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    organisation_id uuid NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    shown jsonb NOT NULL,
    is_default boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT planning_views_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40)))
);
ALTER TABLE ONLY public.planning_views FORCE ROW LEVEL SECURITY;
CREATE TABLE public.rebilled_hours (
    invoice_id uuid NOT NULL,
    sider_id uuid NOT NULL,
    organisation_id uuid NOT NULL,
    credit_id uuid,
    settled_at timestamp with time zone,
    settled_by uuid,
    CONSTRAINT rebilled_hours_check CHECK (((settled_by IS NULL) OR (settled_at IS NOT NULL)))
);
ALTER TABLE ONLY public.rebilled_hours FORCE ROW LEVEL SECURITY;
CREATE TABLE public.removed_hires (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    organisation_id uuid NOT NULL,
    mission_id uuid NOT NULL,
    shift_id uuid,
    sider_id uuid NOT NULL,
    replacement_id uuid,
    reason text NOT NULL,
    comment text,
    removed_by uuid,
    removed_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY public.removed_hires FORCE ROW LEVEL SECURITY;
CREATE TABLE public.remuneration_policies (
    organisation_id uuid NOT NULL,
    hours_types jsonb NOT NULL,
    indemnities jsonb NOT NULL,
    hours_types_confirmed boolean DEFAULT false NOT NULL,
    indemnities_confirmed boolean DEFAULT false NOT NULL,
    version_id uuid
);
ALTER TABLE ONLY public.remuneration_policies FORCE ROW LEVEL SECURITY;
CREATE TABLE public.remuneration_policy_versions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    organisation_id uuid NOT NULL,
    origin text NOT NULL,
    since timestamp with time zone NOT NULL,
    changed_by uuid,
    changed_for uuid,
    CONSTRAINT remuneration_policy_versions_origin_check CHECK ((origin = ANY (ARRAY['default'::text, 'changed'::text])))
);
ALTER TABLE ONLY public.remuneration_policy_versions FORCE ROW LEVEL SECURITY;
CREATE TABLE public.requested_siders (
    mission_id uuid NOT NULL,
    sider_id uuid NOT NULL,
    organisation_id uuid NOT NULL,
    status text DEFAULT 'requested'::text NOT NULL,
    "position" integer NOT NULL,
    answered_at timestamp with time zone,
    answered_by uuid,
    answered_through text,
    CONSTRAINT requested_siders_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'accepted'::text, 'declined'::text, 'hired'::text])))
);
ALTER TABLE ONLY public.requested_siders FORCE ROW LEVEL SECURITY;
CREATE TABLE public.sessions (
    token_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    browser text,
    system text,
    CONSTRAINT sessions_browser_check CHECK ((char_length(browser) <= 20)),
    CONSTRAINT sessions_system_check CHECK ((char_length(system) <= 20))
);
CREATE TABLE public.shift_recurrences (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    organisation_id uuid NOT NULL,
    mission_id uuid NOT NULL,
    type text NOT NULL,
    every integer NOT NULL,
    start_date date NOT NULL,
    until date NOT NULL,
    days jsonb NOT NULL,
    set_pos integer,
    with_holidays boolean NOT NULL,
    removed_at timestamp with time zone,
    CONSTRAINT shift_recurrences_check CHECK ((start_date <= until)),
    CONSTRAINT shift_recurrences_days_check CHECK ((days <@ '[0, 1, 2, 3, 4, 5, 6]'::jsonb)),
    CONSTRAINT shift_recurrences_every_check CHECK (((every >= 1) AND (every <= 50))),
    CONSTRAINT shift_recurrences_set_pos_check CHECK (((set_pos >= '-4'::integer) AND (set_pos <= 4))),
    CONSTRAINT shift_recurrences_type_check CHECK ((type = ANY (ARRAY['weekly'::text, 'monthly'::text])))
);
ALTER TABLE ONLY public.shift_recurrences FORCE ROW LEVEL SECURITY;
CREATE TABLE public.shifts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    organisation_id uuid NOT NULL,
    mission_id uuid NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    break_minutes integer NOT NULL,
    slots integer NOT NULL,
    recurrence_id uuid,
    posted boolean DEFAULT false NOT NULL,
    flexible_planning_id uuid,
    CONSTRAINT shifts_break_minutes_check CHECK (((break_minutes = 0) OR ((break_minutes >= 20) AND (break_minutes <= 300)))),
    CONSTRAINT shifts_check CHECK ((starts_at < ends_at)),
    CONSTRAINT shifts_slots_check CHECK (((slots >= 1) AND (slots <= 50)))
);
ALTER TABLE ONLY public.shifts FORCE ROW LEVEL SECURITY;
CREATE TABLE public.sider_numbers (
    organisation_id uuid NOT NULL,
    sider_id uuid NOT NULL,
    number text NOT NULL,
    number_key text NOT NULL,
    search_text text GENERATED ALWAYS AS (public.searched(number)) STORED,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT sider_numbers_number_check CHECK (((char_length(number) >= 1) AND (char_length(number) <= 30)))
);
ALTER TABLE ONLY public.sider_numbers FORCE ROW LEVEL SECURITY;
CREATE TABLE public.sider_organisations (
    organisation_id uuid NOT NULL,
    sider_id uuid NOT NULL,
    since timestamp with time zone NOT NULL,
    hired_at timestamp with time zone
);
ALTER TABLE ONLY public.sider_organisations FORCE ROW LEVEL SECURITY;
CREATE TABLE public.sider_unavailabilities (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    sider_id uuid NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    comment text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT sider_unavailabilities_check CHECK ((starts_at < ends_at))
);
CREATE TABLE public.siders (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    phone_number text NOT NULL,
    email text,
    picture_url text,
    job_title_ids jsonb DEFAULT '[]'::jsonb NOT NULL,
    experiences jsonb DEFAULT '[]'::jsonb NOT NULL,
    educations jsonb DEFAULT '[]'::jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    lat double precision,
    lng double precision,
    licence_ids jsonb DEFAULT '[]'::jsonb NOT NULL,
    language_ids jsonb DEFAULT '[]'::jsonb NOT NULL,
    deactivated_at timestamp with time zone,
    city text,
    search_name text GENERATED ALWAYS AS (public.searched(((first_name || ' '::text) || last_name))) STORED,
    sort_name text GENERATED ALWAYS AS (((public.folded(public.listed_name(first_name, last_name)) || '	'::text) || public.folded(first_name))) STORED COLLATE pg_catalog."C",
    CONSTRAINT siders_city_has_place CHECK (((city IS NULL) OR (lat IS NOT NULL))),
    CONSTRAINT siders_place_is_rough CHECK ((((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision)) AND ((lng >= ('-180'::integer)::double precision) AND (lng <= (180)::double precision)) AND (lat = (round((lat)::numeric, 3))::double precision) AND (lng = (round((lng)::numeric, 3))::double precision))),
    CONSTRAINT siders_place_is_whole CHECK (((lat IS NULL) = (lng IS NULL)))
);
CREATE TABLE public.stored_files (
    key text NOT NULL,
    organisation_id uuid,
    bytes integer NOT NULL,
    in_place boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT stored_files_bytes_check CHECK ((bytes > 0)),
    CONSTRAINT stored_files_key_check CHECK ((key ~ '^[a-z-]+/[0-9a-f-]{36}\.[a-z]+$'::text))
);
ALTER TABLE ONLY public.stored_files FORCE ROW LEVEL SECURITY;
CREATE TABLE public.users (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    phone_number text,
    password_hash text,
    google_login boolean DEFAULT false NOT NULL,
    is_insider boolean DEFAULT false NOT NULL,
    locale text DEFAULT 'fr'::text NOT NULL,
    validated_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    google_subject text,
    search_name text GENERATED ALWAYS AS (public.searched(((first_name || ' '::text) || last_name))) STORED,
    CONSTRAINT users_email_check CHECK ((email = lower(email))),
    CONSTRAINT users_locale_check CHECK ((locale = ANY (ARRAY['fr'::text, 'en'::text])))
);
CREATE TABLE public.validation_runs (
    deadline timestamp with time zone NOT NULL,
    done_at timestamp with time zone NOT NULL,
    CONSTRAINT validation_runs_check CHECK ((done_at >= deadline))
);
CREATE TABLE public.week_templates (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    organisation_id uuid NOT NULL,
    job_description_id uuid NOT NULL,
    name text NOT NULL,
    shifts jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT week_templates_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40)))
);
ALTER TABLE ONLY public.week_templates FORCE ROW LEVEL SECURITY;
ALTER TABLE ONLY public.applicants
    ADD CONSTRAINT applicants_mission_id_sider_id_key UNIQUE (mission_id, sider_id);
ALTER TABLE ONLY public.applicants
    ADD CONSTRAINT applicants_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.arrivals
    ADD CONSTRAINT arrivals_pkey PRIMARY KEY (shift_id, sider_id);
ALTER TABLE ONLY public.assignments
    ADD CONSTRAINT assignments_pkey PRIMARY KEY (shift_id, sider_id);
ALTER TABLE ONLY public.attendance_import_headings
    ADD CONSTRAINT attendance_import_headings_pkey PRIMARY KEY (organisation_id);
ALTER TABLE ONLY public.attendance_versions
    ADD CONSTRAINT attendance_versions_pkey PRIMARY KEY (attendance_id, number);
ALTER TABLE ONLY public.attendances
    ADD CONSTRAINT attendances_apart EXCLUDE USING gist (sider_id WITH =, tstzrange(worked_from, worked_until) WITH &&) WHERE ((NOT within_others));
ALTER TABLE ONLY public.attendances
    ADD CONSTRAINT attendances_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.attendances
    ADD CONSTRAINT attendances_shift_id_sider_id_key UNIQUE (shift_id, sider_id);
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit_seals
    ADD CONSTRAINT audit_seals_audit_id_key UNIQUE (audit_id);
ALTER TABLE ONLY public.audit_seals
    ADD CONSTRAINT audit_seals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit_unsealed
    ADD CONSTRAINT audit_unsealed_pkey PRIMARY KEY (audit_id);
ALTER TABLE ONLY public.clock_moves
    ADD CONSTRAINT clock_moves_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.collection_answers
    ADD CONSTRAINT collection_answers_pkey PRIMARY KEY (invoice_id, number, state);
ALTER TABLE ONLY public.collection_returns
    ADD CONSTRAINT collection_returns_pkey PRIMARY KEY (return_id, state);
ALTER TABLE ONLY public.collection_tries
    ADD CONSTRAINT collection_tries_charge_id_key UNIQUE (charge_id);
ALTER TABLE ONLY public.collection_tries
    ADD CONSTRAINT collection_tries_pkey PRIMARY KEY (invoice_id, number);
ALTER TABLE ONLY public.contract_batches
    ADD CONSTRAINT contract_batches_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contract_documents
    ADD CONSTRAINT contract_documents_contract_id_number_key UNIQUE (contract_id, number);
ALTER TABLE ONLY public.contract_documents
    ADD CONSTRAINT contract_documents_pkey PRIMARY KEY (batch_id, contract_id);
ALTER TABLE ONLY public.contract_readings
    ADD CONSTRAINT contract_readings_pkey PRIMARY KEY (batch_id, version, user_id);
ALTER TABLE ONLY public.contract_signatures
    ADD CONSTRAINT contract_signatures_pkey PRIMARY KEY (batch_id);
ALTER TABLE ONLY public.contract_versions
    ADD CONSTRAINT contract_versions_pkey PRIMARY KEY (batch_id, version);
ALTER TABLE ONLY public.contracts
    ADD CONSTRAINT contracts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.departments
    ADD CONSTRAINT departments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.email_changes
    ADD CONSTRAINT email_changes_confirm_hash_key UNIQUE (confirm_hash);
ALTER TABLE ONLY public.email_changes
    ADD CONSTRAINT email_changes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.email_changes
    ADD CONSTRAINT email_changes_undo_hash_key UNIQUE (undo_hash);
ALTER TABLE ONLY public.entered_indemnities
    ADD CONSTRAINT entered_indemnities_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.feedbacks
    ADD CONSTRAINT feedbacks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.flexible_plannings
    ADD CONSTRAINT flexible_plannings_mission_id_key UNIQUE (mission_id);
ALTER TABLE ONLY public.flexible_plannings
    ADD CONSTRAINT flexible_plannings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.google_tickets
    ADD CONSTRAINT google_tickets_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.hours_corrections
    ADD CONSTRAINT hours_corrections_pkey PRIMARY KEY (attendance_id, number);
ALTER TABLE ONLY public.hours_reminders
    ADD CONSTRAINT hours_reminders_pkey PRIMARY KEY (organisation_id, user_id, due_at);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.impersonations
    ADD CONSTRAINT impersonations_pkey PRIMARY KEY (session_id);
ALTER TABLE ONLY public.installation_secrets
    ADD CONSTRAINT installation_secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.installation_steps
    ADD CONSTRAINT installation_steps_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.invoice_days
    ADD CONSTRAINT invoice_days_pkey PRIMARY KEY (organisation_id, sider_id, kind, day);
ALTER TABLE ONLY public.invoice_life_cycles
    ADD CONSTRAINT invoice_life_cycles_pkey PRIMARY KEY (invoice_id);
ALTER TABLE ONLY public.invoice_lines
    ADD CONSTRAINT invoice_lines_indemnity_id_key UNIQUE (indemnity_id);
ALTER TABLE ONLY public.invoice_lines
    ADD CONSTRAINT invoice_lines_pkey PRIMARY KEY (invoice_id, "position");
ALTER TABLE ONLY public.invoice_platform_reads
    ADD CONSTRAINT invoice_platform_reads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invoice_series
    ADD CONSTRAINT invoice_series_pkey PRIMARY KEY (type, year);
ALTER TABLE ONLY public.invoice_statuses
    ADD CONSTRAINT invoice_statuses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_reference_number_key UNIQUE (reference_number);
ALTER TABLE ONLY public.job_descriptions
    ADD CONSTRAINT job_descriptions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.job_schedules
    ADD CONSTRAINT job_schedules_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_pkey PRIMARY KEY (user_id, hash);
ALTER TABLE ONLY public.legal_acknowledgements
    ADD CONSTRAINT legal_acknowledgements_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.legal_informations
    ADD CONSTRAINT legal_informations_pkey PRIMARY KEY (organisation_id);
ALTER TABLE ONLY public.legal_values
    ADD CONSTRAINT legal_values_pkey PRIMARY KEY (area, valid_from);
ALTER TABLE ONLY public.locations
    ADD CONSTRAINT locations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.login_throttles
    ADD CONSTRAINT login_throttles_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.mail_outbox
    ADD CONSTRAINT mail_outbox_effect_key_key UNIQUE (effect_key);
ALTER TABLE ONLY public.mail_outbox
    ADD CONSTRAINT mail_outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mail_refusals
    ADD CONSTRAINT mail_refusals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mail_refusals
    ADD CONSTRAINT mail_refusals_recipient_category_key UNIQUE (recipient, category);
ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_pkey PRIMARY KEY (user_id, organisation_id);
ALTER TABLE ONLY public.mission_counters
    ADD CONSTRAINT mission_counters_pkey PRIMARY KEY (organisation_id, scope, bucket);
ALTER TABLE ONLY public.mission_number_years
    ADD CONSTRAINT mission_number_years_pkey PRIMARY KEY (year);
ALTER TABLE ONLY public.missions
    ADD CONSTRAINT missions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.missions
    ADD CONSTRAINT missions_unique_identifier_key UNIQUE (unique_identifier);
ALTER TABLE ONLY public.motives
    ADD CONSTRAINT motives_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.organisation_profiles
    ADD CONSTRAINT organisation_profiles_pkey PRIMARY KEY (organisation_id);
ALTER TABLE ONLY public.organisations
    ADD CONSTRAINT organisations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.payment_customers
    ADD CONSTRAINT payment_customers_customer_id_key UNIQUE (customer_id);
ALTER TABLE ONLY public.payment_customers
    ADD CONSTRAINT payment_customers_pkey PRIMARY KEY (organisation_id, provider);
ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payment_informations
    ADD CONSTRAINT payment_informations_pkey PRIMARY KEY (organisation_id);
ALTER TABLE ONLY public.payment_informations
    ADD CONSTRAINT payment_informations_provider_method_id_key UNIQUE (provider_method_id);
ALTER TABLE ONLY public.payment_setups
    ADD CONSTRAINT payment_setups_pkey PRIMARY KEY (organisation_id);
ALTER TABLE ONLY public.payment_setups
    ADD CONSTRAINT payment_setups_setup_id_key UNIQUE (setup_id);
ALTER TABLE ONLY public.permanent_requests
    ADD CONSTRAINT permanent_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.planning_views
    ADD CONSTRAINT planning_views_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rebilled_hours
    ADD CONSTRAINT rebilled_hours_pkey PRIMARY KEY (invoice_id, sider_id);
ALTER TABLE ONLY public.removed_hires
    ADD CONSTRAINT removed_hires_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.remuneration_policies
    ADD CONSTRAINT remuneration_policies_pkey PRIMARY KEY (organisation_id);
ALTER TABLE ONLY public.remuneration_policy_versions
    ADD CONSTRAINT remuneration_policy_versions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.requested_siders
    ADD CONSTRAINT requested_siders_pkey PRIMARY KEY (mission_id, sider_id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_id_key UNIQUE (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.shift_recurrences
    ADD CONSTRAINT shift_recurrences_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.shifts
    ADD CONSTRAINT shifts_mission_id_starts_at_ends_at_key UNIQUE (mission_id, starts_at, ends_at) DEFERRABLE;
ALTER TABLE ONLY public.shifts
    ADD CONSTRAINT shifts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sider_numbers
    ADD CONSTRAINT sider_numbers_once UNIQUE (organisation_id, number_key);
ALTER TABLE ONLY public.sider_numbers
    ADD CONSTRAINT sider_numbers_pkey PRIMARY KEY (organisation_id, sider_id);
ALTER TABLE ONLY public.sider_organisations
    ADD CONSTRAINT sider_organisations_pkey PRIMARY KEY (organisation_id, sider_id);
ALTER TABLE ONLY public.sider_unavailabilities
    ADD CONSTRAINT sider_unavailabilities_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.siders
    ADD CONSTRAINT siders_phone_number_key UNIQUE (phone_number);
ALTER TABLE ONLY public.siders
    ADD CONSTRAINT siders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.stored_files
    ADD CONSTRAINT stored_files_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_google_subject_key UNIQUE (google_subject);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.validation_runs
    ADD CONSTRAINT validation_runs_pkey PRIMARY KEY (deadline);
ALTER TABLE ONLY public.week_templates
    ADD CONSTRAINT week_templates_pkey PRIMARY KEY (id);
CREATE INDEX applicants_by_last_change ON public.applicants USING btree (updated_at);
CREATE INDEX applicants_of_mission ON public.applicants USING btree (organisation_id, mission_id, created_at);
CREATE INDEX applicants_sider ON public.applicants USING btree (sider_id);
CREATE INDEX arrivals_of_company ON public.arrivals USING btree (organisation_id, arrived_at);
CREATE INDEX assignments_mission ON public.assignments USING btree (mission_id);
CREATE INDEX assignments_of_sider ON public.assignments USING btree (sider_id, starts_at);
CREATE INDEX assignments_sider ON public.assignments USING btree (organisation_id, sider_id);
CREATE INDEX assignments_week ON public.assignments USING btree (organisation_id, starts_at) INCLUDE (sider_id, shift_id);
CREATE INDEX attendance_versions_of_company ON public.attendance_versions USING btree (organisation_id);
CREATE INDEX attendances_by_start ON public.attendances USING btree (starts_at);
CREATE INDEX attendances_of_company ON public.attendances USING btree (organisation_id, starts_at DESC, mission_id, id);
CREATE INDEX attendances_of_invoice ON public.attendances USING btree (invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX attendances_of_mission ON public.attendances USING btree (mission_id);
CREATE INDEX attendances_of_sider ON public.attendances USING btree (sider_id, within_others, worked_from);
CREATE INDEX attendances_of_sider_here ON public.attendances USING btree (organisation_id, sider_id, worked_from);
CREATE INDEX attendances_unbilled ON public.attendances USING btree (organisation_id, starts_at DESC, mission_id, id) WHERE (paid_at IS NULL);
CREATE INDEX attendances_unbilled_by_start ON public.attendances USING btree (starts_at, id) WHERE (paid_at IS NULL);
CREATE INDEX attendances_within_others ON public.attendances USING btree (starts_at) WHERE within_others;
CREATE INDEX audit_log_acted_for ON public.audit_log USING btree (on_behalf_of_id, at DESC, id DESC) WHERE (on_behalf_of_id IS NOT NULL);
CREATE INDEX audit_log_actor ON public.audit_log USING btree (actor_id, at DESC, id DESC);
CREATE INDEX audit_log_kind ON public.audit_log USING btree (split_part(action, '.'::text, 1), at DESC, id DESC);
CREATE INDEX audit_log_newest ON public.audit_log USING btree (at DESC, id DESC);
CREATE INDEX audit_log_organisation ON public.audit_log USING btree (organisation_id, at DESC, id DESC);
CREATE INDEX audit_log_settings ON public.audit_log USING btree (organisation_id, split_part(action, '.'::text, 1), at DESC, id DESC) WHERE (split_part(action, '.'::text, 1) = ANY (ARRAY['department'::text, 'location'::text, 'member'::text, 'organisation'::text, 'payment'::text, 'remuneration'::text]));
CREATE INDEX audit_seals_chain ON public.audit_seals USING btree (chain, id);
CREATE INDEX collection_answers_of_company ON public.collection_answers USING btree (organisation_id);
CREATE INDEX collection_returns_of_company ON public.collection_returns USING btree (organisation_id);
CREATE INDEX collection_returns_of_try ON public.collection_returns USING btree (invoice_id, number);
CREATE INDEX collection_tries_of_company ON public.collection_tries USING btree (organisation_id);
CREATE INDEX contract_batches_contested ON public.contract_batches USING btree (starts_at, id) WHERE ((status = 'contested'::text) AND (contract_ids <> '{}'::uuid[]));
CREATE INDEX contract_batches_of_mission ON public.contract_batches USING btree (organisation_id, mission_id, created_at);
CREATE INDEX contract_batches_signed ON public.contract_batches USING btree (organisation_id, starts_at DESC, id) WHERE (status = 'signed'::text);
CREATE INDEX contract_batches_to_remind ON public.contract_batches USING btree (starts_at) WHERE (status = 'unsigned'::text);
CREATE INDEX contract_batches_to_sign ON public.contract_batches USING btree (organisation_id, starts_at DESC, id) WHERE ((status <> 'signed'::text) AND (contract_ids <> '{}'::uuid[]));
CREATE INDEX contract_documents_of_company ON public.contract_documents USING btree (organisation_id, batch_id);
CREATE INDEX contract_readings_of_company ON public.contract_readings USING btree (organisation_id);
CREATE UNIQUE INDEX contract_signatures_by_evidence ON public.contract_signatures USING btree (evidence_sha256);
CREATE INDEX contract_signatures_by_paper ON public.contract_signatures USING btree (document_sha256);
CREATE UNIQUE INDEX contract_signatures_by_seal ON public.contract_signatures USING btree (sealed_sha256);
CREATE INDEX contract_signatures_of_company ON public.contract_signatures USING btree (organisation_id);
CREATE INDEX contract_signatures_unproven ON public.contract_signatures USING btree (signed_at) WHERE (evidence_at IS NULL);
CREATE INDEX contract_versions_of_company ON public.contract_versions USING btree (organisation_id);
CREATE UNIQUE INDEX contracts_by_number ON public.contracts USING btree (mission_id, "position");
CREATE UNIQUE INDEX contracts_in_force ON public.contracts USING btree (mission_id, sider_id) WHERE (cancelled_at IS NULL);
CREATE INDEX contracts_of_batch ON public.contracts USING btree (batch_id);
CREATE INDEX contracts_of_sider ON public.contracts USING btree (sider_id);
CREATE UNIQUE INDEX departments_name ON public.departments USING btree (organisation_id, name_key) WHERE (deleted_at IS NULL);
CREATE INDEX departments_of_company ON public.departments USING btree (organisation_id, created_at);
CREATE INDEX email_changes_age ON public.email_changes USING btree (undo_until);
CREATE INDEX email_changes_former ON public.email_changes USING btree (former_email);
CREATE INDEX email_changes_user ON public.email_changes USING btree (user_id, created_at);
CREATE UNIQUE INDEX entered_bonuses ON public.entered_indemnities USING btree (organisation_id, mission_id, sider_id, week_start, indemnity_id) WHERE ((kind = 'bonus'::text) AND (given_back_at IS NULL));
CREATE INDEX entered_indemnities_of_invoice ON public.entered_indemnities USING btree (invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX entered_indemnities_of_mission ON public.entered_indemnities USING btree (mission_id);
CREATE INDEX entered_indemnities_of_sider ON public.entered_indemnities USING btree (sider_id);
CREATE INDEX entered_indemnities_of_week ON public.entered_indemnities USING btree (organisation_id, week_start);
CREATE INDEX entered_indemnities_to_bill ON public.entered_indemnities USING btree (organisation_id, week_start) WHERE (invoice_id IS NULL);
CREATE UNIQUE INDEX entered_transports ON public.entered_indemnities USING btree (organisation_id, sider_id, week_start) WHERE ((kind = 'transport'::text) AND (given_back_at IS NULL));
CREATE UNIQUE INDEX feature_flags_of_company ON public.feature_flags USING btree (organisation_id, key) NULLS NOT DISTINCT;
CREATE INDEX feedbacks_of_sider ON public.feedbacks USING btree (sider_id);
CREATE UNIQUE INDEX feedbacks_once ON public.feedbacks USING btree (mission_id, sider_id, type_id) WHERE (mission_id IS NOT NULL);
CREATE INDEX feedbacks_sider ON public.feedbacks USING btree (organisation_id, sider_id, created_at DESC);
CREATE INDEX flexible_plannings_due ON public.flexible_plannings USING btree (start_date) WHERE ((shifts_until IS NULL) OR (shifts_until < end_date));
CREATE INDEX flexible_plannings_of_company ON public.flexible_plannings USING btree (organisation_id);
CREATE INDEX google_tickets_expiry ON public.google_tickets USING btree (expires_at);
CREATE INDEX hours_corrections_of_company ON public.hours_corrections USING btree (organisation_id);
CREATE INDEX hours_reminders_by_time ON public.hours_reminders USING btree (due_at);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);
CREATE INDEX impersonations_user ON public.impersonations USING btree (user_id);
CREATE INDEX invoice_days_of_invoice ON public.invoice_days USING btree (invoice_id);
CREATE INDEX invoice_days_of_sider ON public.invoice_days USING btree (sider_id);
CREATE UNIQUE INDEX invoice_life_cycles_by_flow ON public.invoice_life_cycles USING btree (flow_id);
CREATE INDEX invoice_life_cycles_disputed ON public.invoice_life_cycles USING btree (invoice_id) WHERE (code = ANY (ARRAY[207, 208]));
CREATE INDEX invoice_life_cycles_of_company ON public.invoice_life_cycles USING btree (organisation_id);
CREATE INDEX invoice_life_cycles_refused ON public.invoice_life_cycles USING btree (invoice_id) WHERE (code = ANY (ARRAY[210, 213]));
CREATE INDEX invoice_life_cycles_untransmitted ON public.invoice_life_cycles USING btree (invoice_id) WHERE (untransmitted IS NOT NULL);
CREATE INDEX invoice_lines_of_company ON public.invoice_lines USING btree (organisation_id);
CREATE INDEX invoice_lines_of_mission ON public.invoice_lines USING btree (mission_id);
CREATE INDEX invoice_lines_of_sider ON public.invoice_lines USING btree (sider_id);
CREATE UNIQUE INDEX invoice_statuses_by_message ON public.invoice_statuses USING btree (message, invoice_id);
CREATE INDEX invoice_statuses_of_company ON public.invoice_statuses USING btree (organisation_id);
CREATE INDEX invoice_statuses_of_invoice ON public.invoice_statuses USING btree (invoice_id, said_at);
CREATE INDEX invoice_statuses_of_user ON public.invoice_statuses USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX invoices_by_number ON public.invoices USING btree (reference_number text_pattern_ops);
CREATE UNIQUE INDEX invoices_by_run ON public.invoices USING btree (organisation_id, week_start, run_on);
CREATE INDEX invoices_credited ON public.invoices USING btree (credited_id) WHERE (credited_id IS NOT NULL);
CREATE INDEX invoices_issued ON public.invoices USING btree (issued_on, reference_number);
CREATE INDEX invoices_issued_to ON public.invoices USING btree (organisation_id, issued_on, reference_number);
CREATE INDEX invoices_newest ON public.invoices USING btree (created_at DESC, reference_number DESC);
CREATE INDEX invoices_of_company ON public.invoices USING btree (organisation_id, week_start DESC, created_at DESC, reference_number DESC);
CREATE INDEX invoices_refused ON public.invoices USING btree (organisation_id, due_on) WHERE ((collection = ANY (ARRAY['refused'::text, 'returned'::text])) AND (paid_at IS NULL));
CREATE INDEX invoices_unpaid ON public.invoices USING btree (due_on) WHERE ((paid_at IS NULL) AND (type = 'invoice'::text));
CREATE INDEX invoices_without_document ON public.invoices USING btree (created_at) WHERE (document_key IS NULL);
CREATE INDEX job_descriptions_organisation ON public.job_descriptions USING btree (organisation_id, created_at DESC) WHERE (deleted_at IS NULL);
CREATE INDEX known_devices_age ON public.known_devices USING btree (seen_at);
CREATE INDEX legal_acknowledgements_mission ON public.legal_acknowledgements USING btree (organisation_id, mission_id);
CREATE INDEX legal_acknowledgements_mission_row ON public.legal_acknowledgements USING btree (mission_id);
CREATE INDEX legal_acknowledgements_person ON public.legal_acknowledgements USING btree (acknowledged_by);
CREATE INDEX locations_favorite ON public.locations USING btree (organisation_id, title) WHERE favorite;
CREATE INDEX locations_organisation ON public.locations USING btree (organisation_id);
CREATE INDEX login_throttles_age ON public.login_throttles USING btree (window_started_at);
CREATE INDEX mail_outbox_due ON public.mail_outbox USING btree (next_attempt_at) WHERE (sent_at IS NULL);
CREATE INDEX mail_outbox_newest ON public.mail_outbox USING btree (created_at DESC);
CREATE INDEX memberships_organisation ON public.memberships USING btree (organisation_id);
CREATE INDEX missions_by_creator ON public.missions USING btree (organisation_id, created_by, progress_step, reference_at DESC, id DESC);
CREATE INDEX missions_by_manager ON public.missions USING btree (organisation_id, manager_id, progress_step, reference_at DESC, id DESC);
CREATE INDEX missions_by_progress ON public.missions USING btree (organisation_id, progress_step, reference_at DESC, id DESC);
CREATE INDEX missions_by_selection ON public.missions USING btree (organisation_id, selection_status, reference_at DESC, id DESC) WHERE (selection_status IS NOT NULL);
CREATE INDEX missions_department ON public.missions USING btree (department_id) WHERE (department_id IS NOT NULL);
CREATE INDEX missions_job_description ON public.missions USING btree (job_description_id, confirmed_at DESC);
CREATE INDEX missions_location ON public.missions USING btree (location_id) WHERE (location_id IS NOT NULL);
CREATE INDEX missions_motive ON public.missions USING btree (motive_id) WHERE (motive_id IS NOT NULL);
CREATE INDEX missions_next_step ON public.missions USING btree (organisation_id, next_step_at) WHERE (next_step_at IS NOT NULL);
CREATE INDEX missions_policy_version ON public.missions USING btree (policy_version_id) WHERE (policy_version_id IS NOT NULL);
CREATE INDEX missions_position ON public.missions USING btree (organisation_id, job_title_id, ends_at) WHERE (status = 'submitted'::text);
CREATE INDEX missions_source ON public.missions USING btree (source_id) WHERE (source_id IS NOT NULL);
CREATE INDEX missions_to_ask_about ON public.missions USING btree (ends_at) WHERE ((feedback_asked_at IS NULL) AND (status = 'submitted'::text));
CREATE INDEX missions_to_staff ON public.missions USING btree (starts_at, id) WHERE ((selection_status = ANY (ARRAY['new'::text, 'ongoing'::text, 'ready'::text])) AND (NOT archived));
CREATE INDEX missions_with_candidates ON public.missions USING btree (organisation_id, starts_at) WHERE (pre_selection AND (selection_status = ANY (ARRAY['new'::text, 'ongoing'::text, 'ready'::text])) AND (NOT archived));
CREATE INDEX motives_organisation ON public.motives USING btree (organisation_id, created_at DESC);
CREATE INDEX organisations_of_words ON public.organisations USING gin (array_to_tsvector(array_remove(string_to_array(search_name, ' '::text), ''::text)));
CREATE INDEX organisations_parent ON public.organisations USING btree (parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX password_resets_user ON public.password_resets USING btree (user_id);
CREATE INDEX permanent_requests_of_company ON public.permanent_requests USING btree (organisation_id, created_at);
CREATE UNIQUE INDEX planning_views_default ON public.planning_views USING btree (organisation_id, user_id) WHERE is_default;
CREATE UNIQUE INDEX planning_views_name ON public.planning_views USING btree (organisation_id, user_id, lower(name));
CREATE INDEX planning_views_user ON public.planning_views USING btree (user_id);
CREATE INDEX rebilled_hours_by ON public.rebilled_hours USING btree (settled_by, sider_id);
CREATE INDEX rebilled_hours_credits ON public.rebilled_hours USING btree (credit_id);
CREATE INDEX rebilled_hours_of_company ON public.rebilled_hours USING btree (organisation_id);
CREATE INDEX rebilled_hours_of_sider ON public.rebilled_hours USING btree (sider_id);
CREATE INDEX rebilled_hours_open ON public.rebilled_hours USING btree (organisation_id) WHERE (settled_at IS NULL);
CREATE INDEX removed_hires_of_mission ON public.removed_hires USING btree (organisation_id, mission_id, removed_at);
CREATE INDEX removed_hires_of_sider ON public.removed_hires USING btree (sider_id);
CREATE INDEX remuneration_policy_versions_of_company ON public.remuneration_policy_versions USING btree (organisation_id, since DESC);
CREATE INDEX requested_siders_sider ON public.requested_siders USING btree (organisation_id, sider_id);
CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
CREATE INDEX shift_recurrences_of_mission ON public.shift_recurrences USING btree (organisation_id, mission_id);
CREATE INDEX shifts_by_start ON public.shifts USING btree (starts_at);
CREATE INDEX shifts_of_flexible_planning ON public.shifts USING btree (flexible_planning_id) WHERE (flexible_planning_id IS NOT NULL);
CREATE INDEX shifts_of_recurrence ON public.shifts USING btree (recurrence_id) WHERE (recurrence_id IS NOT NULL);
CREATE INDEX shifts_planning ON public.shifts USING btree (organisation_id, starts_at) WHERE posted;
CREATE INDEX sider_numbers_of_sider ON public.sider_numbers USING btree (sider_id);
CREATE INDEX sider_organisations_sider ON public.sider_organisations USING btree (sider_id);
CREATE INDEX sider_unavailabilities_of_sider ON public.sider_unavailabilities USING btree (sider_id, starts_at);
CREATE UNIQUE INDEX siders_email ON public.siders USING btree (lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX siders_in_order ON public.siders USING btree (sort_name, id);
CREATE INDEX siders_of_job ON public.siders USING gin (job_title_ids);
CREATE INDEX siders_of_phone ON public.siders USING btree (phone_number text_pattern_ops);
CREATE INDEX siders_of_words ON public.siders USING gin (array_to_tsvector(array_remove(string_to_array(search_name, ' '::text), ''::text)));
CREATE INDEX stored_files_organisation ON public.stored_files USING btree (organisation_id);
CREATE INDEX stored_files_without_place ON public.stored_files USING btree (created_at) WHERE (NOT in_place);
CREATE INDEX week_templates_job ON public.week_templates USING btree (job_description_id);
CREATE UNIQUE INDEX week_templates_name ON public.week_templates USING btree (organisation_id, job_description_id, lower(name));
CREATE TRIGGER assignment_start BEFORE INSERT OR UPDATE OF shift_id ON public.assignments FOR EACH ROW EXECUTE FUNCTION public.start_assignment();
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_audit_change();
CREATE TRIGGER audit_log_unsealed AFTER INSERT ON public.audit_log FOR EACH ROW EXECUTE FUNCTION public.await_audit_seal();
CREATE TRIGGER contract_cancelled AFTER UPDATE OF cancelled_at ON public.contracts FOR EACH ROW WHEN ((old.cancelled_at IS DISTINCT FROM new.cancelled_at)) EXECUTE FUNCTION public.forget_contract();
CREATE TRIGGER contracts_of_batch AFTER INSERT ON public.contract_documents REFERENCING NEW TABLE AS documents_made FOR EACH STATEMENT EXECUTE FUNCTION public.name_contracts();
CREATE TRIGGER mission_counters_delete AFTER DELETE ON public.missions REFERENCING OLD TABLE AS missions_before FOR EACH STATEMENT EXECUTE FUNCTION public.keep_mission_counters();
CREATE TRIGGER mission_counters_insert AFTER INSERT ON public.missions REFERENCING NEW TABLE AS missions_after FOR EACH STATEMENT EXECUTE FUNCTION public.keep_mission_counters();
CREATE TRIGGER mission_counters_update AFTER UPDATE ON public.missions REFERENCING OLD TABLE AS missions_before NEW TABLE AS missions_after FOR EACH STATEMENT EXECUTE FUNCTION public.keep_mission_counters();
CREATE TRIGGER shift_start AFTER UPDATE OF starts_at ON public.shifts FOR EACH ROW WHEN ((old.starts_at IS DISTINCT FROM new.starts_at)) EXECUTE FUNCTION public.move_assignments();
ALTER TABLE ONLY public.applicants
    ADD CONSTRAINT applicants_mission_id_fkey FOREIGN KEY (mission_id) REFERENCES public.missions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.applicants
    ADD CONSTRAINT applicants_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.applicants
    ADD CONSTRAINT applicants_sider_id_fkey FOREIGN KEY (sider_id) REFERENCES public.siders(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.arrivals
    ADD CONSTRAINT arrivals_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.arrivals
    ADD CONSTRAINT arrivals_shift_id_sider_id_fkey FOREIGN KEY (shift_id, sider_id) REFERENCES public.assignments(shift_id, sider_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.assignments
    ADD CONSTRAINT assignments_mission_id_fkey FOREIGN KEY (mission_id) REFERENCES public.missions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.assignments
    ADD CONSTRAINT assignments_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.assignments
    ADD CONSTRAINT assignments_shift_id_fkey FOREIGN KEY (shift_id) REFERENCES public.shifts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.assignments
    ADD CONSTRAINT assignments_sider_id_fkey FOREIGN KEY (sider_id) REFERENCES public.siders(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.attendance_import_headings
    ADD CONSTRAINT attendance_import_headings_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attendance_versions
    ADD CONSTRAINT attendance_versions_attendance_id_fkey FOREIGN KEY (attendance_id) REFERENCES public.attendances(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attendance_versions
    ADD CONSTRAINT attendance_versions_made_by_fkey FOREIGN KEY (made_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.attendance_versions
    ADD CONSTRAINT attendance_versions_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attendances
    ADD CONSTRAINT attendances_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES public.invoices(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.attendances
    ADD CONSTRAINT attendances_mission_id_fkey FOREIGN KEY (mission_id) REFERENCES public.missions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attendances
    ADD CONSTRAINT attendances_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attendances
    ADD CONSTRAINT attendances_shift_id_fkey FOREIGN KEY (shift_id) REFERENCES public.shifts(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.attendances
    ADD CONSTRAINT attendances_sider_id_fkey FOREIGN KEY (sider_id) REFERENCES public.siders(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.collection_answers
    ADD CONSTRAINT collection_answers_invoice_id_number_fkey FOREIGN KEY (invoice_id, number) REFERENCES public.collection_tries(invoice_id, number) ON DELETE RESTRICT;
ALTER TABLE ONLY public.collection_answers
    ADD CONSTRAINT collection_answers_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.collection_returns
    ADD CONSTRAINT collection_returns_invoice_id_number_fkey FOREIGN KEY (invoice_id, number) REFERENCES public.collection_tries(invoice_id, number) ON DELETE RESTRICT;
ALTER TABLE ONLY public.collection_returns
    ADD CONSTRAINT collection_returns_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.collection_tries
    ADD CONSTRAINT collection_tries_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES public.invoices(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.collection_tries
    ADD CONSTRAINT collection_tries_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.collection_tries
    ADD CONSTRAINT collection_tries_started_by_fkey FOREIGN KEY (started_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.contract_batches
    ADD CONSTRAINT contract_batches_mission_id_fkey FOREIGN KEY (mission_id) REFERENCES public.missions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contract_batches
    ADD CONSTRAINT contract_batches_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contract_documents
    ADD CONSTRAINT contract_documents_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES public.contract_batches(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contract_documents
    ADD CONSTRAINT contract_documents_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES public.contracts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contract_documents
    ADD CONSTRAINT contract_documents_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contract_readings
    ADD CONSTRAINT contract_readings_batch_id_version_fkey FOREIGN KEY (batch_id, version) REFERENCES public.contract_versions(batch_id, version) ON DELETE CASCADE;
ALTER TABLE ONLY public.contract_readings
    ADD CONSTRAINT contract_readings_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contract_readings
    ADD CONSTRAINT contract_readings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contract_signatures
    ADD CONSTRAINT contract_signatures_batch_id_version_fkey FOREIGN KEY (batch_id, version) REFERENCES public.contract_versions(batch_id, version) ON DELETE CASCADE;
ALTER TABLE ONLY public.contract_signatures
    ADD CONSTRAINT contract_signatures_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contract_signatures
    ADD CONSTRAINT contract_signatures_signed_by_fkey FOREIGN KEY (signed_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.contract_versions
    ADD CONSTRAINT contract_versions_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES public.contract_batches(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contract_versions
    ADD CONSTRAINT contract_versions_contested_by_fkey FOREIGN KEY (contested_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.contract_versions
    ADD CONSTRAINT contract_versions_made_by_fkey FOREIGN KEY (made_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.contract_versions
    ADD CONSTRAINT contract_versions_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contracts
    ADD CONSTRAINT contracts_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES public.contract_batches(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contracts
    ADD CONSTRAINT contracts_mission_id_fkey FOREIGN KEY (mission_id) REFERENCES public.missions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contracts
    ADD CONSTRAINT contracts_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contracts
    ADD CONSTRAINT contracts_sider_id_fkey FOREIGN KEY (sider_id) REFERENCES public.siders(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.departments
    ADD CONSTRAINT departments_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.email_changes
    ADD CONSTRAINT email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.entered_indemnities
    ADD CONSTRAINT entered_indemnities_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.entered_indemnities
    ADD CONSTRAINT entered_indemnities_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES public.invoices(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.entered_indemnities
    ADD CONSTRAINT entered_indemnities_mission_id_fkey FOREIGN KEY (mission_id) REFERENCES public.missions(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.entered_indemnities
    ADD CONSTRAINT entered_indemnities_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.entered_indemnities
    ADD CONSTRAINT entered_indemnities_sider_id_fkey FOREIGN KEY (sider_id) REFERENCES public.siders(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.feature_flags
    ADD CONSTRAINT feature_flags_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.feature_flags
    ADD CONSTRAINT feature_flags_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.feedbacks
    ADD CONSTRAINT feedbacks_manager_id_fkey FOREIGN KEY (manager_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.feedbacks
    ADD CONSTRAINT feedbacks_mission_id_fkey FOREIGN KEY (mission_id) REFERENCES public.missions(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.feedbacks
    ADD CONSTRAINT feedbacks_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.feedbacks
    ADD CONSTRAINT feedbacks_sider_id_fkey FOREIGN KEY (sider_id) REFERENCES public.siders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.flexible_plannings
    ADD CONSTRAINT flexible_plannings_mission_id_fkey FOREIGN KEY (mission_id) REFERENCES public.missions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.flexible_plannings
    ADD CONSTRAINT flexible_plannings_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.hours_corrections
    ADD CONSTRAINT hours_corrections_attendance_id_fkey FOREIGN KEY (attendance_id) REFERENCES public.attendances(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.hours_corrections
    ADD CONSTRAINT hours_corrections_made_by_fkey FOREIGN KEY (made_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.hours_corrections
    ADD CONSTRAINT hours_corrections_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.hours_reminders
    ADD CONSTRAINT hours_reminders_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.hours_reminders
    ADD CONSTRAINT hours_reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.impersonations
    ADD CONSTRAINT impersonations_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.impersonations
    ADD CONSTRAINT impersonations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invoice_days
    ADD CONSTRAINT invoice_days_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES public.invoices(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invoice_days
    ADD CONSTRAINT invoice_days_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.invoice_days
    ADD CONSTRAINT invoice_days_sider_id_fkey FOREIGN KEY (sider_id) REFERENCES public.siders(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.invoice_life_cycles
    ADD CONSTRAINT invoice_life_cycles_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES public.invoices(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.invoice_life_cycles
    ADD CONSTRAINT invoice_life_cycles_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.invoice_lines
    ADD CONSTRAINT invoice_lines_indemnity_id_fkey FOREIGN KEY (indemnity_id) REFERENCES public.entered_indemnities(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.invoice_lines
    ADD CONSTRAINT invoice_lines_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES public.invoices(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invoice_lines
    ADD CONSTRAINT invoice_lines_mission_id_fkey FOREIGN KEY (mission_id) REFERENCES public.missions(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.invoice_lines
    ADD CONSTRAINT invoice_lines_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.invoice_lines
    ADD CONSTRAINT invoice_lines_sider_id_fkey FOREIGN KEY (sider_id) REFERENCES public.siders(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.invoice_statuses
    ADD CONSTRAINT invoice_statuses_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES public.invoices(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.invoice_statuses
    ADD CONSTRAINT invoice_statuses_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.invoice_statuses
    ADD CONSTRAINT invoice_statuses_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_credited_id_fkey FOREIGN KEY (credited_id) REFERENCES public.invoices(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.job_descriptions
    ADD CONSTRAINT job_descriptions_location_id_fkey FOREIGN KEY (location_id) REFERENCES public.locations(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.job_descriptions
    ADD CONSTRAINT job_descriptions_manager_id_fkey FOREIGN KEY (manager_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.job_descriptions
    ADD CONSTRAINT job_descriptions_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.legal_acknowledgements
    ADD CONSTRAINT legal_acknowledgements_acknowledged_by_fkey FOREIGN KEY (acknowledged_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.legal_acknowledgements
    ADD CONSTRAINT legal_acknowledgements_mission_id_fkey FOREIGN KEY (mission_id) REFERENCES public.missions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.legal_acknowledgements
    ADD CONSTRAINT legal_acknowledgements_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.legal_informations
    ADD CONSTRAINT legal_informations_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.locations
    ADD CONSTRAINT locations_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mission_counters
    ADD CONSTRAINT mission_counters_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.missions
    ADD CONSTRAINT missions_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.missions
    ADD CONSTRAINT missions_department_id_fkey FOREIGN KEY (department_id) REFERENCES public.departments(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.missions
    ADD CONSTRAINT missions_job_description_id_fkey FOREIGN KEY (job_description_id) REFERENCES public.job_descriptions(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.missions
    ADD CONSTRAINT missions_location_id_fkey FOREIGN KEY (location_id) REFERENCES public.locations(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.missions
    ADD CONSTRAINT missions_manager_id_fkey FOREIGN KEY (manager_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.missions
    ADD CONSTRAINT missions_motive_id_fkey FOREIGN KEY (motive_id) REFERENCES public.motives(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.missions
    ADD CONSTRAINT missions_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.missions
    ADD CONSTRAINT missions_policy_version_id_fkey FOREIGN KEY (policy_version_id) REFERENCES public.remuneration_policy_versions(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.missions
    ADD CONSTRAINT missions_source_id_fkey FOREIGN KEY (source_id) REFERENCES public.missions(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.motives
    ADD CONSTRAINT motives_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.organisation_profiles
    ADD CONSTRAINT organisation_profiles_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.organisations
    ADD CONSTRAINT organisations_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.organisations(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payment_customers
    ADD CONSTRAINT payment_customers_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payment_informations
    ADD CONSTRAINT payment_informations_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payment_setups
    ADD CONSTRAINT payment_setups_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.permanent_requests
    ADD CONSTRAINT permanent_requests_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.permanent_requests
    ADD CONSTRAINT permanent_requests_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.planning_views
    ADD CONSTRAINT planning_views_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.planning_views
    ADD CONSTRAINT planning_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.rebilled_hours
    ADD CONSTRAINT rebilled_hours_credit_id_fkey FOREIGN KEY (credit_id) REFERENCES public.invoices(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.rebilled_hours
    ADD CONSTRAINT rebilled_hours_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES public.invoices(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.rebilled_hours
    ADD CONSTRAINT rebilled_hours_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.rebilled_hours
    ADD CONSTRAINT rebilled_hours_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES public.invoices(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.rebilled_hours
    ADD CONSTRAINT rebilled_hours_sider_id_fkey FOREIGN KEY (sider_id) REFERENCES public.siders(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.removed_hires
    ADD CONSTRAINT removed_hires_mission_id_fkey FOREIGN KEY (mission_id) REFERENCES public.missions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.removed_hires
    ADD CONSTRAINT removed_hires_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.removed_hires
    ADD CONSTRAINT removed_hires_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.removed_hires
    ADD CONSTRAINT removed_hires_replacement_id_fkey FOREIGN KEY (replacement_id) REFERENCES public.siders(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.removed_hires
    ADD CONSTRAINT removed_hires_shift_id_fkey FOREIGN KEY (shift_id) REFERENCES public.shifts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.removed_hires
    ADD CONSTRAINT removed_hires_sider_id_fkey FOREIGN KEY (sider_id) REFERENCES public.siders(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.remuneration_policies
    ADD CONSTRAINT remuneration_policies_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.remuneration_policies
    ADD CONSTRAINT remuneration_policies_version_id_fkey FOREIGN KEY (version_id) REFERENCES public.remuneration_policy_versions(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.remuneration_policy_versions
    ADD CONSTRAINT remuneration_policy_versions_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.remuneration_policy_versions
    ADD CONSTRAINT remuneration_policy_versions_changed_for_fkey FOREIGN KEY (changed_for) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.remuneration_policy_versions
    ADD CONSTRAINT remuneration_policy_versions_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.requested_siders
    ADD CONSTRAINT requested_siders_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.requested_siders
    ADD CONSTRAINT requested_siders_mission_id_fkey FOREIGN KEY (mission_id) REFERENCES public.missions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.requested_siders
    ADD CONSTRAINT requested_siders_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.requested_siders
    ADD CONSTRAINT requested_siders_sider_id_fkey FOREIGN KEY (sider_id) REFERENCES public.siders(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.shift_recurrences
    ADD CONSTRAINT shift_recurrences_mission_id_fkey FOREIGN KEY (mission_id) REFERENCES public.missions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.shift_recurrences
    ADD CONSTRAINT shift_recurrences_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.shifts
    ADD CONSTRAINT shifts_flexible_planning_id_fkey FOREIGN KEY (flexible_planning_id) REFERENCES public.flexible_plannings(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.shifts
    ADD CONSTRAINT shifts_mission_id_fkey FOREIGN KEY (mission_id) REFERENCES public.missions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.shifts
    ADD CONSTRAINT shifts_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.shifts
    ADD CONSTRAINT shifts_recurrence FOREIGN KEY (recurrence_id) REFERENCES public.shift_recurrences(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.sider_numbers
    ADD CONSTRAINT sider_numbers_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sider_numbers
    ADD CONSTRAINT sider_numbers_sider_id_fkey FOREIGN KEY (sider_id) REFERENCES public.siders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sider_organisations
    ADD CONSTRAINT sider_organisations_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sider_organisations
    ADD CONSTRAINT sider_organisations_sider_id_fkey FOREIGN KEY (sider_id) REFERENCES public.siders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sider_unavailabilities
    ADD CONSTRAINT sider_unavailabilities_sider_id_fkey FOREIGN KEY (sider_id) REFERENCES public.siders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.stored_files
    ADD CONSTRAINT stored_files_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.week_templates
    ADD CONSTRAINT week_templates_job_description_id_fkey FOREIGN KEY (job_description_id) REFERENCES public.job_descriptions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.week_templates
    ADD CONSTRAINT week_templates_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
ALTER TABLE public.applicants ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.arrivals ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.assignments ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.attendance_import_headings ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.attendance_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.attendances ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.audit_log ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.collection_answers ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.collection_returns ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.collection_tries ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.contract_batches ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.contract_documents ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.contract_readings ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.contract_signatures ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.contract_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.contracts ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.departments ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.entered_indemnities ENABLE ROW LEVEL SECURITY;
CREATE POLICY everything ON public.applicants TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.arrivals TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.assignments TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.attendance_import_headings TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.attendance_versions TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.attendances TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.audit_log TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.collection_answers TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.collection_returns TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.collection_tries TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.contract_batches TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.contract_documents TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.contract_readings TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.contract_signatures TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.contract_versions TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.contracts TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.departments TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.entered_indemnities TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.feature_flags TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.feedbacks TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.flexible_plannings TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.hours_corrections TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.hours_reminders TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.invoice_days TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.invoice_life_cycles TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.invoice_lines TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.invoice_statuses TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.invoices TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.job_descriptions TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.legal_acknowledgements TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.legal_informations TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.locations TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.memberships TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.mission_counters TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.missions TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.motives TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.organisation_profiles TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.organisations TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.payment_customers TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.payment_informations TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.payment_setups TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.permanent_requests TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.planning_views TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.rebilled_hours TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.removed_hires TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.remuneration_policies TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.remuneration_policy_versions TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.requested_siders TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.shift_recurrences TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.shifts TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.sider_numbers TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.sider_organisations TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.stored_files TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON public.week_templates TO renfort_system USING (true) WITH CHECK (true);
CREATE POLICY family ON public.feedbacks FOR SELECT TO renfort_tenant USING ((organisation_id IN ( SELECT organisations.id
   FROM public.organisations)));
CREATE POLICY family ON public.job_descriptions FOR SELECT TO renfort_tenant USING ((organisation_id IN ( SELECT organisations.id
   FROM public.organisations)));
CREATE POLICY family ON public.locations FOR SELECT TO renfort_tenant USING ((organisation_id IN ( SELECT organisations.id
   FROM public.organisations)));
CREATE POLICY family ON public.memberships FOR SELECT TO renfort_tenant USING ((organisation_id IN ( SELECT organisations.id
   FROM public.organisations)));
CREATE POLICY family ON public.organisation_profiles FOR SELECT TO renfort_tenant USING ((organisation_id IN ( SELECT organisations.id
   FROM public.organisations)));
CREATE POLICY family ON public.organisations FOR SELECT TO renfort_tenant USING (((id = ANY (ARRAY[public.own_company(), public.own_group()])) OR (parent_id = public.own_group())));
CREATE POLICY family ON public.remuneration_policies FOR SELECT TO renfort_tenant USING ((organisation_id IN ( SELECT organisations.id
   FROM public.organisations)));
CREATE POLICY family ON public.sider_organisations FOR SELECT TO renfort_tenant USING ((organisation_id IN ( SELECT organisations.id
   FROM public.organisations)));
ALTER TABLE public.feature_flags ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.feedbacks ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.flexible_plannings ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.hours_corrections ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.hours_reminders ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.invoice_days ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.invoice_life_cycles ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.invoice_lines ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.invoice_statuses ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.invoices ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.job_descriptions ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.legal_acknowledgements ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.legal_informations ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.locations ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.memberships ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.mission_counters ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.missions ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.motives ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_no_company ON public.audit_log FOR INSERT TO renfort_tenant WITH CHECK ((organisation_id IS NULL));
CREATE POLICY of_the_owner ON public.assignments FOR SELECT TO postgres USING (true);
CREATE POLICY of_the_owner ON public.attendances FOR SELECT TO postgres USING (true);
CREATE POLICY of_the_owner ON public.contracts FOR SELECT TO postgres USING (true);
CREATE POLICY of_the_owner ON public.flexible_plannings FOR SELECT TO postgres USING (true);
CREATE POLICY of_the_owner ON public.missions FOR SELECT TO postgres USING (true);
CREATE POLICY of_the_owner ON public.shifts FOR SELECT TO postgres USING (true);
ALTER TABLE public.organisation_profiles ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.organisations ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON public.applicants TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.arrivals TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.assignments TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.attendance_import_headings TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.attendance_versions TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.attendances TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.audit_log TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.collection_answers TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.collection_returns TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.collection_tries TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.contract_batches TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.contract_documents TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.contract_readings TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.contract_signatures TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.contract_versions TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.contracts TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.departments TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.entered_indemnities TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.feature_flags FOR SELECT TO renfort_tenant USING ((organisation_id = public.own_company()));
CREATE POLICY own ON public.feedbacks TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.flexible_plannings TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.hours_corrections TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.hours_reminders TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.invoice_days TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.invoice_life_cycles TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.invoice_lines TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.invoice_statuses TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.invoices TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.job_descriptions TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.legal_acknowledgements TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.legal_informations TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.locations TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.memberships TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.mission_counters TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.missions TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.motives TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.organisation_profiles TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.organisations FOR UPDATE TO renfort_tenant USING ((id = public.own_company())) WITH CHECK ((id = public.own_company()));
CREATE POLICY own ON public.payment_customers TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.payment_informations TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.payment_setups TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.permanent_requests TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.planning_views TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.rebilled_hours TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.removed_hires TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.remuneration_policies TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.remuneration_policy_versions TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.requested_siders TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.shift_recurrences TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.shifts TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.sider_numbers TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.sider_organisations TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.stored_files TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
CREATE POLICY own ON public.week_templates TO renfort_tenant USING ((organisation_id = public.own_company())) WITH CHECK ((organisation_id = public.own_company()));
ALTER TABLE public.payment_customers ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.payment_informations ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.payment_setups ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.permanent_requests ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.planning_views ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.rebilled_hours ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.removed_hires ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.remuneration_policies ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.remuneration_policy_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.requested_siders ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.shift_recurrences ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.shifts ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.sider_numbers ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.sider_organisations ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.stored_files ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.week_templates ENABLE ROW LEVEL SECURITY;
GRANT USAGE ON SCHEMA public TO renfort_tenant;
GRANT USAGE ON SCHEMA public TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.audit_log TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.audit_log TO renfort_tenant;
REVOKE ALL ON FUNCTION public.enqueue_job(job_name text, job_data jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.enqueue_job(job_name text, job_data jsonb) TO renfort_tenant;
GRANT ALL ON FUNCTION public.enqueue_job(job_name text, job_data jsonb) TO renfort_system;
REVOKE ALL ON FUNCTION public.met_hours(company uuid, shifts uuid[], siders uuid[], started timestamp with time zone[], ended timestamp with time zone[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.met_hours(company uuid, shifts uuid[], siders uuid[], started timestamp with time zone[], ended timestamp with time zone[]) TO renfort_tenant;
GRANT ALL ON FUNCTION public.met_hours(company uuid, shifts uuid[], siders uuid[], started timestamp with time zone[], ended timestamp with time zone[]) TO renfort_system;
REVOKE ALL ON FUNCTION public.taken_plannings(wanted uuid[], first_day date, last_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION public.taken_plannings(wanted uuid[], first_day date, last_day date) TO renfort_tenant;
GRANT ALL ON FUNCTION public.taken_plannings(wanted uuid[], first_day date, last_day date) TO renfort_system;
REVOKE ALL ON FUNCTION public.taken_shifts(siders uuid[], since timestamp with time zone, until timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.taken_shifts(siders uuid[], since timestamp with time zone, until timestamp with time zone) TO renfort_tenant;
GRANT ALL ON FUNCTION public.taken_shifts(siders uuid[], since timestamp with time zone, until timestamp with time zone) TO renfort_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.applicants TO renfort_system;
GRANT SELECT ON TABLE public.applicants TO renfort_tenant;
GRANT UPDATE(status) ON TABLE public.applicants TO renfort_tenant;
GRANT UPDATE(refusal_reason) ON TABLE public.applicants TO renfort_tenant;
GRANT UPDATE(visible) ON TABLE public.applicants TO renfort_tenant;
GRANT UPDATE(comment) ON TABLE public.applicants TO renfort_tenant;
GRANT UPDATE(cv_key) ON TABLE public.applicants TO renfort_tenant;
GRANT UPDATE(updated_at) ON TABLE public.applicants TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.arrivals TO renfort_system;
GRANT SELECT ON TABLE public.arrivals TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.assignments TO renfort_system;
GRANT SELECT,INSERT,DELETE ON TABLE public.assignments TO renfort_tenant;
GRANT UPDATE(starts_at) ON TABLE public.assignments TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.attendance_import_headings TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.attendance_import_headings TO renfort_tenant;
GRANT UPDATE(headings) ON TABLE public.attendance_import_headings TO renfort_tenant;
GRANT UPDATE(updated_at) ON TABLE public.attendance_import_headings TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.attendance_versions TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.attendance_versions TO renfort_tenant;
GRANT UPDATE(actions) ON TABLE public.attendance_versions TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.attendances TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.attendances TO renfort_tenant;
GRANT UPDATE(status) ON TABLE public.attendances TO renfort_tenant;
GRANT UPDATE(worked_from) ON TABLE public.attendances TO renfort_tenant;
GRANT UPDATE(worked_until) ON TABLE public.attendances TO renfort_tenant;
GRANT UPDATE(absence_justification) ON TABLE public.attendances TO renfort_tenant;
GRANT UPDATE(disputed_at) ON TABLE public.attendances TO renfort_tenant;
GRANT UPDATE(validated_at) ON TABLE public.attendances TO renfort_tenant;
GRANT UPDATE(updated_at) ON TABLE public.attendances TO renfort_tenant;
GRANT UPDATE(matches_plan) ON TABLE public.attendances TO renfort_tenant;
GRANT UPDATE(within_others) ON TABLE public.attendances TO renfort_tenant;
GRANT UPDATE(dispute_comment) ON TABLE public.attendances TO renfort_tenant;
GRANT UPDATE(imported_at) ON TABLE public.attendances TO renfort_tenant;
GRANT SELECT,INSERT ON TABLE public.audit_seals TO renfort_system;
GRANT SELECT,DELETE ON TABLE public.audit_unsealed TO renfort_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.clock_moves TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.collection_answers TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.collection_returns TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.collection_tries TO renfort_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.contract_batches TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.contract_batches TO renfort_tenant;
GRANT UPDATE(status) ON TABLE public.contract_batches TO renfort_tenant;
GRANT UPDATE(version) ON TABLE public.contract_batches TO renfort_tenant;
GRANT UPDATE(starts_at) ON TABLE public.contract_batches TO renfort_tenant;
GRANT UPDATE(reminded) ON TABLE public.contract_batches TO renfort_tenant;
GRANT UPDATE(contract_ids) ON TABLE public.contract_batches TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.contract_documents TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.contract_documents TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.contract_readings TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.contract_readings TO renfort_tenant;
GRANT UPDATE(pages_read) ON TABLE public.contract_readings TO renfort_tenant;
GRANT UPDATE(read_at) ON TABLE public.contract_readings TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.contract_signatures TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.contract_signatures TO renfort_tenant;
GRANT UPDATE(sealed_key) ON TABLE public.contract_signatures TO renfort_tenant;
GRANT UPDATE(sealed_sha256) ON TABLE public.contract_signatures TO renfort_tenant;
GRANT UPDATE(sealed_at) ON TABLE public.contract_signatures TO renfort_tenant;
GRANT UPDATE(timestamped_at) ON TABLE public.contract_signatures TO renfort_tenant;
GRANT UPDATE(evidence_key) ON TABLE public.contract_signatures TO renfort_tenant;
GRANT UPDATE(evidence_data_key) ON TABLE public.contract_signatures TO renfort_tenant;
GRANT UPDATE(evidence_sha256) ON TABLE public.contract_signatures TO renfort_tenant;
GRANT UPDATE(evidence_at) ON TABLE public.contract_signatures TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.contract_versions TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.contract_versions TO renfort_tenant;
GRANT UPDATE(facts) ON TABLE public.contract_versions TO renfort_tenant;
GRANT UPDATE(document_key) ON TABLE public.contract_versions TO renfort_tenant;
GRANT UPDATE(document_sha256) ON TABLE public.contract_versions TO renfort_tenant;
GRANT UPDATE(pages) ON TABLE public.contract_versions TO renfort_tenant;
GRANT UPDATE(contested_at) ON TABLE public.contract_versions TO renfort_tenant;
GRANT UPDATE(contested_by) ON TABLE public.contract_versions TO renfort_tenant;
GRANT UPDATE(contested_name) ON TABLE public.contract_versions TO renfort_tenant;
GRANT UPDATE(contest_description) ON TABLE public.contract_versions TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.contracts TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.contracts TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.departments TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.departments TO renfort_tenant;
GRANT UPDATE(name) ON TABLE public.departments TO renfort_tenant;
GRANT UPDATE(name_key) ON TABLE public.departments TO renfort_tenant;
GRANT UPDATE(code) ON TABLE public.departments TO renfort_tenant;
GRANT UPDATE(updated_at) ON TABLE public.departments TO renfort_tenant;
GRANT UPDATE(deleted_at) ON TABLE public.departments TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.email_changes TO renfort_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.entered_indemnities TO renfort_system;
GRANT SELECT ON TABLE public.entered_indemnities TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.feature_flags TO renfort_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.feedbacks TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.feedbacks TO renfort_tenant;
GRANT UPDATE(manager_id) ON TABLE public.feedbacks TO renfort_tenant;
GRANT UPDATE(work_again) ON TABLE public.feedbacks TO renfort_tenant;
GRANT UPDATE(pro) ON TABLE public.feedbacks TO renfort_tenant;
GRANT UPDATE(perf) ON TABLE public.feedbacks TO renfort_tenant;
GRANT UPDATE(comment) ON TABLE public.feedbacks TO renfort_tenant;
GRANT UPDATE(updated_at) ON TABLE public.feedbacks TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.flexible_plannings TO renfort_system;
GRANT SELECT,INSERT,DELETE ON TABLE public.flexible_plannings TO renfort_tenant;
GRANT UPDATE(start_date) ON TABLE public.flexible_plannings TO renfort_tenant;
GRANT UPDATE(end_date) ON TABLE public.flexible_plannings TO renfort_tenant;
GRANT UPDATE(weekly_volume) ON TABLE public.flexible_plannings TO renfort_tenant;
GRANT UPDATE(siders) ON TABLE public.flexible_plannings TO renfort_tenant;
GRANT UPDATE(amplitude_start) ON TABLE public.flexible_plannings TO renfort_tenant;
GRANT UPDATE(amplitude_end) ON TABLE public.flexible_plannings TO renfort_tenant;
GRANT UPDATE(include_holidays) ON TABLE public.flexible_plannings TO renfort_tenant;
GRANT UPDATE(include_week_days) ON TABLE public.flexible_plannings TO renfort_tenant;
GRANT UPDATE(include_saturday) ON TABLE public.flexible_plannings TO renfort_tenant;
GRANT UPDATE(include_sunday) ON TABLE public.flexible_plannings TO renfort_tenant;
GRANT UPDATE(updated_at) ON TABLE public.flexible_plannings TO renfort_tenant;
GRANT UPDATE(shifts_until) ON TABLE public.flexible_plannings TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.google_tickets TO renfort_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.hours_corrections TO renfort_system;
GRANT SELECT ON TABLE public.hours_corrections TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.hours_reminders TO renfort_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.idempotency_keys TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.idempotency_keys TO renfort_tenant;
GRANT UPDATE(fingerprint) ON TABLE public.idempotency_keys TO renfort_tenant;
GRANT UPDATE(status) ON TABLE public.idempotency_keys TO renfort_tenant;
GRANT UPDATE(body) ON TABLE public.idempotency_keys TO renfort_tenant;
GRANT UPDATE(created_at) ON TABLE public.idempotency_keys TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.impersonations TO renfort_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.installation_secrets TO renfort_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.installation_steps TO renfort_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invitations TO renfort_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invoice_days TO renfort_system;
GRANT SELECT ON TABLE public.invoice_days TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invoice_life_cycles TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.invoice_life_cycles TO renfort_tenant;
GRANT UPDATE(flow_id) ON TABLE public.invoice_life_cycles TO renfort_tenant;
GRANT UPDATE(sent_at) ON TABLE public.invoice_life_cycles TO renfort_tenant;
GRANT UPDATE(untransmitted) ON TABLE public.invoice_life_cycles TO renfort_tenant;
GRANT UPDATE(detail) ON TABLE public.invoice_life_cycles TO renfort_tenant;
GRANT UPDATE(code) ON TABLE public.invoice_life_cycles TO renfort_tenant;
GRANT UPDATE(changed_at) ON TABLE public.invoice_life_cycles TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invoice_lines TO renfort_system;
GRANT SELECT ON TABLE public.invoice_lines TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invoice_platform_reads TO renfort_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invoice_series TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.invoice_statuses TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.invoice_statuses TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invoices TO renfort_system;
GRANT SELECT ON TABLE public.invoices TO renfort_tenant;
GRANT UPDATE(document_key) ON TABLE public.invoices TO renfort_tenant;
GRANT UPDATE(document_sha256) ON TABLE public.invoices TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.job_descriptions TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.job_descriptions TO renfort_tenant;
GRANT UPDATE(updated_at) ON TABLE public.job_descriptions TO renfort_tenant;
GRANT UPDATE(suffix) ON TABLE public.job_descriptions TO renfort_tenant;
GRANT UPDATE(manager_id) ON TABLE public.job_descriptions TO renfort_tenant;
GRANT UPDATE(pre_selection) ON TABLE public.job_descriptions TO renfort_tenant;
GRANT UPDATE(detached_pricing) ON TABLE public.job_descriptions TO renfort_tenant;
GRANT UPDATE(has_high_risk_position) ON TABLE public.job_descriptions TO renfort_tenant;
GRANT UPDATE(job_title_id) ON TABLE public.job_descriptions TO renfort_tenant;
GRANT UPDATE(subtasks) ON TABLE public.job_descriptions TO renfort_tenant;
GRANT UPDATE(purpose) ON TABLE public.job_descriptions TO renfort_tenant;
GRANT UPDATE(work_conditions) ON TABLE public.job_descriptions TO renfort_tenant;
GRANT UPDATE(dress_code) ON TABLE public.job_descriptions TO renfort_tenant;
GRANT UPDATE(risk_ids) ON TABLE public.job_descriptions TO renfort_tenant;
GRANT UPDATE(language_ids) ON TABLE public.job_descriptions TO renfort_tenant;
GRANT UPDATE(licence_ids) ON TABLE public.job_descriptions TO renfort_tenant;
GRANT UPDATE(tools) ON TABLE public.job_descriptions TO renfort_tenant;
GRANT UPDATE(equipments) ON TABLE public.job_descriptions TO renfort_tenant;
GRANT UPDATE(experiences) ON TABLE public.job_descriptions TO renfort_tenant;
GRANT UPDATE(executive_status) ON TABLE public.job_descriptions TO renfort_tenant;
GRANT UPDATE(hourly_rate_cents) ON TABLE public.job_descriptions TO renfort_tenant;
GRANT UPDATE(remote) ON TABLE public.job_descriptions TO renfort_tenant;
GRANT UPDATE(motorized) ON TABLE public.job_descriptions TO renfort_tenant;
GRANT UPDATE(location_id) ON TABLE public.job_descriptions TO renfort_tenant;
GRANT UPDATE(deleted_at) ON TABLE public.job_descriptions TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.job_schedules TO renfort_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.known_devices TO renfort_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.legal_acknowledgements TO renfort_system;
GRANT SELECT,INSERT,DELETE ON TABLE public.legal_acknowledgements TO renfort_tenant;
GRANT UPDATE(confirmed_at) ON TABLE public.legal_acknowledgements TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.legal_informations TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.legal_informations TO renfort_tenant;
GRANT UPDATE(name) ON TABLE public.legal_informations TO renfort_tenant;
GRANT UPDATE(business_name) ON TABLE public.legal_informations TO renfort_tenant;
GRANT UPDATE(siret) ON TABLE public.legal_informations TO renfort_tenant;
GRANT UPDATE(ape_code) ON TABLE public.legal_informations TO renfort_tenant;
GRANT UPDATE(ape_nomenclature) ON TABLE public.legal_informations TO renfort_tenant;
GRANT UPDATE(ape_code_date) ON TABLE public.legal_informations TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.legal_values TO renfort_system;
GRANT SELECT ON TABLE public.legal_values TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.locations TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.locations TO renfort_tenant;
GRANT UPDATE(title) ON TABLE public.locations TO renfort_tenant;
GRANT UPDATE(description) ON TABLE public.locations TO renfort_tenant;
GRANT UPDATE(address) ON TABLE public.locations TO renfort_tenant;
GRANT UPDATE(street_number) ON TABLE public.locations TO renfort_tenant;
GRANT UPDATE(street_name) ON TABLE public.locations TO renfort_tenant;
GRANT UPDATE(postal_code) ON TABLE public.locations TO renfort_tenant;
GRANT UPDATE(city) ON TABLE public.locations TO renfort_tenant;
GRANT UPDATE(region) ON TABLE public.locations TO renfort_tenant;
GRANT UPDATE(department) ON TABLE public.locations TO renfort_tenant;
GRANT UPDATE(country) ON TABLE public.locations TO renfort_tenant;
GRANT UPDATE(lat) ON TABLE public.locations TO renfort_tenant;
GRANT UPDATE(lng) ON TABLE public.locations TO renfort_tenant;
GRANT UPDATE(favorite) ON TABLE public.locations TO renfort_tenant;
GRANT UPDATE(confirmed) ON TABLE public.locations TO renfort_tenant;
GRANT UPDATE(has_protestant_church) ON TABLE public.locations TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.login_throttles TO renfort_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.mail_outbox TO renfort_system;
GRANT INSERT ON TABLE public.mail_outbox TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.mail_refusals TO renfort_system;
GRANT SELECT ON TABLE public.mail_refusals TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.memberships TO renfort_system;
GRANT SELECT ON TABLE public.memberships TO renfort_tenant;
GRANT UPDATE(role) ON TABLE public.memberships TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.mission_counters TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.mission_counters TO renfort_tenant;
GRANT UPDATE(total) ON TABLE public.mission_counters TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.mission_number_years TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.mission_number_years TO renfort_tenant;
GRANT UPDATE(last_number) ON TABLE public.mission_number_years TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.missions TO renfort_system;
GRANT SELECT,INSERT,DELETE ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(name) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(status) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(selection_status) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(progress_step) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(next_step_at) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(starts_at) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(ends_at) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(reference_at) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(location_id) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(manager_id) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(unique_identifier) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(hired_siders_count) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(is_flexible_planning) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(has_contracts) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(requested_siders_only) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(frozen_pricing) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(hourly_rate_cents) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(motive_id) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(subtasks) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(purpose) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(work_conditions) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(dress_code) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(risk_ids) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(language_ids) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(licence_ids) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(tools) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(equipments) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(experiences) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(executive_status) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(remote) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(motorized) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(side_note) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(mission_information) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(department_id) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(attendance_config_type) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(updated_at) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(confirmed_at) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(policy_version_id) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(order_number) ON TABLE public.missions TO renfort_tenant;
GRANT UPDATE(time_zone) ON TABLE public.missions TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.motives TO renfort_system;
GRANT SELECT,INSERT,DELETE ON TABLE public.motives TO renfort_tenant;
GRANT UPDATE(reason) ON TABLE public.motives TO renfort_tenant;
GRANT UPDATE(justification) ON TABLE public.motives TO renfort_tenant;
GRANT UPDATE(replacements) ON TABLE public.motives TO renfort_tenant;
GRANT UPDATE(recruitments) ON TABLE public.motives TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.organisation_profiles TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.organisation_profiles TO renfort_tenant;
GRANT UPDATE(description) ON TABLE public.organisation_profiles TO renfort_tenant;
GRANT UPDATE(website) ON TABLE public.organisation_profiles TO renfort_tenant;
GRANT UPDATE(logo_url) ON TABLE public.organisation_profiles TO renfort_tenant;
GRANT UPDATE(youtube_url) ON TABLE public.organisation_profiles TO renfort_tenant;
GRANT UPDATE(cover_url) ON TABLE public.organisation_profiles TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.organisations TO renfort_system;
GRANT SELECT ON TABLE public.organisations TO renfort_tenant;
GRANT UPDATE(name) ON TABLE public.organisations TO renfort_tenant;
GRANT UPDATE(tolerated_start_minutes) ON TABLE public.organisations TO renfort_tenant;
GRANT UPDATE(tolerated_end_minutes) ON TABLE public.organisations TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.password_resets TO renfort_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.payment_customers TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.payment_customers TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.payment_events TO renfort_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.payment_informations TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.payment_informations TO renfort_tenant;
GRANT UPDATE(accounting_info) ON TABLE public.payment_informations TO renfort_tenant;
GRANT UPDATE(billing_address) ON TABLE public.payment_informations TO renfort_tenant;
GRANT UPDATE(tva_number) ON TABLE public.payment_informations TO renfort_tenant;
GRANT UPDATE(want_order_form) ON TABLE public.payment_informations TO renfort_tenant;
GRANT UPDATE(payment_method) ON TABLE public.payment_informations TO renfort_tenant;
GRANT UPDATE(provider_method_id) ON TABLE public.payment_informations TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.payment_setups TO renfort_system;
GRANT SELECT,INSERT,DELETE ON TABLE public.payment_setups TO renfort_tenant;
GRANT UPDATE(setup_id) ON TABLE public.payment_setups TO renfort_tenant;
GRANT UPDATE(type) ON TABLE public.payment_setups TO renfort_tenant;
GRANT UPDATE(status) ON TABLE public.payment_setups TO renfort_tenant;
GRANT UPDATE(created_at) ON TABLE public.payment_setups TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.permanent_requests TO renfort_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.planning_views TO renfort_system;
GRANT SELECT,INSERT,DELETE ON TABLE public.planning_views TO renfort_tenant;
GRANT UPDATE(name) ON TABLE public.planning_views TO renfort_tenant;
GRANT UPDATE(shown) ON TABLE public.planning_views TO renfort_tenant;
GRANT UPDATE(is_default) ON TABLE public.planning_views TO renfort_tenant;
GRANT UPDATE(updated_at) ON TABLE public.planning_views TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.rebilled_hours TO renfort_system;
GRANT SELECT ON TABLE public.rebilled_hours TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.removed_hires TO renfort_system;
GRANT SELECT ON TABLE public.removed_hires TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.remuneration_policies TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.remuneration_policies TO renfort_tenant;
GRANT UPDATE(hours_types) ON TABLE public.remuneration_policies TO renfort_tenant;
GRANT UPDATE(indemnities) ON TABLE public.remuneration_policies TO renfort_tenant;
GRANT UPDATE(hours_types_confirmed) ON TABLE public.remuneration_policies TO renfort_tenant;
GRANT UPDATE(indemnities_confirmed) ON TABLE public.remuneration_policies TO renfort_tenant;
GRANT UPDATE(version_id) ON TABLE public.remuneration_policies TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.remuneration_policy_versions TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.remuneration_policy_versions TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.requested_siders TO renfort_system;
GRANT SELECT,INSERT,DELETE ON TABLE public.requested_siders TO renfort_tenant;
GRANT UPDATE(status) ON TABLE public.requested_siders TO renfort_tenant;
GRANT UPDATE("position") ON TABLE public.requested_siders TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sessions TO renfort_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.shift_recurrences TO renfort_system;
GRANT SELECT,INSERT,DELETE ON TABLE public.shift_recurrences TO renfort_tenant;
GRANT UPDATE(until) ON TABLE public.shift_recurrences TO renfort_tenant;
GRANT UPDATE(removed_at) ON TABLE public.shift_recurrences TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.shifts TO renfort_system;
GRANT SELECT,INSERT,DELETE ON TABLE public.shifts TO renfort_tenant;
GRANT UPDATE(starts_at) ON TABLE public.shifts TO renfort_tenant;
GRANT UPDATE(ends_at) ON TABLE public.shifts TO renfort_tenant;
GRANT UPDATE(break_minutes) ON TABLE public.shifts TO renfort_tenant;
GRANT UPDATE(slots) ON TABLE public.shifts TO renfort_tenant;
GRANT UPDATE(recurrence_id) ON TABLE public.shifts TO renfort_tenant;
GRANT UPDATE(posted) ON TABLE public.shifts TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sider_numbers TO renfort_system;
GRANT SELECT,INSERT,DELETE ON TABLE public.sider_numbers TO renfort_tenant;
GRANT UPDATE(number) ON TABLE public.sider_numbers TO renfort_tenant;
GRANT UPDATE(number_key) ON TABLE public.sider_numbers TO renfort_tenant;
GRANT UPDATE(updated_at) ON TABLE public.sider_numbers TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sider_organisations TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.sider_organisations TO renfort_tenant;
GRANT UPDATE(hired_at) ON TABLE public.sider_organisations TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sider_unavailabilities TO renfort_system;
GRANT SELECT(sider_id) ON TABLE public.sider_unavailabilities TO renfort_tenant;
GRANT SELECT(starts_at) ON TABLE public.sider_unavailabilities TO renfort_tenant;
GRANT SELECT(ends_at) ON TABLE public.sider_unavailabilities TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.siders TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.siders TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.stored_files TO renfort_system;
GRANT SELECT,INSERT ON TABLE public.stored_files TO renfort_tenant;
GRANT UPDATE(in_place) ON TABLE public.stored_files TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.users TO renfort_system;
GRANT SELECT(id) ON TABLE public.users TO renfort_tenant;
GRANT SELECT(email) ON TABLE public.users TO renfort_tenant;
GRANT SELECT(first_name) ON TABLE public.users TO renfort_tenant;
GRANT SELECT(last_name) ON TABLE public.users TO renfort_tenant;
GRANT SELECT(is_insider) ON TABLE public.users TO renfort_tenant;
GRANT SELECT(validated_at) ON TABLE public.users TO renfort_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.validation_runs TO renfort_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.week_templates TO renfort_system;
GRANT SELECT,INSERT,DELETE ON TABLE public.week_templates TO renfort_tenant;
GRANT UPDATE(name) ON TABLE public.week_templates TO renfort_tenant;
GRANT UPDATE(shifts) ON TABLE public.week_templates TO renfort_tenant;
GRANT UPDATE(updated_at) ON TABLE public.week_templates TO renfort_tenant;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT,INSERT,DELETE,UPDATE ON TABLES  TO renfort_system;
reset search_path;
reset check_function_bodies;
