-- additive
-- The day on which a store means to ship what is open, as it said with its confirmation or since.
alter table sub_order add column ships_on date;
