-- What the shop has to send. Jobs name a row here; its words are deleted once it is sent, so that no queue, no backup of
-- a day ago and no dead job keeps what was written to a person (promises.md, data protection).
create table mail (
  -- The same at every try, so a mail sent twice is one mail to its recipient.
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  -- Stays for support and proof of delivery; null once sent where the mail was the last to an erased account.
  recipient text,
  is_last boolean not null default false,
  -- Null once sent.
  subject text,
  text text,
  html text,
  -- [{ name, type, base64 }]
  files jsonb,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check (sent_at is not null or (recipient is not null and subject is not null and text is not null and html is not null))
);
create index mail_recipient on mail (lower(recipient));
create index mail_sent on mail (sent_at) where sent_at is not null;

-- Which request a link was made for: a repeated try voids the link of the try before.
alter table password_reset add column request_id text;

-- Jobs of earlier versions carry the whole mail, and links in clear.
do $$
begin
  if to_regclass('pgboss.job') is null then return; end if;
  insert into mail (id, recipient, subject, text, html, files, created_at)
  select distinct on (data ->> 'id') data ->> 'id', data ->> 'to', data ->> 'subject', data ->> 'text', data ->> 'html',
    data -> 'files', created_on
  from pgboss.job
  where (name = 'mail' and state < 'completed' or name = 'dead' and data ? 'html') and data ? 'to'
  order by data ->> 'id', created_on
  on conflict do nothing;
  update pgboss.job set data = jsonb_build_object('id', data ->> 'id') where name in ('mail', 'dead') and data ? 'html';
  delete from pgboss.job where name in ('mail', 'password-reset') and state >= 'completed';
  update pgboss.job set data = jsonb_build_object('id', data ->> 'id', 'accountId',
    (select id from account where lower(email) = lower(data ->> 'email')))
  where name in ('password-reset', 'dead') and data ? 'email';
end $$;
