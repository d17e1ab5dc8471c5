-- additive
-- Where the page of a category is. `slug` names the category for ever: goods, rates, files of stores and rules of the law name it so.
alter table category
  add column path text,
  -- A stored picture without its size.
  add column picture text,
  add column text_de text not null default '',
  add column text_en text not null default '',
  add column archived_at timestamptz,
  add column version integer not null default 1;
update category set path = slug, picture = case when parent_slug is null then 'categories/' else 'leaves/' end || slug;
-- A version that does not know them leaves them to fill_category.
alter table category add check (path is not null and picture is not null),
  add check (char_length(text_de) <= 600 and char_length(text_en) <= 600);
create unique index category_by_path on category (path);

-- Every path that has ever led to a category, the one of today among them. Each leads to the category, whatever its path is
-- by now, so there is no chain and no circle; who takes a path takes it from whoever had it before.
create table category_path (
  path text primary key,
  category_slug text not null references category (slug)
);
create index category_path_of_category on category_path (category_slug);
insert into category_path (path, category_slug) select path, slug from category;

create function fill_category() returns trigger language plpgsql as $$
begin
  new.path := coalesce(new.path, new.slug);
  new.picture := coalesce(new.picture, case when new.parent_slug is null then 'categories/' else 'leaves/' end || new.slug);
  return new;
end $$;
create trigger fill_category before insert on category for each row execute function fill_category();

create function note_category_path() returns trigger language plpgsql as $$
begin
  insert into category_path (path, category_slug) values (new.path, new.slug)
  on conflict (path) do update set category_slug = excluded.category_slug;
  return null;
end $$;
create trigger note_category_path after insert or update of path on category for each row execute function note_category_path();

-- A product stands below the root of its category, also where the category is moved while the product is written: whoever moves
-- or archives it locks it, and is seen here. A writer that has chosen a category before it was archived begins anew (40001).
create function place_product() returns trigger language plpgsql as $$
declare
  place record;
begin
  select parent_slug, archived_at into place from category where slug = new.category_slug for key share;
  if place.archived_at is not null and new.status <> 'ARCHIVED' then
    raise exception 'The category % is archived.', new.category_slug using errcode = '40001';
  end if;
  new.root_category_slug := coalesce(place.parent_slug, new.root_category_slug);
  return new;
end $$;
create trigger place_new_product before insert on product for each row execute function place_product();
create trigger place_product before update of category_slug, root_category_slug, status on product for each row
  when (new.category_slug <> old.category_slug or new.root_category_slug <> old.root_category_slug
    or (old.status = 'ARCHIVED' and new.status <> 'ARCHIVED'))
  execute function place_product();
