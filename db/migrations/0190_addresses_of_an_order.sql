-- additive
-- Which addresses of the book an order went to, so that the next one can go there again. They may be gone from the book since.
alter table orders add column address_id uuid, add column billing_address_id uuid;
