-- additive
-- The secret of an authenticator app, sealed with a key of the environment (decision 62); it counts once a code has confirmed it.
create table totp (
  account_id uuid primary key references account (id) on delete cascade,
  sealed_secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- Of the newest code that was used: each counts once.
  last_step bigint
);

-- Only the SHA-256 of a code is stored; a used one is deleted.
create table recovery_code (
  account_id uuid not null references account (id) on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null,
  primary key (account_id, code_hash)
);

-- A sign-in whose password was right and whose second factor is still to come.
create table pending_sign_in (
  token_hash bytea primary key,
  account_id uuid not null references account (id) on delete cascade,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index pending_sign_in_by_account on pending_sign_in (account_id);
