-- How often a person has read something in a company: a screen that follows hears of each reading, also where the number
-- at the bell stays at « 99+ ».
alter table notification_marks add column readings bigint not null default 0;
grant update (readings) on notification_marks to renfort_tenant;
