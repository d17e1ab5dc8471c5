-- additive
-- What operators see and do of stores (decision 174).

-- The order of their list.
create index store_by_name on store (folded(name), id);

-- Counts what operators change of a store: who has seen another one is told who was faster.
alter table store add column operator_version integer not null default 0;

-- How a store has delivered within 28 days, counted every hour; a list over all stores has no time to do so.
create table store_level (
  store_id uuid primary key references store (id),
  counted_at timestamptz not null,
  product_count integer not null,
  order_count integer not null,
  -- Of so many deliveries that could be judged, so many were in time.
  confirm_count integer not null,
  confirmed_in_time integer not null,
  ship_count integer not null,
  shipped_in_time integer not null,
  -- Refused by the store.
  rejected_count integer not null,
  is_below_goal boolean not null
);
create index store_level_below_goal on store_level (store_id) where is_below_goal;

-- Operators alone read it; nobody changes or deletes it.
create table store_note (
  store_id uuid not null references store (id),
  id uuid not null,
  author_id uuid not null,
  text text not null,
  created_at timestamptz not null,
  primary key (store_id, id)
);
create function refuse_note_change() returns trigger language plpgsql as $$
begin
  raise exception 'notes about stores are only added';
end $$;
create trigger keep_store_notes before update or delete or truncate on store_note
  for each statement execute function refuse_note_change();

-- Null where it was held from the command line before it said by whom.
alter table payout_hold add column held_by uuid;
