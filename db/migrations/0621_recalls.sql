-- additive
-- A store calls lots of an article back (decision 169). Nothing of it is changed later.
create table recall (
  id uuid primary key,
  store_id uuid not null references store on delete cascade,
  sku_id text not null,
  name_de text not null,
  name_en text not null,
  lots text[] not null check (cardinality(lots) > 0),
  reason text not null,
  advice text not null,
  -- Since when shipments count of which the company recorded no lot.
  since date not null,
  made_by uuid not null,
  created_at timestamptz not null
);
create index recall_of_store on recall (store_id, created_at desc, id desc);

create table recall_notice (
  buyer_id uuid not null,
  recall_id uuid not null references recall on delete cascade,
  -- The lots that the company recorded at goods-in; empty where it may have them without having recorded one.
  lots text[] not null,
  created_at timestamptz not null,
  mailed_at timestamptz,
  confirmed_by uuid,
  confirmed_at timestamptz,
  primary key (buyer_id, recall_id),
  check ((confirmed_by is null) = (confirmed_at is null))
);
create index recall_notice_of_recall on recall_notice (recall_id);
create index recall_notice_newest on recall_notice (buyer_id, created_at desc, recall_id desc);
create index recall_notice_to_mail on recall_notice (created_at) where mailed_at is null;
