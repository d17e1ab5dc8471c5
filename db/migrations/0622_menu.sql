-- additive
-- What a company makes of bought articles, and whom a changed statement about one of them concerns (decision 170).
create table dish (
  buyer_id uuid not null,
  id uuid not null,
  name_de text not null,
  name_en text not null,
  created_at timestamptz not null,
  primary key (buyer_id, id)
);

create table dish_article (
  buyer_id uuid not null,
  dish_id uuid not null,
  sku_id text not null,
  position smallint not null,
  primary key (buyer_id, dish_id, sku_id),
  foreign key (buyer_id, dish_id) references dish on delete cascade
);
create index dish_article_of_sku on dish_article (sku_id);

-- What comes from elsewhere, with what the company states of it.
create table dish_ingredient (
  buyer_id uuid not null,
  dish_id uuid not null,
  position smallint not null,
  name text not null,
  allergens text[] not null,
  additives text[] not null,
  -- Whether what is not named is stated to be absent.
  is_complete boolean not null,
  primary key (buyer_id, dish_id, position),
  foreign key (buyer_id, dish_id) references dish on delete cascade
);

-- Articles of dishes whose allergens or additives have changed, as they were before; one row while it is not mailed.
create table recipe_change (
  sku_id text primary key,
  facts_before jsonb not null,
  changed_at timestamptz not null default now()
);

create function recipe_facts(food jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object('allergens', coalesce(food -> 'allergens', '[]'), 'traces', coalesce(food -> 'traces', '[]'),
    'absent', coalesce(food -> 'absent', '[]'), 'additives', coalesce(food -> 'additives', '[]'))
$$;
create function note_changed_recipes() returns trigger language plpgsql as $$
begin
  insert into recipe_change (sku_id, facts_before)
  select b.sku_id, recipe_facts(b.food) from before b join after a on a.sku_id = b.sku_id
  where recipe_facts(b.food) <> recipe_facts(a.food) and exists (select from dish_article where sku_id = b.sku_id)
  order by b.sku_id
  on conflict (sku_id) do update set changed_at = now();
  return null;
end $$;
create trigger note_changed_recipes after update on product_detail referencing old table as before new table as after
  for each statement execute function note_changed_recipes();
