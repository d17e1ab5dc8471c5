-- additive
-- Operators narrow their list of companies by the place of an address: how its postcode or the name of its town begins.
create index address_postcode on address (postal_code text_pattern_ops, buyer_id);
create index address_town on address (lower(city_name) text_pattern_ops, buyer_id);
