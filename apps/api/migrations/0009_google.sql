-- Who a person is to Google, for ever, whatever becomes of the e-mails on either side.
alter table users add column google_subject text unique;

-- Proofs that Google knows somebody: handed out after its code, used up once within five minutes.
create table google_tickets (
  token_hash bytea primary key,
  subject text not null,
  email text not null check (email = lower(email)),
  expires_at timestamptz not null
);
create index google_tickets_expiry on google_tickets (expires_at);
