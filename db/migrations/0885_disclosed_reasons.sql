-- additive
-- Whether the store has been told the reason: those of before were written for the operators' team alone.
alter table store_pause add column is_disclosed boolean not null default false;
alter table payout_hold add column is_disclosed boolean not null default false;
