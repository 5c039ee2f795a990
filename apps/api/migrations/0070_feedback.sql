-- One opinion of a Sider for each mission and question, which a second one changes.
alter table feedbacks
  add column updated_at timestamptz,
  add constraint feedbacks_comment_length check (char_length(comment) <= 260);
create unique index feedbacks_once on feedbacks (mission_id, sider_id, type_id)
  where mission_id is not null;

-- An opinion keeps its company, its Sider, its mission and its question.
grant insert on feedbacks to renfort_tenant;
grant update (manager_id, work_again, pro, perf, comment, updated_at) on feedbacks to renfort_tenant;
