-- additive
-- Whether what a store delivers of an order may leave in several shipments; null in orders from before, which may.
alter table sub_order add column allows_partial boolean;

-- The last day on which a shipment is to be there; null where none is known.
alter table shipment add column arrives_by date;
