-- additive
-- How many of the days a store has promised were held is counted over its last months.
create index sub_order_promised_by_store on sub_order (store_id, arrives_by) where arrives_by is not null;
