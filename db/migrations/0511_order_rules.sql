-- additive
-- Cost centres of a company, and what it asks for before an order (decision 133).
alter table company
  add column requires_purchase_order boolean not null default false,
  add column purchase_order_pattern text check (length(purchase_order_pattern) between 1 and 60),
  add column requires_cost_centre boolean not null default false;

create table cost_centre (
  buyer_id uuid not null references company,
  id uuid not null,
  code text not null check (length(code) between 1 and 36),
  name text not null check (length(name) between 1 and 80),
  is_active boolean not null default true,
  created_at timestamptz not null,
  primary key (buyer_id, id)
);
create unique index cost_centre_code on cost_centre (buyer_id, lower(code));

-- Which one a member's orders begin with, and the only ones they may choose; without any all.
alter table membership
  add column cost_centre_id uuid,
  add column bound_cost_centre_ids uuid[] not null default '{}';

-- `cost_centre` of an order holds the code; the name as it was then.
alter table orders add column cost_centre_name text;
create index orders_of_cost_centre on orders (buyer_id, cost_centre) where cost_centre is not null;
