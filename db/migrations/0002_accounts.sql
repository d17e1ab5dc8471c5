create table account (
  id uuid primary key,
  email text not null,
  password_hash text not null,
  role text not null default 'BUYER' check (role in ('BUYER', 'SUPPLIER', 'OPERATOR')),
  -- The store of a supplier.
  store_id uuid,
  first_name text not null,
  last_name text not null,
  phone_number text not null,
  company_name text not null,
  legal_form text,
  business_type text check (business_type in ('HOTEL', 'CAFE', 'RESTAURANT', 'RETAIL', 'OFFICE', 'OTHER')),
  vat_id text,
  vat_id_status text not null default 'UNCHECKED' check (vat_id_status in ('UNCHECKED', 'VALID', 'INVALID')),
  website text,
  social_urls text[] not null default '{}',
  start_date date,
  invoice_email text,
  buyer_reference text,
  language text not null default 'de' check (language in ('de', 'en')),
  country_id integer not null,
  newsletter boolean not null default false,
  terms_accepted_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
-- One account per address whatever its letter case.
create unique index account_email on account (lower(email));

-- Only the SHA-256 of a token is kept.
create table session (
  token_hash bytea primary key,
  account_id uuid not null references account (id) on delete cascade,
  impersonated_by uuid,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_by_account on session (account_id);

create table password_reset (
  token_hash bytea primary key,
  account_id uuid not null references account (id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index password_reset_by_account on password_reset (account_id);

create table address (
  buyer_id uuid not null,
  id uuid not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone_number text not null,
  country_id integer not null,
  company_name text not null,
  street text not null,
  street_number text not null,
  city_name text not null,
  postal_code text not null,
  is_selected boolean not null,
  created_at timestamptz not null default now(),
  primary key (buyer_id, id)
);
create unique index address_selected on address (buyer_id) where is_selected;

create table audit_entry (
  id uuid primary key,
  at timestamptz not null default now(),
  actor_id uuid not null,
  account_id uuid,
  action text not null,
  detail jsonb not null default '{}'
);

create table wishlist_item (
  buyer_id uuid not null,
  sku_id text not null,
  added_at timestamptz not null default now(),
  primary key (buyer_id, sku_id)
);
create index wishlist_newest on wishlist_item (buyer_id, added_at desc, sku_id);

-- Attempts per key and window; columns and their order belong to rate-limiter-flexible. A crash may forget them.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  -- Milliseconds since 1970.
  expire bigint
);
