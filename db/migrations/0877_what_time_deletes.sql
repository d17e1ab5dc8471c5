-- additive
-- What time deletes goes in batches (decision 239): each finds its rows by an index, however many there are.
create index session_ended on session (expires_at);
create index password_reset_ended on password_reset (expires_at);
create index pending_sign_in_ended on pending_sign_in (expires_at);
create index former_email_ended on former_email (until);
create index known_device_unused on known_device (last_used_at);
create index checkout_with_person on checkout (created_at)
  where order_id is null and state <> 'PENDING' and draft ?| '{address,billingAddress,note,purchaseOrderNumber,buyerVatId}'::text[];
create index payment_with_person on payment (created_at)
  where order_id is null and state not in ('STARTED', 'OPEN', 'AUTHORIZED') and request ?| '{billing,delivery,parts,returnUrl}'::text[];
