-- Copies for the invoice (§ 14 (4) UStG): what the account and the store were called when the order was placed.
alter table orders
  add column buyer_vat_id text,
  add column buyer_reference text,
  -- The provider only authorised: money is taken when goods leave, store by store.
  add column is_captured_on_shipment boolean not null default false,
  -- What the provider has paid back.
  add column refunded_cents bigint not null default 0 check (refunded_cents >= 0 and refunded_cents <= gross_cents);

alter table sub_order
  -- The store's `legal` when it was ordered from.
  add column seller jsonb not null default '{}',
  -- Since when it has its status.
  add column status_at timestamptz not null default now(),
  -- {"lines": [{"skuId", "quantity"}], "reason"} while a return waits for the store's answer.
  add column return_request jsonb,
  -- The capture that the first shipment asked for.
  add column capture_id uuid,
  drop column shipments;
create index sub_order_due on sub_order (status, status_at) where status in ('SHIPPED', 'DELIVERED');
create index orders_unpaid on orders (payment_due_at) where payment_status = 'UNPAID' and status = 'PENDING_PAYMENT';

-- Pieces of the line; what was cancelled never left, what was restocked is in the stock again.
alter table order_line
  add column shipped_quantity integer not null default 0,
  add column cancelled_quantity integer not null default 0,
  add column returned_quantity integer not null default 0,
  add column restocked_quantity integer not null default 0,
  add check (shipped_quantity >= 0 and cancelled_quantity >= 0 and shipped_quantity + cancelled_quantity <= quantity),
  add check (returned_quantity between 0 and shipped_quantity),
  add check (restocked_quantity between 0 and cancelled_quantity + returned_quantity);

-- What was done, where the status alone does not tell (a part left, a return was asked for).
alter table order_event add column action text;

create table shipment (
  buyer_id uuid not null,
  order_id uuid not null,
  store_id uuid not null,
  id uuid not null,
  carrier text not null,
  tracking_number text not null,
  -- [{"skuId", "quantity"}]
  lines jsonb not null,
  shipped_at timestamptz not null,
  primary key (buyer_id, order_id, id),
  foreign key (buyer_id, order_id, store_id) references sub_order (buyer_id, order_id, store_id)
);

-- Money that goes back for a part of a sub-order.
create table refund (
  buyer_id uuid not null,
  order_id uuid not null,
  -- Null where a whole payment came too late for its order.
  store_id uuid,
  id uuid not null,
  reason text not null check (reason in ('CANCELLED', 'REJECTED', 'REST_CANCELLED', 'RETURNED', 'PAID_TOO_LATE')),
  -- TotalsCents of the part, positive.
  totals jsonb not null,
  amount_cents bigint not null check (amount_cents > 0),
  created_at timestamptz not null,
  -- When the provider had paid it back.
  paid_back_at timestamptz,
  primary key (buyer_id, order_id, id),
  foreign key (buyer_id, order_id) references orders (buyer_id, id)
);

-- The row is locked by the transaction that writes a document: numbers of one store have no gaps (§ 14 (4) no. 4 UStG).
create sequence document_issuer_code start 1001;
create table document_issuer (
  store_id uuid primary key,
  -- Stands in the numbers of the store, so that those of two stores differ.
  code integer not null unique default nextval('document_issuer_code'),
  invoices integer not null default 0,
  credit_notes integer not null default 0
);
create table document (
  buyer_id uuid not null,
  order_id uuid not null,
  store_id uuid not null,
  number text not null unique,
  type text not null check (type in ('INVOICE', 'CREDIT_NOTE')),
  -- All that its page shows, see DocumentContent in api/orders/documents; never changed.
  content jsonb not null,
  issued_at timestamptz not null,
  primary key (buyer_id, order_id, number),
  foreign key (buyer_id, order_id, store_id) references sub_order (buyer_id, order_id, store_id)
);
