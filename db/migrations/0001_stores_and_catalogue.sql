-- Money is integer cents, rates are integers per ten-thousand, quantities are pieces. Ids are UUIDv7 made in the app.

create table store (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'PAUSED')),
  tagline_de text not null,
  tagline_en text not null,
  description_de text not null,
  description_en text not null,
  city text not null,
  country_id integer not null,
  -- Colour of the logo tile, '#rrggbb'.
  tile_color text not null,
  minimum_order_cents integer not null check (minimum_order_cents >= 0),
  shipping_fee_cents integer not null check (shipping_fee_cents >= 0),
  shipping_free_from_cents integer check (shipping_free_from_cents >= 0),
  lead_min_days smallint not null check (lead_min_days >= 0),
  lead_max_days smallint not null check (lead_max_days >= lead_min_days),
  -- Null: the store is not put forward on the home page.
  promoted_rank integer,
  legal jsonb not null,
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  created_at timestamptz not null default now()
);

create table category (
  slug text primary key,
  parent_slug text references category (slug),
  name_de text not null,
  name_en text not null,
  sort integer not null,
  tax_rate_bp integer not null check (tax_rate_bp between 0 and 10000),
  show_in_footer boolean not null default false
);

create sequence sku_number start 100001;

-- What a listing, a cart and an order line need; the long texts are in product_detail.
create table product (
  sku_id text primary key check (sku_id ~ '^[0-9A-Za-z]{1,20}$'),
  store_id uuid not null references store (id),
  supplier_sku text not null,
  gtin text,
  status text not null default 'ACTIVE' check (status in ('DRAFT', 'IN_REVIEW', 'ACTIVE', 'PAUSED', 'ARCHIVED', 'BLOCKED')),
  is_exclusive boolean not null default false,
  is_designable boolean not null default false,
  is_organic boolean not null default false,
  name_de text not null,
  name_en text not null,
  brand text not null default '',
  brand_slug text not null default '',
  category_slug text not null references category (slug),
  root_category_slug text not null references category (slug),
  price_cents integer not null check (price_cents > 0),
  final_price_cents integer not null check (final_price_cents > 0 and final_price_cents <= price_cents),
  -- [{"minQuantity": pieces, "finalPriceCents": cents}], ascending by quantity
  tier_prices jsonb not null default '[]',
  msrp_cents integer check (msrp_cents > 0),
  tax_rate_bp integer not null check (tax_rate_bp between 0 and 10000),
  count_per_box integer not null check (count_per_box > 0),
  minimum_quantity integer not null check (minimum_quantity > 0),
  -- Content of one piece, for the base price: grams, millilitres or pieces.
  content_amount integer not null check (content_amount > 0),
  content_unit text not null check (content_unit in ('G', 'ML', 'PIECE')),
  deposit_cents integer not null default 0 check (deposit_cents >= 0),
  deposit_type text check (deposit_type in ('EINWEG', 'MEHRWEG')),
  variant_group text,
  variant_options jsonb not null default '{}',
  -- PictureRecipe of api/platform/pictures
  picture jsonb not null,
  popularity integer not null default 0,
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (store_id, supplier_sku),
  check ((deposit_cents = 0) = (deposit_type is null))
);
create index product_by_category on product (category_slug, popularity desc, sku_id) where status = 'ACTIVE';
create index product_by_root_category on product (root_category_slug, popularity desc, sku_id) where status = 'ACTIVE';
create index product_by_store on product (store_id, popularity desc, sku_id) where status = 'ACTIVE';
create index product_by_popularity on product (popularity desc, sku_id) where status = 'ACTIVE';
create index product_by_creation on product (created_at desc, sku_id) where status = 'ACTIVE';
create index product_by_brand on product (brand_slug) where status = 'ACTIVE';
create index product_by_gtin on product (gtin);
create index product_by_variant_group on product (store_id, variant_group) where variant_group is not null;

create table product_detail (
  sku_id text primary key references product (sku_id) on delete cascade,
  -- Allow-listed HTML.
  description_de text not null default '',
  description_en text not null default '',
  -- [{"key", "de": {"label", "value"}, "en": {"label", "value"}}]
  attributes jsonb not null default '[]',
  -- {"ingredients", "allergens": [], "nutrition": {…}, "netQuantity", "storage", "origin"} or null for what is no food
  food jsonb
);

-- Pieces that can be sold now: what is ordered or reserved is already taken off.
create table stock (
  sku_id text primary key references product (sku_id) on delete cascade,
  quantity integer not null check (quantity >= 0)
);

create table exclusive_grant (
  buyer_id uuid not null,
  sku_id text not null,
  granted_at timestamptz not null default now(),
  expires_at timestamptz,
  withdrawn_at timestamptz,
  primary key (buyer_id, sku_id)
);

create table review (
  id uuid primary key,
  sku_id text not null references product (sku_id),
  store_id uuid not null,
  buyer_id uuid not null,
  order_id uuid,
  rate smallint not null check (rate between 1 and 5),
  comment text not null,
  author_business_type text not null,
  is_shown boolean not null default true,
  store_reply text,
  created_at timestamptz not null default now(),
  unique (buyer_id, sku_id)
);
create index review_by_product on review (sku_id, created_at desc) where is_shown;

create table collection (
  slug text primary key,
  title_de text not null,
  title_en text not null,
  description_de text not null,
  description_en text not null,
  -- Name of a stored picture, without ending.
  picture text not null,
  home_rank integer
);
create table collection_product (
  collection_slug text not null references collection (slug) on delete cascade,
  sku_id text not null references product (sku_id) on delete cascade,
  rank integer not null,
  primary key (collection_slug, sku_id)
);

-- Owned by the search slice: folded words of a product, of their parts and of its brand and categories.
create table search_entry (
  sku_id text primary key references product (sku_id) on delete cascade,
  words tsvector not null
);
create index search_entry_words on search_entry using gin (words) with (fastupdate = off);
