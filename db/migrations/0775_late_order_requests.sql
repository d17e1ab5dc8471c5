-- additive
-- What was refused or withdrawn is not approved by an order that comes late.
create or replace function approve_order_request() returns trigger language plpgsql as $$
begin
  update order_request set status = 'APPROVED', order_id = new.id, decided_at = coalesce(decided_at, new.created_at)
  where buyer_id = new.buyer_id and id = new.order_request_id and status = 'WAITING';
  return null;
end $$;
