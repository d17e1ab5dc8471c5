-- additive
-- Keys with which systems of companies and stores call the API (decision 132). Only the SHA-256 of a key is stored. It ends
-- with the membership of who has made it.
create table api_key (
  id uuid primary key,
  membership_id uuid not null references membership on delete cascade,
  name text not null,
  start text not null,
  token_hash bytea not null unique,
  rights text[] not null check (cardinality(rights) > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz
);
create index api_key_by_membership on api_key (membership_id);
create index api_key_by_expiry on api_key (expires_at);

-- What was written with keys, also with those that have ended.
create table api_key_write (
  buyer_id uuid,
  store_id uuid,
  id uuid primary key,
  key_id uuid not null,
  key_name text not null,
  at timestamptz not null,
  call text not null,
  outcome text not null default 'UNKNOWN' check (outcome in ('UNKNOWN', 'DONE', 'REFUSED')),
  check (num_nonnulls(buyer_id, store_id) = 1)
);
create index api_key_write_newest on api_key_write ((coalesce(buyer_id, store_id)), at desc, id desc);
create index api_key_write_by_time on api_key_write (at);

-- A key has a cart of its own. What it sent for approval goes back to its maker's, who asked for it.
create function drop_cart_of_key() returns trigger language plpgsql as $$
begin
  delete from cart where buyer_id = old.id;
  delete from cart_item where buyer_id = old.id;
  update order_request r set member_cart_id = case when m.company_id = m.account_id then m.company_id else m.id end
  from membership m
  where r.member_cart_id = old.id and r.status = 'WAITING' and m.id = old.membership_id and r.buyer_id = m.company_id;
  return null;
end $$;
create trigger drop_cart_of_key after delete on api_key for each row execute function drop_cart_of_key();
