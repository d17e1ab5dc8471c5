-- additive
-- Which orders of a store are confirmed without anybody: none, those of buyers who come again, or those of which all lies on the shelf.
alter table store add column auto_confirm text not null default 'OFF'
  check (auto_confirm in ('OFF', 'RETURNING', 'IN_STOCK'));
