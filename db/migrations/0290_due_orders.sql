-- additive
-- Until when the store has to do its next step with a part of an order; null where nothing is due.
alter table sub_order add column due_at timestamptz;
update sub_order set due_at = status_at + case when status = 'PLACED' then interval '24 hours' else interval '48 hours' end
where status in ('PLACED', 'CONFIRMED') or return_request is not null;
create index sub_order_due_of_store on sub_order (store_id, due_at, order_id) where due_at is not null;
create index sub_order_status_of_store on sub_order (store_id, status, order_id);
