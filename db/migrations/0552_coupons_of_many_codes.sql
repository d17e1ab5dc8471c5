-- additive
-- Codes that were made together have one batch and its name.
alter table coupon
  add column batch_id uuid,
  add column batch_name text,
  add check ((batch_id is null) = (batch_name is null));
create index coupon_by_batch on coupon (batch_id) where batch_id is not null;
create index coupon_redemption_of_code on coupon_redemption (coupon_code);
