alter table review
  -- When an operator has decided about it; one that is neither shown nor decided waits.
  add column moderated_at timestamptz,
  add column replied_at timestamptz;
create index review_waiting on review (created_at) where not is_shown and moderated_at is null;
create index review_by_store on review (store_id, created_at desc);
