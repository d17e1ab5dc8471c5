-- Not additive: an older version knows fewer reasons of refunds.
-- What buyers hold of a store's bottles, crates and kegs: each movement once, and what they hold is their sum (decision 146).
-- Those of one order, item, amount and rate belong together: what comes back is credited as it was invoiced.
create table empties_movement (
  id uuid primary key,
  buyer_id uuid not null,
  store_id uuid not null,
  order_id uuid not null,
  code text not null,
  name_de text not null,
  name_en text not null,
  cents integer not null check (cents > 0),
  rate_bp integer not null,
  -- Positive where the buyer gets them.
  pieces integer not null check (pieces <> 0),
  kind text not null check (kind in ('DELIVERED', 'RETURNED', 'CORRECTED')),
  document_number text references document (number),
  -- Of a correction, which moves no money.
  reason text check ((reason is not null) = (kind = 'CORRECTED')),
  booked_by uuid,
  at timestamptz not null,
  foreign key (buyer_id, order_id, store_id) references sub_order (buyer_id, order_id, store_id)
);
create index empties_movement_of_store on empties_movement (store_id, buyer_id, at, id);
create index empties_movement_of_buyer on empties_movement (buyer_id, store_id);
create trigger empties_movement_stays before update or delete on empties_movement for each row execute function refuse_change();
create trigger empties_movement_stays_whole before truncate on empties_movement execute function refuse_change();

-- How many more a store takes back than the account shows: none, a fifth, or any number.
create table empties_terms (
  store_id uuid primary key references store (id),
  beyond text not null check (beyond in ('REFUSE', 'FIFTH', 'ALLOW'))
);

alter table refund drop constraint refund_reason_check;
alter table refund add constraint refund_reason_check
  check (reason in ('CANCELLED', 'REJECTED', 'REST_CANCELLED', 'RETURNED', 'PAID_TOO_LATE', 'GOODWILL', 'EMPTIES'));

-- What was delivered before there was an account.
insert into empties_movement (id, buyer_id, store_id, order_id, code, name_de, name_en, cents, rate_bp, pieces, kind, at)
select gen_random_uuid(), l.buyer_id, l.store_id, l.order_id, d ->> 'code', max(d ->> 'nameDe'), max(d ->> 'nameEn'),
  (d ->> 'cents')::int, l.tax_rate_bp, sum((l.shipped_quantity - l.returned_quantity) / (d ->> 'perPieces')::int), 'DELIVERED',
  max(s.status_at)
from order_line l
cross join lateral jsonb_array_elements(l.deposits) d
join sub_order s on s.buyer_id = l.buyer_id and s.order_id = l.order_id and s.store_id = l.store_id
group by l.buyer_id, l.store_id, l.order_id, d ->> 'code', d ->> 'cents', l.tax_rate_bp
having sum((l.shipped_quantity - l.returned_quantity) / (d ->> 'perPieces')::int) > 0;
