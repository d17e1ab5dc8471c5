-- additive
-- Who has just shown again who they are: good for one call of one purpose, in this session, for two minutes. Only the SHA-256 of
-- the token is stored; while a call is at work with it, and after it was done, it is used.
create table step_up (
  token_hash bytea primary key,
  session_hash bytea not null references session (token_hash) on delete cascade,
  purpose text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index step_up_by_session on step_up (session_hash);
create index step_up_by_expiry on step_up (expires_at);
