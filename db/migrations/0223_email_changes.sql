-- additive
-- The address that an account is about to get (decision 63). Tokens are made when the mails are sent, so that no job holds them;
-- null until then.
create table email_change (
  account_id uuid primary key references account (id) on delete cascade,
  -- Of this request: a mail of one before sends nothing.
  id uuid not null unique,
  email text not null,
  -- The session that asked, which goes on after the change.
  requested_by bytea not null,
  -- Whether the address the account has must agree: once that is confirmed.
  needs_agreement boolean not null,
  new_token_hash bytea unique,
  old_token_hash bytea unique,
  confirmed_at timestamptz,
  agreed_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_change_ended on email_change (expires_at);

-- Which addresses an account had, as long as the shop holds to whom its mails went: what was sent to them is exported and erased with it.
create table former_email (
  account_id uuid not null references account (id) on delete cascade,
  email text not null,
  until timestamptz not null,
  primary key (account_id, email)
);
