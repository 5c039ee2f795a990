-- By which role a mail tells its reader of each company, and in whose place they act there. It does not leave once one
-- of them has changed.
alter table mail_outbox add column told jsonb;
