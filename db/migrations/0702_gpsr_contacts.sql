-- additive
-- Who answers for the safety of a store's products that name nobody themselves (VO (EU) 2023/988 Art. 19): the maker or the
-- responsible person with name, address and email. Null: the store itself.
alter table store add column gpsr jsonb;
