-- When a Sider was told that a paper is there to be signed; those from before are told of no more.
alter table sider_papers add column told_at timestamptz;
update sider_papers set told_at = made_at;
