-- Lists of operators over all buyers, each entered at its cursor.
create index orders_by_time on orders (created_at desc, id desc);
create index orders_open_by_time on orders (created_at desc, id desc)
  where status in ('PENDING_PAYMENT', 'PLACED', 'CONFIRMED', 'SHIPPED', 'MIXED');
create index orders_by_payment_status on orders (payment_status, created_at desc, id desc);
create index orders_by_payment_method on orders (payment_method, created_at desc, id desc);
create index sub_order_to_deliver on sub_order (status, status_at) where status in ('PLACED', 'CONFIRMED');
create index chargeback_standing on chargeback (charged_back_at desc, id desc) where reversed_at is null;
create index company_by_time on company (created_at desc, id desc);
create index company_by_name on company (lower(name) text_pattern_ops);
create index company_by_vat_id on company (vat_id) where vat_id is not null;
create index account_by_phone on account (phone_number text_pattern_ops);
create index audit_entry_newest on audit_entry (at desc, id desc);
create index payment_by_time on payment (created_at desc, checkout_id desc);
create index mail_by_time on mail (created_at desc, id desc);

-- What operators write about a buyer or an order, for themselves.
create table operator_note (
  buyer_id uuid not null,
  id uuid not null,
  order_id uuid,
  author_id uuid not null,
  text text not null,
  created_at timestamptz not null,
  primary key (id)
);
create index operator_note_of_buyer on operator_note (buyer_id, created_at);

-- Money given back without goods coming back, and who bears it.
alter table refund drop constraint refund_reason_check;
alter table refund add constraint refund_reason_check
  check (reason in ('CANCELLED', 'REJECTED', 'REST_CANCELLED', 'RETURNED', 'PAID_TOO_LATE', 'GOODWILL'));
alter table refund add column borne_by text check (borne_by in ('STORE', 'MARKETPLACE'));
alter table refund add column words text;
