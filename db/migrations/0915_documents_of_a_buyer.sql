-- additive
-- The documents of a month are written while they are read: a company's too are read in their order, by the index.
create index document_of_buyer on document (buyer_id, issued_at, number);
