-- additive
-- What a buyer and a store write to each other about a delivery (decision 141); files of it are rows of attachment.

create table thread (
  buyer_id uuid not null,
  order_id uuid not null,
  store_id uuid not null,
  id uuid not null unique,
  last_by text not null check (last_by in ('BUYER', 'STORE')),
  last_at timestamptz not null,
  -- Since when the buyer waits for a word of the store; null where it has answered or needs not.
  waiting_since timestamptz,
  primary key (buyer_id, order_id, store_id),
  foreign key (buyer_id, order_id, store_id) references sub_order,
  check (waiting_since is null or last_by = 'BUYER')
);
create index thread_of_buyer on thread (buyer_id, last_at desc, id desc);
create index thread_of_store on thread (store_id, last_at desc, id desc);
create index thread_waiting on thread (store_id, waiting_since, id) where waiting_since is not null;

create table thread_message (
  buyer_id uuid not null,
  thread_id uuid not null references thread (id) on delete cascade,
  id uuid not null,
  by_whom text not null check (by_whom in ('BUYER', 'STORE')),
  author_id uuid not null,
  words text not null,
  at timestamptz not null,
  primary key (buyer_id, id)
);
create index message_of_thread on thread_message (thread_id, at desc, id desc);
