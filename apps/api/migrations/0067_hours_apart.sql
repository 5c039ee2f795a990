-- A Sider is in one place at a time, whatever the company: their hours never overlap. An absence is an
-- empty time, which meets nothing. PostgreSQL trusts this extension: whoever may create in the database
-- may add it, and where an administrator has added it nobody needs to.
do $$
begin
  create extension if not exists btree_gist;
exception when insufficient_privilege then
  raise exception 'The extension btree_gist is missing, and % may not add it', current_user
    using hint = 'Let an administrator of this database run: create extension btree_gist';
end
$$;

-- Hours that lie within others all the same: planned where the Sider has said already that they worked
-- elsewhere, or written before this rule. Nobody validates them, and no deadline does, until somebody
-- says what was worked: from then on they are under the rule.
alter table attendances add column within_others boolean not null default false;
update attendances a set within_others = true
where a.worked_from < a.worked_until and exists (
  select from attendances o
  where o.sider_id = a.sider_id and o.worked_from < o.worked_until
    and o.worked_from < a.worked_until and o.worked_until > a.worked_from
    -- The earlier of two keeps its place.
    and (o.created_at, o.id) < (a.created_at, a.id)
);
alter table attendances add constraint attendances_apart
  exclude using gist (sider_id with =, tstzrange(worked_from, worked_until) with &&)
  where (not within_others);
create index attendances_within_others on attendances (starts_at) where within_others;

-- What the company writes to the Sider with the hours that it says instead.
alter table attendances add column dispute_comment text check (char_length(dispute_comment) <= 260);
grant update (within_others, dispute_comment) on attendances to renfort_tenant;

-- Minutes by which hours may differ from the plan and be accepted with one act.
alter table organisations
  add column tolerated_start_minutes smallint not null default 0
    check (tolerated_start_minutes between 0 and 30),
  add column tolerated_end_minutes smallint not null default 0
    check (tolerated_end_minutes between 0 and 30);
grant update (tolerated_start_minutes, tolerated_end_minutes) on organisations to renfort_tenant;

-- What internal staff decide is few, whatever the years before.
create index attendances_in_conflict on attendances (starts_at, id) where status = 'att.conflict';
