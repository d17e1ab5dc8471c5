-- A store cancels pieces of an order: why and which stands in the timeline; what is only authorised is taken less.
alter table order_event add column detail jsonb;

alter table refund drop constraint refund_reason_check;
alter table refund add constraint refund_reason_check check (reason in ('CANCELLED', 'REJECTED', 'REST_CANCELLED',
  'LINES_CANCELLED', 'RETURNED', 'PAID_TOO_LATE', 'GOODWILL', 'EMPTIES', 'CLAIM'));

-- What is taken of a part that is paid when it leaves: its sum less what was cancelled while it was only authorised.
create function payable_cents(part sub_order) returns bigint language sql stable as $$
  select (part.totals ->> 'gross')::bigint - coalesce((
    select sum(r.set_off_cents) from refund r
    where r.buyer_id = part.buyer_id and r.order_id = part.order_id and r.store_id = part.store_id), 0)::bigint
$$;
