-- Not additive: the version before knows no booking of a coupon, and books none.
-- Who bears what a coupon takes off (decision 272). What it does to shipping is the store's, as the fee is.
alter table coupon add column borne_by text not null default 'STORE';
alter table coupon add constraint coupon_borne_by_check check (
  borne_by in ('STORE', 'MARKETPLACE') and (borne_by = 'STORE' or kind <> 'FREE_SHIPPING')) not valid;
alter table coupon validate constraint coupon_borne_by_check;

-- What the marketplace owes the store of it so far: [{"rateBp": 700, "netCents": 250}].
alter table sub_order add column coupon_share jsonb not null default '[]';

-- Of COUPON: at which rate the store owes tax on it.
alter table ledger_booking add column tax_rate_bp integer;
alter table ledger_booking drop constraint ledger_booking_kind_check;
alter table ledger_booking add constraint ledger_booking_kind_check check (kind in (
  'SALE', 'CREDIT_NOTE', 'MONEY_IN', 'MONEY_BACK', 'CHARGEBACK', 'CHARGEBACK_REVERSED', 'COMMISSION', 'COUPON', 'ADJUSTMENT',
  'PAYOUT', 'PAYOUT_PAID', 'PAYOUT_RETURNED')) not valid;
alter table ledger_booking validate constraint ledger_booking_kind_check;
