-- additive
-- Buyers who are to hear once that an article can be ordered again. The row goes with the mail, in one transaction.
create table restock_notice (
  buyer_id uuid not null,
  sku_id text not null,
  -- Names the mail.
  id uuid not null unique,
  created_at timestamptz not null,
  primary key (buyer_id, sku_id)
);
create index restock_notice_by_product on restock_notice (sku_id);
