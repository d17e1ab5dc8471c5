-- additive
-- What a store's own groups of goods are here, as it was stated last, and the group that a line of an import names (decision 217).
create table category_mapping (
  store_id uuid not null references store,
  group_code text not null,
  category_slug text not null references category,
  primary key (store_id, group_code)
);
create index category_mapping_by_category on category_mapping (category_slug);

alter table import_line add column group_code text, add column group_name text;
create index import_line_of_group on import_line (run_id, group_code) where group_code is not null;
