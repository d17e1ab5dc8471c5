-- additive
-- What a line would change of its article, and its stock before and after.
alter table import_line add column fields text[] not null default '{}', add column old_pieces integer, add column new_pieces integer;
update import_line l set fields = c.fields, old_pieces = c.old_pieces, new_pieces = c.new_pieces
from (
  select r.id as run_id, p.supplier_sku, array_agg(c.field order by c.field) as fields,
    max((c.value_before #>> '{}')::integer) filter (where c.field = 'STOCK') as old_pieces,
    max((c.value_after #>> '{}')::integer) filter (where c.field = 'STOCK') as new_pieces
  from import_run r
  join change_set_cell c on c.set_id = r.change_set_id
  join product p on p.sku_id = c.sku_id and p.store_id = r.store_id
  group by r.id, p.supplier_sku) c
where l.run_id = c.run_id and l.kind = 'CHANGED' and l.supplier_sku = c.supplier_sku;
