-- additive
-- A device that signed in before: guesses from elsewhere do not keep it out. Only the hash of its token is kept.
create table known_device (
  account_id uuid not null references account,
  token_hash bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (account_id, token_hash)
);

-- The session of the operator who made the code; ends, and what was opened with it ends too. Null where a command made it.
alter table session add column operator_session bytea references session on delete cascade;
create index session_by_operator_session on session (operator_session) where operator_session is not null;
create index session_by_operator on session (impersonated_by) where impersonated_by is not null;
alter table impersonation_code add column operator_session bytea references session on delete cascade;
