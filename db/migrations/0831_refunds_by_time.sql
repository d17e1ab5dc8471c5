-- additive
-- The list of what goes back to buyers; what is still open is looked for among few.
create index refund_by_time on refund (created_at desc, id desc) where is_owed;
create index refund_open on refund (created_at desc, id desc) where is_owed and paid_back_at is null;
