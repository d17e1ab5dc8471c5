-- additive
-- Pictures that stores have uploaded of a product. Which of them are shown, in which order and how they are cut, is content of the
-- product (`picture.photos`, and the draft). A copy of a product has rows of its own for the same file.
create table product_photo (
  id uuid primary key,
  sku_id text not null references product on delete cascade,
  store_id uuid not null references store,
  -- 160 random bits: names the file, and lets who knows it see it.
  token text not null,
  format text not null check (format in ('jpeg', 'png', 'webp')),
  width integer not null,
  height integer not null,
  uploaded_at timestamptz not null,
  uploaded_by uuid references account on delete set null
);
create index product_photo_of_product on product_photo (sku_id);
create index product_photo_by_token on product_photo (token);
create index product_photo_by_age on product_photo (uploaded_at);
