-- The row is written before the work and finished after it: one that stays ATTEMPTED is a process that died on the way, or
-- work whose end nobody knows.
alter table audit_entry add column state text not null default 'DONE' check (state in ('ATTEMPTED', 'DONE', 'REFUSED'));
create index audit_entry_by_account on audit_entry (account_id, at desc);
create index audit_entry_by_actor on audit_entry (actor_id, at desc);

-- A code that lets an operator in as a buyer: used once, for a minute. Only its SHA-256 is kept.
create table impersonation_code (
  code_hash bytea primary key,
  account_id uuid not null references account (id) on delete cascade,
  operator_id uuid not null references account (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index impersonation_code_by_expiry on impersonation_code (expires_at);
