-- additive
-- Calls that were made under an Idempotency-Key (api/http/idempotency.ts): a repeat is answered and changes nothing.
create table idempotency_key (
  -- The nil UUID for visitors.
  account_id uuid not null,
  key text not null,
  -- SHA-256 of the call and what was sent with it.
  request_hash bytea not null,
  -- What the answer to a repeat is found by, as the id of what was made.
  result text not null default '',
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);
create index idempotency_key_age on idempotency_key (created_at);
