-- Kinds of mails that their recipient no longer wants. A company only asks whether a mail may be sent.
create table mail_refusals (
  id uuid primary key default gen_random_uuid(),
  recipient text not null check (recipient = lower(recipient)),
  category text not null,
  refused_at timestamptz not null,
  unique (recipient, category)
);
revoke all on mail_refusals from renfort_tenant;
grant select on mail_refusals to renfort_tenant;

-- Where the recipient of an optional mail refuses the next ones; null for a compulsory mail.
alter table mail_outbox add column unsubscribe_url text;
