-- A buyer's application to see an exclusive product. The grant itself is exclusive_grant.
create table exclusive_request (
  buyer_id uuid not null,
  id uuid not null unique,
  sku_id text not null,
  -- The product's store, which decides.
  store_id uuid not null,
  message text not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'GRANTED', 'REJECTED')),
  -- What the buyer is told.
  reason text,
  -- End of the access that was granted; null for one without end.
  expires_at timestamptz,
  created_at timestamptz not null,
  decided_at timestamptz,
  -- The supplier's account; null where an operator decided.
  decided_by uuid,
  primary key (buyer_id, id),
  check ((status = 'PENDING') = (decided_at is null))
);
create unique index exclusive_request_open on exclusive_request (buyer_id, sku_id) where status = 'PENDING';
create index exclusive_request_newest on exclusive_request (buyer_id, sku_id, created_at desc);
create index exclusive_request_by_store on exclusive_request (store_id, created_at desc);
create index exclusive_grant_by_product on exclusive_grant (sku_id);
