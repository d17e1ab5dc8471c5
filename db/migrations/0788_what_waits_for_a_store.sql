-- additive
-- What the first page of a store's workplace counts: requests, designs and reviews that wait for it.
create index exclusive_request_waiting on exclusive_request (store_id, created_at) where status = 'PENDING';
create index design_waiting on design (store_id, status, updated_at) where status in ('SUBMITTED', 'CHANGES_REQUESTED');
create index review_unanswered on review (store_id, created_at) where store_reply is null;
