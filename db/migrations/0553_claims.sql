-- Not additive: an older version knows fewer reasons of refunds and kinds of approvals.
-- What buyers report as wrong with delivered goods (decision 140), and the files that people attach to what they write.

-- Uploaded first, then attached: `target_id` names what it belongs to, and is null until then.
create table attachment (
  id uuid primary key,
  -- Whose it is: a company's or a store's.
  buyer_id uuid,
  store_id uuid,
  target_id uuid,
  -- Names the file and its address; nobody can guess it (decision 14).
  token text not null unique,
  format text not null check (format in ('jpeg', 'png', 'webp', 'pdf')),
  name text not null,
  -- Of a picture.
  width integer,
  height integer,
  created_at timestamptz not null,
  check (num_nonnulls(buyer_id, store_id) = 1),
  check ((format = 'pdf') = (width is null) and (width is null) = (height is null))
);
create index attachment_of_target on attachment (target_id) where target_id is not null;
create index attachment_of_nothing on attachment (created_at) where target_id is null;
create index attachment_of_buyer on attachment (buyer_id) where buyer_id is not null;

create table claim (
  buyer_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  store_id uuid not null,
  -- That of the delivery and a count: T10023-1-C1.
  number text not null unique,
  status text not null check (status in (
    'OPEN', 'QUESTIONED', 'ANSWERED', 'CONTESTED', 'REPLACING', 'CLOSED', 'WITHDRAWN')),
  -- QUESTIONED: whom the buyer's reply goes to.
  questioned_by text check (questioned_by in ('STORE', 'TRESEN')),
  -- Until when whoever has the next step should have taken it.
  due_at timestamptz,
  opened_by uuid not null,
  created_at timestamptz not null,
  primary key (buyer_id, id),
  foreign key (buyer_id, order_id, store_id) references sub_order,
  check ((status in ('CLOSED', 'WITHDRAWN')) = (due_at is null)),
  check ((status = 'QUESTIONED') = (questioned_by is not null))
);
create index claim_of_part on claim (buyer_id, order_id, store_id);
create index claim_of_buyer on claim (buyer_id, created_at desc, id desc);
create index claim_of_store on claim (store_id, created_at desc, id desc);
create index claim_due_of_store on claim (store_id, due_at, id) where due_at is not null;
create index claim_due on claim (due_at) where due_at is not null;

create table claim_line (
  buyer_id uuid not null,
  claim_id uuid not null,
  sku_id text not null,
  position smallint not null,
  problem text not null check (problem in ('DAMAGED', 'MISSING', 'WRONG', 'EXPIRED', 'WARM')),
  remedy text not null check (remedy in ('REFUND', 'REPLACEMENT')),
  quantity integer not null check (quantity > 0),
  -- Pieces that were paid back; that are sent again, and of those what has left. The rest of an answered claim was refused.
  refunded_quantity integer not null default 0 check (refunded_quantity >= 0),
  replaced_quantity integer not null default 0 check (replaced_quantity >= 0),
  resent_quantity integer not null default 0 check (resent_quantity >= 0),
  primary key (buyer_id, claim_id, sku_id),
  foreign key (buyer_id, claim_id) references claim,
  check (refunded_quantity + replaced_quantity <= quantity),
  check (resent_quantity <= replaced_quantity)
);

-- Its timeline; how many there are is its version.
create table claim_event (
  buyer_id uuid not null,
  claim_id uuid not null,
  id uuid not null,
  action text not null,
  by_whom text not null check (by_whom in ('BUYER', 'STORE', 'TRESEN')),
  status text not null,
  words text,
  -- What was paid back with it, and what is sent again.
  amount_cents bigint,
  replaced_pieces integer,
  author_id uuid,
  at timestamptz not null,
  primary key (buyer_id, claim_id, id),
  foreign key (buyer_id, claim_id) references claim
);

-- Pieces that were paid back while they stayed where they are. The checks are the last line: no piece is paid back twice.
alter table order_line add column credited_quantity integer not null default 0 check (credited_quantity >= 0);
alter table order_line add constraint order_line_paid_back_once check (returned_quantity + credited_quantity <= shipped_quantity);

alter table refund add column claim_id uuid;
alter table refund drop constraint refund_reason_check;
alter table refund add constraint refund_reason_check
  check (reason in ('CANCELLED', 'REJECTED', 'REST_CANCELLED', 'RETURNED', 'PAID_TOO_LATE', 'GOODWILL', 'EMPTIES', 'CLAIM'));
-- A parcel that replaces goods of a claim.
alter table shipment add column claim_id uuid;

-- What the store has not answered in time, and what the buyer does not accept, is decided by an operator (decision 86).
alter table approval drop constraint approval_kind_check;
alter table approval add constraint approval_kind_check check (kind in (
  'VAT_ID', 'EXCLUSIVE_REQUEST', 'REVIEW', 'RETURN', 'PRODUCT', 'STORE', 'BANK_ACCOUNT', 'POST', 'CLAIM'));
create function approve_claim() returns trigger language plpgsql as $$
begin
  if new.status in ('OPEN', 'REPLACING', 'CONTESTED') then
    insert into approval (kind, target_id, buyer_id, store_id, due_at)
      values ('CLAIM', new.number, new.buyer_id, new.store_id, new.due_at)
      on conflict (kind, target_id) where state <> 'SETTLED'
      do update set due_at = excluded.due_at, state = 'OPEN', decision = null, message = null, decided_by = null,
        decided_at = null, effect_at = null;
  else
    perform settle_approval('CLAIM', new.number);
  end if;
  return null;
end $$;
create trigger approve_claim after insert or update of status, due_at on claim for each row execute function approve_claim();

-- Pieces of a line of an order: in claims that are not closed, without those that were paid back.
create function pieces_in_claims(line order_line) returns integer language sql stable as $$
  select coalesce(sum(c.quantity - c.refunded_quantity), 0)::integer
  from claim k join claim_line c on c.buyer_id = k.buyer_id and c.claim_id = k.id
  where k.buyer_id = line.buyer_id and k.order_id = line.order_id and k.store_id = line.store_id
    and k.status not in ('CLOSED', 'WITHDRAWN') and c.sku_id = line.sku_id
$$;
-- What has left and can be claimed: it did not come back, was not paid back, is in no claim and in no return that is asked
-- for, and was not refused before.
create function claimable_pieces(line order_line) returns integer language sql stable as $$
  select greatest(0, line.shipped_quantity - line.returned_quantity - line.credited_quantity - pieces_in_claims(line)
    - coalesce((
      select sum(c.quantity - c.refunded_quantity - c.replaced_quantity)
      from claim k join claim_line c on c.buyer_id = k.buyer_id and c.claim_id = k.id
      where k.buyer_id = line.buyer_id and k.order_id = line.order_id and k.store_id = line.store_id
        and k.status = 'CLOSED' and c.sku_id = line.sku_id), 0)
    - coalesce((
      select sum((r ->> 'quantity')::integer)
      from sub_order s, jsonb_array_elements(s.return_request -> 'lines') r
      where s.buyer_id = line.buyer_id and s.order_id = line.order_id and s.store_id = line.store_id
        and r ->> 'skuId' = line.sku_id), 0))::integer
$$;
-- When a delivery has arrived; null while it has not.
create function delivered_at(part sub_order) returns timestamptz language sql stable as $$
  select min(e.at) from order_event e
  where e.buyer_id = part.buyer_id and e.order_id = part.order_id and e.store_id = part.store_id and e.status = 'DELIVERED'
$$;
