-- What the marketplace or a store puts forward: a picture with a name that leads to a page of the shop.
create table promotion (
  -- Chosen by the operator, as it is typed; the id of the API.
  slug text primary key,
  name_de text not null,
  name_en text not null,
  -- Folder and name of a picture in seed/pictures, without size.
  picture text not null,
  -- CATEGORY and STORE: on those of `place_slug`, or on all where it is null.
  placement text not null check (placement in ('HOME', 'CATEGORY', 'STORE', 'SEARCH')),
  place_slug text check (place_slug is null or placement in ('CATEGORY', 'STORE')),
  -- Which place of the page: on HOME that of a carousel.
  slot text not null,
  -- Inside the shop, without language: '/collections/…'.
  url text not null check (url ~ '^/($|[^/\\])'),
  -- Whose it is; it is not shown while the store is not eligible for sale. Null: the marketplace's own.
  store_id uuid,
  sort integer not null default 100,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at)
);
create index promotion_by_placement on promotion (placement, sort, slug);

-- A row of things to leaf through on a page.
create table carousel (
  slug text primary key,
  placement text not null check (placement in ('HOME')),
  slot text not null,
  type text not null check (type in ('PROMOTION', 'PRODUCT', 'POST')),
  title_de text not null,
  title_en text not null,
  view_more_url text not null check (view_more_url ~ '^/($|[^/\\])'),
  -- PRODUCT: the goods of a collection, or those that a rule chooses, of a category where one is named.
  collection_slug text references collection (slug) on delete cascade,
  rule text check (rule in ('NEWEST', 'BESTSELLER', 'SALE')),
  category_slug text references category (slug),
  sort integer not null default 100,
  check ((type = 'PRODUCT') = (num_nonnulls(collection_slug, rule) = 1)),
  check (category_slug is null or rule is not null)
);
create index carousel_by_placement on carousel (placement, sort, slug);
