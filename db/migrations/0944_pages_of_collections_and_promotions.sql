-- additive
-- The order of both lists of operators, which their pages are read along.
-- Holds up writes of promotion: some thousand rows at most, read in a moment.
create index promotion_in_order on promotion ((placement || ' ' || lpad(sort::text, 5, '0')), slug);
-- Holds up writes of collection: some thousand rows at most, read in a moment.
create index collection_in_order on collection ((coalesce(home_rank, 2147483647)), slug);
