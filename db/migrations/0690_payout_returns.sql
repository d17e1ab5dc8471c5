-- Not additive: the version before knows no payout that has come back.
-- A transfer that the bank has sent back (decision 182): the store is owed it once more.
alter table payout add column returned_at timestamptz, add column return_reason text;
alter table payout drop constraint payout_state_check, drop constraint payout_check;
alter table payout add constraint payout_state_check check (state in ('PROPOSED', 'ORDERED', 'PAID', 'RETURNED')),
  add constraint payout_paid_check check ((state in ('PAID', 'RETURNED')) = (paid_at is not null)),
  add constraint payout_returned_check check (
    (state = 'RETURNED') = (returned_at is not null) and (returned_at is null) = (return_reason is null));
create index payout_returned_at on payout (store_id, returned_at) where returned_at is not null;

alter table ledger_booking drop constraint ledger_booking_kind_check;
alter table ledger_booking add constraint ledger_booking_kind_check check (kind in (
  'SALE', 'CREDIT_NOTE', 'MONEY_IN', 'MONEY_BACK', 'CHARGEBACK', 'CHARGEBACK_REVERSED', 'COMMISSION', 'ADJUSTMENT', 'PAYOUT',
  'PAYOUT_PAID', 'PAYOUT_RETURNED'));

-- The list of runs, the latest first.
create index payout_run_by_number on payout_run (number, id);
