-- additive
alter table account
  -- When its owner followed a link that was mailed to the address. Null: nobody knows whose address it is.
  add column email_confirmed_at timestamptz,
  -- Since when the desk vouches for it: it pays transfers like an account that has paid once.
  add column trusted_at timestamptz;
-- Whoever has an account by now has used it.
update account set email_confirmed_at = created_at;

-- Links to confirm an e-mail; only the SHA-256 of a token is kept. An expired one still leads to a new one for a while.
create table email_confirmation (
  token_hash bytea primary key,
  account_id uuid not null references account (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index email_confirmation_by_account on email_confirmation (account_id);
create index email_confirmation_ended on email_confirmation (expires_at);
