-- additive
-- The list of a store's orders by buyer, and whether a buyer has ordered there before.
create index sub_order_of_buyer_at_store on sub_order (store_id, buyer_id, order_id);
