-- What a provider has only authorised can be captured until a day that it names.
alter table payment
  add column capture_before timestamptz,
  -- Of the last warning that store and desk got: so many days before.
  add column warned_days integer;
alter table orders
  drop constraint orders_payment_status_check,
  -- RELEASED: what was authorised has been let go, nothing was taken.
  add constraint orders_payment_status_check
    check (payment_status in ('UNPAID', 'AUTHORIZED', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'FAILED', 'RELEASED')),
  -- {"iban", "bic", "accountHolder"}: where the buyer was asked to pay anew after the authorisation had ended.
  add column bank_account jsonb;
-- Authorised until now without a day to end: each is looked at once, and what is found is written as for new ones.
update payment p set look_at = now() from orders o
where o.buyer_id = p.buyer_id and o.id = p.order_id and o.payment_status = 'AUTHORIZED' and p.provider_id is not null;
