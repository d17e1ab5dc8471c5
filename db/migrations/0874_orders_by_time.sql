-- additive
-- What the figures of an overview sum is in the index: of a marketplace with a million orders 28 days are tens of thousands of rows.
create index orders_sums_by_time on orders (created_at) include (status, gross_cents);
create index payment_states_by_time on payment (created_at) include (state);
-- One of the states of orders that are few: the count of a page walked all orders, the oldest first, to find them.
create index orders_by_status on orders (status, created_at desc, id desc);
-- Who bought of a store, when: its figures read 16 weeks of orders without the rows.
create index sub_order_sales_of_store on sub_order (store_id, order_id) include (buyer_id, status);
