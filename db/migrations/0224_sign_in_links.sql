-- additive
-- A mailed link that signs in, one for each account: a later one takes its place (decision 64). Only its hash is stored.
create table sign_in_link (
  account_id uuid primary key references account (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_link_ended on sign_in_link (expires_at);
