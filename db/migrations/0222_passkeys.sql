-- additive
-- What a passkey shows to be the account (WebAuthn); the secret half never leaves the device.
create table passkey (
  account_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  credential_id text not null unique,
  public_key bytea not null,
  -- Grows with each use where the device counts at all; one that does not is a copy.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (account_id, id)
);

-- What a browser has to sign, once; without an account for a sign-in.
create table passkey_challenge (
  challenge_hash bytea not null,
  account_id uuid references account (id) on delete cascade,
  expires_at timestamptz not null,
  unique (challenge_hash, account_id)
);
create index passkey_challenge_by_expiry on passkey_challenge (expires_at);
create index passkey_challenge_by_account on passkey_challenge (account_id);
