-- What changed of the goods, so that every process can keep its shelf (api/catalogue/shelf) current. Rows are only
-- added, so writers never wait for each other; the triggers hold no rule. Each row carries its transaction: a reader
-- that remembers its last snapshot finds exactly what became visible since. Old rows are deleted by the readers.
create table shelf_change (
  xid xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default clock_timestamp(),
  -- Null: stores or categories have changed.
  sku_ids text[]
);
create index shelf_change_by_transaction on shelf_change (xid);

create function note_changed_goods() returns trigger language plpgsql as $$
begin
  insert into shelf_change (sku_ids) select array_agg(distinct sku_id) from changed having count(*) > 0;
  return null;
end $$;
create function note_changed_frame() returns trigger language plpgsql as $$
begin
  insert into shelf_change (sku_ids) values (null);
  return null;
end $$;

create trigger shelf_insert after insert on product referencing new table as changed
  for each statement execute function note_changed_goods();
create trigger shelf_update after update on product referencing new table as changed
  for each statement execute function note_changed_goods();
create trigger shelf_delete after delete on product referencing old table as changed
  for each statement execute function note_changed_goods();
create trigger shelf_insert after insert on product_detail referencing new table as changed
  for each statement execute function note_changed_goods();
create trigger shelf_update after update on product_detail referencing new table as changed
  for each statement execute function note_changed_goods();
create trigger shelf_delete after delete on product_detail referencing old table as changed
  for each statement execute function note_changed_goods();
create trigger shelf_insert after insert on stock referencing new table as changed
  for each statement execute function note_changed_goods();
create trigger shelf_update after update on stock referencing new table as changed
  for each statement execute function note_changed_goods();
create trigger shelf_delete after delete on stock referencing old table as changed
  for each statement execute function note_changed_goods();
create trigger shelf_change after insert or update or delete on store
  for each statement execute function note_changed_frame();
create trigger shelf_change after insert or update or delete on category
  for each statement execute function note_changed_frame();
