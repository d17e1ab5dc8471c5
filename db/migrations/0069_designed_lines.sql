-- A cart line with a design is that design: price, setup and smallest quantity come from its offer.
alter table cart_item add column design_id uuid;

alter table order_line
  -- Net, once for the line whatever its quantity; taxed at the line's rate.
  add column setup_fee_cents integer not null default 0 check (setup_fee_cents >= 0),
  -- {"id", "title", "previewUrl", "leadTimeDays"} as it was approved; null for plain goods.
  add column design jsonb;
