-- additive
-- Each member has a cart of its own (decision 67). The founder's, whose id is the company's, stays under it, where the
-- version before looks; any other lies in `cart` and `cart_item` under the id of the membership.
alter table checkout add column cart_id uuid;
comment on column checkout.cart_id is 'Null for the founder''s cart.';

-- What a cart version, a key and a running payment are unique in. The version before writes no cart_id.
create unique index checkout_being_paid_of_cart on checkout (coalesce(cart_id, buyer_id))
  where state = 'PENDING' and order_id is null;
create unique index checkout_of_cart_version_of_cart on checkout (coalesce(cart_id, buyer_id), cart_version)
  where state in ('PENDING', 'SUCCEEDED');
create unique index checkout_of_key_of_cart on checkout (coalesce(cart_id, buyer_id), idempotency_key)
  where state in ('PENDING', 'SUCCEEDED');
drop index checkout_being_paid;
drop index checkout_of_cart_version;
drop index checkout_of_key;
create index checkout_by_buyer on checkout (buyer_id, created_at);

-- Who ordered; null in orders that the version before has written.
alter table orders add column placed_by uuid;

-- Whom mails about an order go to: who placed it, while a member, else the company's contact.
create function recipient_of(company uuid, placed_by uuid) returns uuid language sql stable as $$
  select coalesce(
    (select account_id from membership where company_id = company and account_id = placed_by), contact_of(company))
$$;

-- Who placed an order, where the company has others; who was erased has no name.
create function placer_of(company uuid, placed_by uuid) returns text language sql stable as $$
  select concat_ws(' ', first_name, last_name) from account
  where id = placed_by and erased_at is null and exists (
    select from membership where company_id = company and account_id <> placed_by)
$$;

-- The head of a founder's cart stays: one that began anew would use versions again that made orders.
create function drop_cart_of_member() returns trigger language plpgsql as $$
begin
  delete from cart where buyer_id = old.id;
  delete from cart_item where buyer_id = case when old.company_id = old.account_id then old.company_id else old.id end;
  return null;
end $$;
create trigger drop_cart_of_member after delete on membership for each row when (old.company_id is not null)
  execute function drop_cart_of_member();
