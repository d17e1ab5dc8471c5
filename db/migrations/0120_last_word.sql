-- A move of money ends with the provider's last word. PENDING: the provider has taken it on; REFUSED: it will not be made.
alter table payment_move
  drop constraint payment_move_state_check,
  add check (state in ('STARTED', 'PENDING', 'DONE', 'REFUSED')),
  -- The idempotency key of the attempt that counts, also its name in the provider's metadata; the first is the move's id.
  add column key uuid,
  -- When that attempt began.
  add column tried_at timestamptz,
  -- The provider's name for the refund or capture of that attempt; unknown of what was moved before this migration.
  add column provider_id text,
  -- Attempts that the provider refused: [{"key", "providerId", "reason", "at"}].
  add column refusals jsonb not null default '[]',
  -- Paid by bank transfer in the place of the provider, as an operator has recorded.
  add column is_by_transfer boolean not null default false,
  -- When to ask the provider again while it is PENDING.
  add column look_at timestamptz,
  add column looks integer not null default 0,
  add column ended_at timestamptz;
update payment_move set key = id, tried_at = created_at;
alter table payment_move
  alter column key set not null,
  alter column tried_at set not null;
create index payment_move_to_look_at on payment_move (look_at) where look_at is not null;
create index payment_move_refused on payment_move (created_at) where state = 'REFUSED';

alter table sub_order
  -- Since when its money is missing: the provider could not take what was authorised for it.
  add column payment_failed_at timestamptz,
  -- When its money came by bank transfer in the place of the provider.
  add column paid_by_transfer_at timestamptz;
-- False where the goods came back although their money had never been taken: the documents are corrected, nothing is paid.
alter table refund add column is_owed boolean not null default true;
