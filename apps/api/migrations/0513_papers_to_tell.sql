-- outside a transaction
drop index concurrently if exists sider_papers_to_tell;
create index concurrently sider_papers_to_tell on sider_papers (made_at) where told_at is null;
