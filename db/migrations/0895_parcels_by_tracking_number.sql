-- additive
-- A store finds an order by the number on its parcel, with or without the blanks it is printed with.
create index shipment_by_tracking_number on shipment (store_id, upper(replace(tracking_number, ' ', '')));
