create table post (
  id uuid primary key,
  -- Last part of its address; never what could be an id or another call below /mag.
  path text not null unique check (path ~ '^[a-z0-9-]{1,80}$' and path <> 'latest' and path !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
  title_de text not null,
  title_en text not null,
  teaser_de text not null,
  teaser_en text not null,
  topic_de text not null,
  topic_en text not null,
  -- Allow-listed HTML, see api/magazine/clean-post-html.ts.
  content_de text not null,
  content_en text not null,
  reading_minutes_de smallint not null check (reading_minutes_de > 0),
  reading_minutes_en smallint not null check (reading_minutes_en > 0),
  author text not null,
  -- Name of a stored cover, without ending.
  picture text not null,
  -- Before this moment nobody sees it.
  published_at timestamptz not null
);
create index post_newest on post (published_at desc, id);

create table post_product (
  post_id uuid not null references post (id) on delete cascade,
  sku_id text not null references product (sku_id) on delete cascade,
  rank integer not null,
  primary key (post_id, sku_id)
);
create index post_product_by_rank on post_product (post_id, rank, sku_id);
