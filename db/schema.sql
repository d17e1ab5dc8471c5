-- What the migrations add up to, for reading; nothing runs it. Made by `npm run schema`.

create table account (
  id uuid not null,
  email text not null,
  password_hash text not null,
  role text not null default 'BUYER',
  store_id uuid,
  first_name text not null,
  last_name text not null,
  phone_number text not null,
  company_name text not null,
  legal_form text,
  business_type text,
  vat_id text,
  vat_id_status text not null default 'UNCHECKED',
  website text,
  social_urls text[] not null default '{}'::text[],
  start_date date,
  invoice_email text,
  buyer_reference text,
  language text not null default 'de',
  country_id integer not null,
  newsletter boolean not null default false,
  terms_accepted_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  erased_at timestamp with time zone,
  vat_id_checked_at timestamp with time zone,
  email_confirmed_at timestamp with time zone,
  trusted_at timestamp with time zone,
  primary key (id),
  check (business_type in ('HOTEL', 'CAFE', 'RESTAURANT', 'RETAIL', 'OFFICE', 'OTHER')),
  check (language in ('de', 'en')),
  check (role in ('BUYER', 'SUPPLIER', 'OPERATOR')),
  check (vat_id_status in ('UNCHECKED', 'VALID', 'INVALID'))
);
create unique index account_email on account (lower(email));
create trigger follow_account after update of company_name, legal_form, business_type, vat_id, vat_id_status, vat_id_checked_at, website, social_urls, start_date, invoice_email, buyer_reference, country_id, trusted_at, role, store_id, erased_at on account for each row when (pg_trigger_depth() = 0) execute function follow_account();
create trigger open_account after insert on account for each row execute function open_account();

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
  created_at timestamp with time zone not null default now(),
  label text not null default '',
  delivery_notes text not null default '',
  primary key (buyer_id, id),
  check (char_length(delivery_notes) <= 300),
  check (char_length(label) <= 60)
);
create unique index address_selected on address (buyer_id)
  where is_selected;

create table audit_entry (
  id uuid not null,
  at timestamp with time zone not null default now(),
  actor_id uuid not null,
  account_id uuid,
  action text not null,
  detail jsonb not null default '{}'::jsonb,
  state text not null default 'DONE',
  primary key (id),
  check (state in ('ATTEMPTED', 'DONE', 'REFUSED'))
);
create index audit_entry_by_account on audit_entry (account_id, at desc);
create index audit_entry_by_actor on audit_entry (actor_id, at desc);

create table carousel (
  slug text not null,
  placement text not null,
  slot text not null,
  type text not null,
  title_de text not null,
  title_en text not null,
  view_more_url text not null,
  collection_slug text,
  rule text,
  category_slug text,
  sort integer not null default 100,
  primary key (slug),
  foreign key (category_slug) references category(slug),
  foreign key (collection_slug) references collection(slug) on delete cascade,
  check ((type = 'PRODUCT') = (num_nonnulls(collection_slug, rule) = 1)),
  check (category_slug is null or rule is not null),
  check (placement = 'HOME'),
  check (rule in ('NEWEST', 'BESTSELLER', 'SALE')),
  check (type in ('PROMOTION', 'PRODUCT', 'POST')),
  check (view_more_url ~ '^/($|[^/\\])')
);
create index carousel_by_placement on carousel (placement, sort, slug);

create table cart (
  buyer_id uuid not null,
  version integer not null default 1,
  coupon_code text,
  seen_gross_cents bigint not null default 0,
  primary key (buyer_id)
);

create table cart_item (
  buyer_id uuid not null,
  sku_id text not null,
  quantity integer not null,
  is_selected boolean not null default true,
  seen_price_cents integer not null,
  added_at timestamp with time zone not null default now(),
  design_id uuid,
  primary key (buyer_id, sku_id),
  check (quantity > 0)
);

create table category (
  slug text not null,
  parent_slug text,
  name_de text not null,
  name_en text not null,
  sort integer not null,
  tax_rate_bp integer not null,
  show_in_footer boolean not null default false,
  primary key (slug),
  foreign key (parent_slug) references category(slug),
  check (tax_rate_bp >= 0 and tax_rate_bp <= 10000)
);
create trigger shelf_change after insert or delete or update on category for each statement execute function note_changed_frame();

create table chargeback (
  buyer_id uuid not null,
  checkout_id uuid not null,
  id text not null,
  amount_cents bigint not null,
  charged_back_at timestamp with time zone not null,
  reversed_at timestamp with time zone,
  primary key (buyer_id, checkout_id, id),
  foreign key (buyer_id, checkout_id) references payment(buyer_id, checkout_id),
  check (amount_cents > 0)
);

create table checkout (
  buyer_id uuid not null,
  id uuid not null,
  cart_version integer not null,
  idempotency_key text not null,
  request_hash bytea not null,
  state text not null,
  order_id uuid,
  reply jsonb not null,
  created_at timestamp with time zone not null default now(),
  draft jsonb,
  reserved_until timestamp with time zone,
  cart_id uuid,
  primary key (buyer_id, id),
  check (state in ('PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED', 'EXPIRED'))
);
create unique index checkout_being_paid_of_cart on checkout (coalesce(cart_id, buyer_id))
  where state = 'PENDING' and order_id is null;
create index checkout_by_buyer on checkout (buyer_id, created_at);
create index checkout_by_id on checkout (id);
create unique index checkout_of_cart_version_of_cart on checkout (coalesce(cart_id, buyer_id), cart_version)
  where state in ('PENDING', 'SUCCEEDED');
create unique index checkout_of_key_of_cart on checkout (coalesce(cart_id, buyer_id), idempotency_key)
  where state in ('PENDING', 'SUCCEEDED');

create table collection (
  slug text not null,
  title_de text not null,
  title_en text not null,
  description_de text not null,
  description_en text not null,
  picture text not null,
  home_rank integer,
  primary key (slug)
);

create table collection_product (
  collection_slug text not null,
  sku_id text not null,
  rank integer not null,
  primary key (collection_slug, sku_id),
  foreign key (collection_slug) references collection(slug) on delete cascade,
  foreign key (sku_id) references product(sku_id) on delete cascade
);
create index collection_product_by_rank on collection_product (collection_slug, rank, sku_id);

create table company (
  id uuid not null,
  name text not null,
  legal_form text,
  business_type text,
  vat_id text,
  vat_id_status text not null default 'UNCHECKED',
  vat_id_checked_at timestamp with time zone,
  website text,
  social_urls text[] not null default '{}'::text[],
  start_date date,
  invoice_email text,
  buyer_reference text,
  country_id integer not null,
  trusted_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  erased_at timestamp with time zone,
  primary key (id),
  check (business_type in ('HOTEL', 'CAFE', 'RESTAURANT', 'RETAIL', 'OFFICE', 'OTHER')),
  check (vat_id_status in ('UNCHECKED', 'VALID', 'INVALID'))
);
create trigger follow_company after update on company for each row when (pg_trigger_depth() = 0) execute function follow_company();

create table coupon (
  code text not null,
  kind text not null,
  value integer not null,
  store_id uuid,
  minimum_cents integer not null default 0,
  limit_total integer,
  limit_per_buyer integer,
  redeemed_count integer not null default 0,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  description_de text not null,
  description_en text not null,
  primary key (code),
  check (redeemed_count >= 0 and redeemed_count <= coalesce(limit_total, redeemed_count)),
  check (kind in ('PERCENT', 'AMOUNT', 'FREE_SHIPPING')),
  check (value >= 0)
);

create table coupon_redemption (
  buyer_id uuid not null,
  order_id uuid not null,
  coupon_code text not null,
  redeemed_at timestamp with time zone not null default now(),
  is_reserved boolean not null default false,
  primary key (buyer_id, order_id)
);
create index coupon_redemption_by_coupon on coupon_redemption (buyer_id, coupon_code);

create table demo_load (
  step text not null,
  base_date date not null,
  finished_at timestamp with time zone not null default now(),
  primary key (step)
);

create table design (
  buyer_id uuid not null,
  id uuid not null,
  sku_id text not null,
  store_id uuid not null,
  title text not null,
  quantity integer not null,
  technique text not null,
  colors text[] not null default '{}'::text[],
  placement jsonb not null,
  text text not null default '',
  text_placement jsonb not null,
  font text not null,
  description text not null default '',
  status text not null default 'DRAFT',
  secret text not null,
  sheet_token text not null,
  submitted_at timestamp with time zone,
  order_id uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  primary key (buyer_id, id),
  check (quantity > 0),
  check (status in ('DRAFT', 'SUBMITTED', 'PROOF_READY', 'CHANGES_REQUESTED', 'APPROVED', 'ORDERED', 'REJECTED', 'CANCELLED')),
  check (technique in ('PRINT_1C', 'PRINT_4C', 'EMBROIDERY', 'ENGRAVING'))
);
create unique index design_by_id on design (id);
create index design_by_store on design (store_id, updated_at desc, id)
  where submitted_at is not null;
create index design_newest on design (buyer_id, updated_at desc, id);

create table design_file (
  buyer_id uuid not null,
  design_id uuid not null,
  id uuid not null,
  kind text not null,
  name text not null,
  token text not null,
  format text not null,
  width integer not null,
  height integer not null,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  primary key (buyer_id, design_id, id),
  unique (token),
  foreign key (buyer_id, design_id) references design(buyer_id, id) on delete cascade,
  check (format in ('jpeg', 'png', 'webp')),
  check (kind in ('LOGO', 'ARTWORK'))
);

create table design_message (
  buyer_id uuid not null,
  design_id uuid not null,
  id uuid not null,
  by_whom text not null,
  text text not null,
  created_at timestamp with time zone not null,
  primary key (buyer_id, design_id, id),
  foreign key (buyer_id, design_id) references design(buyer_id, id) on delete cascade,
  check (by_whom in ('BUYER', 'STORE', 'TRESEN'))
);

create table design_proof (
  buyer_id uuid not null,
  design_id uuid not null,
  number integer not null,
  id uuid not null,
  sheet_token text not null,
  message text not null default '',
  unit_price_cents integer not null,
  setup_fee_cents integer not null,
  min_quantity integer not null,
  lead_time_days integer not null,
  valid_until timestamp with time zone not null,
  created_at timestamp with time zone not null,
  primary key (buyer_id, design_id, number),
  foreign key (buyer_id, design_id) references design(buyer_id, id) on delete cascade,
  check (lead_time_days > 0),
  check (min_quantity > 0),
  check (setup_fee_cents >= 0),
  check (unit_price_cents > 0)
);

create table design_sheet (
  token text not null,
  buyer_id uuid not null,
  design_id uuid not null,
  sheet jsonb not null,
  primary key (token),
  foreign key (buyer_id, design_id) references design(buyer_id, id) on delete cascade
);

create table document (
  buyer_id uuid not null,
  order_id uuid not null,
  store_id uuid not null,
  number text not null,
  type text not null,
  content jsonb not null,
  issued_at timestamp with time zone not null,
  mailed_at timestamp with time zone,
  primary key (buyer_id, order_id, number),
  unique (number),
  foreign key (buyer_id, order_id, store_id) references sub_order(buyer_id, order_id, store_id),
  check (type in ('INVOICE', 'CREDIT_NOTE', 'DELIVERY_NOTE'))
);

create table document_file (
  number text not null,
  pdf bytea not null,
  sha256 bytea not null,
  drawn_at timestamp with time zone not null,
  primary key (number),
  foreign key (number) references document(number),
  constraint document_file_whole check (sha256 = sha256(pdf))
);
create trigger document_file_stays before delete or update on document_file for each row execute function refuse_change();

create table document_issuer (
  store_id uuid not null,
  code integer not null default nextval('document_issuer_code'::regclass),
  invoices integer not null default 0,
  credit_notes integer not null default 0,
  delivery_notes integer not null default 0,
  primary key (store_id),
  unique (code)
);

create table email_change (
  account_id uuid not null,
  id uuid not null,
  email text not null,
  requested_by bytea not null,
  needs_agreement boolean not null,
  new_token_hash bytea,
  old_token_hash bytea,
  confirmed_at timestamp with time zone,
  agreed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  primary key (account_id),
  unique (id),
  unique (new_token_hash),
  unique (old_token_hash),
  foreign key (account_id) references account(id) on delete cascade
);
create index email_change_ended on email_change (expires_at);

create table email_confirmation (
  token_hash bytea not null,
  account_id uuid not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  primary key (token_hash),
  foreign key (account_id) references account(id) on delete cascade
);
create index email_confirmation_by_account on email_confirmation (account_id);
create index email_confirmation_ended on email_confirmation (expires_at);

create table exclusive_grant (
  buyer_id uuid not null,
  sku_id text not null,
  granted_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  primary key (buyer_id, sku_id)
);
create index exclusive_grant_by_product on exclusive_grant (sku_id);

create table exclusive_request (
  buyer_id uuid not null,
  id uuid not null,
  sku_id text not null,
  store_id uuid not null,
  message text not null,
  status text not null default 'PENDING',
  reason text,
  expires_at timestamp with time zone,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  primary key (buyer_id, id),
  unique (id),
  check ((status = 'PENDING') = (decided_at is null)),
  check (status in ('PENDING', 'GRANTED', 'REJECTED'))
);
create index exclusive_request_by_store on exclusive_request (store_id, created_at desc);
create index exclusive_request_newest on exclusive_request (buyer_id, sku_id, created_at desc);
create unique index exclusive_request_open on exclusive_request (buyer_id, sku_id)
  where status = 'PENDING';

create table former_email (
  account_id uuid not null,
  email text not null,
  until timestamp with time zone not null,
  primary key (account_id, email),
  foreign key (account_id) references account(id) on delete cascade
);

create table idempotency_key (
  account_id uuid not null,
  key text not null,
  request_hash bytea not null,
  result text not null default '',
  created_at timestamp with time zone not null default now(),
  primary key (account_id, key)
);
create index idempotency_key_age on idempotency_key (created_at);

create table impersonation_code (
  code_hash bytea not null,
  account_id uuid not null,
  operator_id uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  operator_session bytea,
  reason text,
  may_write boolean,
  primary key (code_hash),
  foreign key (account_id) references account(id) on delete cascade,
  foreign key (operator_id) references account(id) on delete cascade,
  foreign key (operator_session) references session(token_hash) on delete cascade
);
create index impersonation_code_by_expiry on impersonation_code (expires_at);

create table invitation (
  id uuid not null,
  company_id uuid not null,
  email text not null,
  roles text[] not null,
  invited_by uuid not null,
  language text not null,
  token_hash bytea,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  primary key (id),
  unique (token_hash),
  foreign key (company_id) references company(id),
  foreign key (invited_by) references account(id) on delete cascade,
  check (language in ('de', 'en')),
  check (cardinality(roles) > 0 and roles <@ '{OWNER,BUYER,APPROVER,RECEIVER,BOOKKEEPER}'::text[])
);
create index invitation_by_email on invitation (lower(email));
create index invitation_ended on invitation (expires_at);
create unique index invitation_of_company on invitation (company_id, lower(email));

create table known_device (
  account_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  primary key (account_id, token_hash),
  foreign key (account_id) references account(id)
);

create table mail (
  id text not null,
  recipient text,
  is_last boolean not null default false,
  subject text,
  text text,
  html text,
  files jsonb,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  primary key (id),
  check (sent_at is not null or recipient is not null and subject is not null and text is not null and html is not null),
  check (id ~ '^[A-Za-z0-9_-]{1,64}$')
);
create index mail_recipient on mail (lower(recipient));
create index mail_sent on mail (sent_at)
  where sent_at is not null;

create table membership (
  id uuid not null,
  account_id uuid not null,
  company_id uuid,
  store_id uuid,
  is_operator boolean not null default false,
  roles text[] not null,
  created_at timestamp with time zone not null default now(),
  chosen_at timestamp with time zone,
  primary key (id),
  foreign key (account_id) references account(id) on delete cascade,
  foreign key (company_id) references company(id),
  foreign key (store_id) references store(id),
  check ((num_nonnulls(company_id, store_id) + is_operator::integer) = 1),
  check (company_id is null or roles <@ '{OWNER,BUYER,APPROVER,RECEIVER,BOOKKEEPER}'::text[]),
  check (store_id is null or roles <@ '{OWNER,SALES,WAREHOUSE,CATALOGUE,FINANCE}'::text[]),
  check (not is_operator or roles <@ '{ADMIN,SUPPORT,CONTENT,CATALOGUE,FINANCE}'::text[]),
  check (cardinality(roles) > 0 and array_position(roles, null::text) is null)
);
create index membership_by_account on membership (account_id);
create unique index membership_of_company on membership (company_id, account_id)
  where company_id is not null;
create unique index membership_of_operators on membership (account_id)
  where is_operator;
create unique index membership_of_store on membership (store_id, account_id)
  where store_id is not null;
create trigger drop_cart_of_member after delete on membership for each row when (old.company_id is not null) execute function drop_cart_of_member();
create trigger follow_membership after insert or delete or update of roles on membership for each row execute function follow_membership();

create table migration (
  number integer not null,
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  is_additive boolean not null default false,
  primary key (number)
);

create table order_event (
  buyer_id uuid not null,
  order_id uuid not null,
  store_id uuid not null,
  id uuid not null,
  status text not null,
  by_whom text not null,
  at timestamp with time zone not null default now(),
  action text,
  primary key (buyer_id, order_id, id),
  check (by_whom in ('BUYER', 'STORE', 'TRESEN', 'PROVIDER'))
);

create table order_line (
  buyer_id uuid not null,
  order_id uuid not null,
  store_id uuid not null,
  sku_id text not null,
  "position" integer not null,
  name_de text not null,
  name_en text not null,
  brand text not null,
  image_url text not null,
  quantity integer not null,
  price_cents integer not null,
  final_price_cents integer not null,
  tax_rate_bp integer not null,
  deposit_cents integer not null,
  setup_fee_cents integer not null default 0,
  design jsonb,
  shipped_quantity integer not null default 0,
  cancelled_quantity integer not null default 0,
  returned_quantity integer not null default 0,
  restocked_quantity integer not null default 0,
  primary key (buyer_id, order_id, sku_id),
  foreign key (buyer_id, order_id, store_id) references sub_order(buyer_id, order_id, store_id),
  check (shipped_quantity >= 0 and cancelled_quantity >= 0 and (shipped_quantity + cancelled_quantity) <= quantity),
  check (returned_quantity >= 0 and returned_quantity <= shipped_quantity),
  check (restocked_quantity >= 0 and restocked_quantity <= (cancelled_quantity + returned_quantity)),
  check (quantity > 0),
  check (setup_fee_cents >= 0)
);
create index order_line_by_sku on order_line (sku_id);

create table orders (
  buyer_id uuid not null,
  id uuid not null,
  order_number text not null,
  cart_version integer not null,
  status text not null,
  payment_method text not null,
  payment_status text not null,
  payment_due_at timestamp with time zone,
  purchase_order_number text,
  note text,
  address jsonb not null,
  billing_address jsonb not null,
  coupon_code text,
  totals jsonb not null,
  gross_cents bigint not null,
  language text not null,
  created_at timestamp with time zone not null default now(),
  buyer_vat_id text,
  buyer_reference text,
  is_captured_on_shipment boolean not null default false,
  refunded_cents bigint not null default 0,
  bank_account jsonb,
  address_id uuid,
  billing_address_id uuid,
  placed_by uuid,
  primary key (buyer_id, id),
  unique (order_number),
  check (refunded_cents >= 0 and refunded_cents <= gross_cents),
  check (gross_cents >= 0),
  check (payment_status in ('UNPAID', 'AUTHORIZED', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'FAILED', 'RELEASED')),
  check (status in ('PENDING_PAYMENT', 'PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'COMPLETED', 'REJECTED', 'CANCELLED', 'RETURNED', 'MIXED'))
);
create index orders_newest on orders (buyer_id, created_at desc, id);
create index orders_unpaid on orders (payment_due_at)
  where payment_status = 'UNPAID' and status = 'PENDING_PAYMENT';

create table page_change (
  id uuid not null,
  tags text[] not null,
  changed_at timestamp with time zone not null default clock_timestamp(),
  xid xid8 not null default pg_current_xact_id(),
  may_be_stale boolean not null default false,
  primary key (id)
);
create index page_change_by_transaction on page_change (xid);
create index page_change_newest on page_change (changed_at);

create table passkey (
  account_id uuid not null,
  id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  primary key (account_id, id),
  unique (credential_id),
  foreign key (account_id) references account(id) on delete cascade
);

create table passkey_challenge (
  challenge_hash bytea not null,
  account_id uuid,
  expires_at timestamp with time zone not null,
  unique (challenge_hash, account_id),
  foreign key (account_id) references account(id) on delete cascade
);
create index passkey_challenge_by_account on passkey_challenge (account_id);
create index passkey_challenge_by_expiry on passkey_challenge (expires_at);

create table password_reset (
  token_hash bytea not null,
  account_id uuid not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  request_id text,
  primary key (token_hash),
  foreign key (account_id) references account(id) on delete cascade
);
create index password_reset_by_account on password_reset (account_id);

create table payment (
  buyer_id uuid not null,
  checkout_id uuid not null,
  provider text not null,
  request jsonb not null,
  amount_cents bigint not null,
  currency text not null default 'EUR',
  state text not null default 'STARTED',
  provider_id text,
  redirect_url text,
  order_id uuid,
  captured_cents bigint not null default 0,
  refunded_cents bigint not null default 0,
  starting_until timestamp with time zone,
  look_at timestamp with time zone,
  looks integer not null default 0,
  created_at timestamp with time zone not null default now(),
  charged_back_cents bigint not null default 0,
  capture_before timestamp with time zone,
  warned_days integer,
  primary key (buyer_id, checkout_id),
  check (amount_cents > 0),
  check (charged_back_cents >= 0),
  check (state in ('STARTED', 'OPEN', 'AUTHORIZED', 'PAID', 'FAILED', 'CANCELLED', 'EXPIRED'))
);
create unique index payment_at_provider on payment (provider, provider_id);
create unique index payment_of_order on payment (buyer_id, order_id);
create index payment_to_look_at on payment (look_at)
  where look_at is not null;

create table payment_difference (
  buyer_id uuid not null,
  id uuid not null,
  checkout_id uuid not null,
  kind text not null,
  order_number text not null,
  expected_cents bigint not null,
  found_cents bigint not null,
  found_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  note text,
  primary key (buyer_id, id)
);
create unique index payment_difference_open on payment_difference (buyer_id, checkout_id, kind)
  where closed_at is null;

create table payment_move (
  buyer_id uuid not null,
  id uuid not null,
  checkout_id uuid not null,
  kind text not null,
  amount_cents bigint not null,
  state text not null default 'STARTED',
  created_at timestamp with time zone not null default now(),
  key uuid not null,
  tried_at timestamp with time zone not null,
  provider_id text,
  refusals jsonb not null default '[]'::jsonb,
  is_by_transfer boolean not null default false,
  look_at timestamp with time zone,
  looks integer not null default 0,
  ended_at timestamp with time zone,
  primary key (buyer_id, id),
  foreign key (buyer_id, checkout_id) references payment(buyer_id, checkout_id),
  check (amount_cents >= 0),
  check (kind in ('CAPTURE', 'REFUND', 'RELEASE')),
  check (state in ('STARTED', 'PENDING', 'DONE', 'REFUSED'))
);
create index payment_move_refused on payment_move (created_at)
  where state = 'REFUSED';
create index payment_move_to_look_at on payment_move (look_at)
  where look_at is not null;

create table pending_sign_in (
  token_hash bytea not null,
  account_id uuid not null,
  tries integer not null default 0,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  primary key (token_hash),
  foreign key (account_id) references account(id) on delete cascade
);
create index pending_sign_in_by_account on pending_sign_in (account_id);

create table post (
  id uuid not null,
  path text not null,
  title_de text not null,
  title_en text not null,
  teaser_de text not null,
  teaser_en text not null,
  topic_de text not null,
  topic_en text not null,
  content_de text not null,
  content_en text not null,
  reading_minutes_de smallint not null,
  reading_minutes_en smallint not null,
  author text not null,
  picture text not null,
  published_at timestamp with time zone not null,
  primary key (id),
  unique (path),
  check (path ~ '^[a-z0-9-]{1,80}$' and path <> 'latest' and path !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
  check (reading_minutes_de > 0),
  check (reading_minutes_en > 0)
);
create index post_newest on post (published_at desc, id);

create table post_product (
  post_id uuid not null,
  sku_id text not null,
  rank integer not null,
  primary key (post_id, sku_id),
  foreign key (post_id) references post(id) on delete cascade,
  foreign key (sku_id) references product(sku_id) on delete cascade
);
create index post_product_by_rank on post_product (post_id, rank, sku_id);

create table product (
  sku_id text not null,
  store_id uuid not null,
  supplier_sku text not null,
  gtin text,
  status text not null default 'ACTIVE',
  is_exclusive boolean not null default false,
  is_designable boolean not null default false,
  is_organic boolean not null default false,
  name_de text not null,
  name_en text not null,
  brand text not null default '',
  brand_slug text not null default '',
  category_slug text not null,
  root_category_slug text not null,
  price_cents integer not null,
  final_price_cents integer not null,
  tier_prices jsonb not null default '[]'::jsonb,
  msrp_cents integer,
  tax_rate_bp integer not null,
  count_per_box integer not null,
  minimum_quantity integer not null,
  content_amount integer not null,
  content_unit text not null,
  deposit_cents integer not null default 0,
  deposit_type text,
  variant_group text,
  variant_options jsonb not null default '{}'::jsonb,
  picture jsonb not null,
  popularity integer not null default 0,
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  primary key (sku_id),
  unique (store_id, supplier_sku),
  foreign key (category_slug) references category(slug),
  foreign key (root_category_slug) references category(slug),
  foreign key (store_id) references store(id),
  check (final_price_cents > 0 and final_price_cents <= price_cents),
  check ((deposit_cents = 0) = (deposit_type is null)),
  check (content_amount > 0),
  check (content_unit in ('G', 'ML', 'PIECE')),
  check (count_per_box > 0),
  check (deposit_cents >= 0),
  check (deposit_type in ('EINWEG', 'MEHRWEG')),
  check (minimum_quantity > 0),
  check (msrp_cents > 0),
  check (price_cents > 0),
  check (sku_id ~ '^[0-9A-Za-z]{1,20}$'),
  check (status in ('DRAFT', 'IN_REVIEW', 'ACTIVE', 'PAUSED', 'ARCHIVED', 'BLOCKED')),
  check (tax_rate_bp >= 0 and tax_rate_bp <= 10000)
);
create index product_by_brand on product (brand_slug)
  where status = 'ACTIVE';
create index product_by_category on product (category_slug, popularity desc, sku_id)
  where status = 'ACTIVE';
create index product_by_creation on product (created_at desc, sku_id)
  where status = 'ACTIVE';
create index product_by_gtin on product (gtin);
create index product_by_popularity on product (popularity desc, sku_id)
  where status = 'ACTIVE';
create index product_by_price on product (final_price_cents, sku_id)
  where status = 'ACTIVE';
create index product_by_root_category on product (root_category_slug, popularity desc, sku_id)
  where status = 'ACTIVE';
create index product_by_store on product (store_id, popularity desc, sku_id)
  where status = 'ACTIVE';
create index product_by_variant_group on product (store_id, variant_group)
  where variant_group is not null;
create index product_shelf on product (root_category_slug, category_slug) include (sku_id, store_id, brand_slug, brand, final_price_cents, price_cents, is_organic, is_exclusive, count_per_box, minimum_quantity)
  where status = 'ACTIVE';
create trigger shelf_delete after delete on product referencing old table as changed for each statement execute function note_changed_goods();
create trigger shelf_insert after insert on product referencing new table as changed for each statement execute function note_changed_goods();
create trigger shelf_update after update on product referencing new table as changed for each statement execute function note_changed_goods();

create table product_detail (
  sku_id text not null,
  description_de text not null default '',
  description_en text not null default '',
  attributes jsonb not null default '[]'::jsonb,
  food jsonb,
  primary key (sku_id),
  foreign key (sku_id) references product(sku_id) on delete cascade
);
create trigger shelf_delete after delete on product_detail referencing old table as changed for each statement execute function note_changed_goods();
create trigger shelf_insert after insert on product_detail referencing new table as changed for each statement execute function note_changed_goods();
create trigger shelf_update after update on product_detail referencing new table as changed for each statement execute function note_changed_goods();

create table promotion (
  slug text not null,
  name_de text not null,
  name_en text not null,
  picture text not null,
  placement text not null,
  place_slug text,
  slot text not null,
  url text not null,
  store_id uuid,
  sort integer not null default 100,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  primary key (slug),
  check (place_slug is null or (placement in ('CATEGORY', 'STORE'))),
  check (ends_at >= starts_at),
  check (placement in ('HOME', 'CATEGORY', 'STORE', 'SEARCH')),
  check (url ~ '^/($|[^/\\])')
);
create index promotion_by_placement on promotion (placement, sort, slug);

create unlogged table rate_limit (
  key character varying(255) not null,
  points integer not null default 0,
  expire bigint,
  primary key (key)
);

create table reconciliation (
  buyer_id uuid not null,
  checkout_id uuid not null,
  night date not null,
  primary key (buyer_id, checkout_id)
);

create table recovery_code (
  account_id uuid not null,
  code_hash bytea not null,
  created_at timestamp with time zone not null,
  primary key (account_id, code_hash),
  foreign key (account_id) references account(id) on delete cascade
);

create table refund (
  buyer_id uuid not null,
  order_id uuid not null,
  store_id uuid,
  id uuid not null,
  reason text not null,
  totals jsonb not null,
  amount_cents bigint not null,
  created_at timestamp with time zone not null,
  paid_back_at timestamp with time zone,
  is_owed boolean not null default true,
  primary key (buyer_id, order_id, id),
  foreign key (buyer_id, order_id) references orders(buyer_id, id),
  check (amount_cents > 0),
  check (reason in ('CANCELLED', 'REJECTED', 'REST_CANCELLED', 'RETURNED', 'PAID_TOO_LATE'))
);

create table restock_notice (
  buyer_id uuid not null,
  sku_id text not null,
  id uuid not null,
  created_at timestamp with time zone not null,
  primary key (buyer_id, sku_id),
  unique (id)
);
create index restock_notice_by_product on restock_notice (sku_id);

create table review (
  id uuid not null,
  sku_id text not null,
  store_id uuid not null,
  buyer_id uuid not null,
  order_id uuid,
  rate smallint not null,
  comment text not null,
  author_business_type text not null,
  is_shown boolean not null default true,
  store_reply text,
  created_at timestamp with time zone not null default now(),
  moderated_at timestamp with time zone,
  replied_at timestamp with time zone,
  primary key (id),
  unique (buyer_id, sku_id),
  foreign key (sku_id) references product(sku_id),
  check (rate >= 1 and rate <= 5)
);
create index review_by_product on review (sku_id, created_at desc)
  where is_shown;
create index review_by_store on review (store_id, created_at desc);
create index review_waiting on review (created_at)
  where not is_shown and moderated_at is null;

create table saved_filter (
  buyer_id uuid not null,
  id uuid not null,
  name text not null,
  kind text not null,
  slug text not null,
  query jsonb not null,
  view text,
  created_at timestamp with time zone not null,
  primary key (buyer_id, id),
  check (kind in ('category', 'collection', 'store', 'search')),
  check (char_length(name) >= 1 and char_length(name) <= 60),
  check (view in ('grid', 'list'))
);
create unique index saved_filter_by_name on saved_filter (buyer_id, lower(name));
create unique index saved_filter_once on saved_filter (buyer_id, kind, slug, md5(query::text));

create table search_synonym (
  id integer not null generated always as identity,
  names text[] not null,
  primary key (id),
  check (cardinality(names) >= 2 and cardinality(names) <= 20)
);
create trigger shelf_change after insert or delete or update on search_synonym for each statement execute function note_changed_frame();

create table session (
  token_hash bytea not null,
  account_id uuid not null,
  impersonated_by uuid,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  operator_session bytea,
  membership_id uuid,
  browser text,
  system text,
  device_hash bytea,
  impersonation_reason text,
  may_write boolean,
  primary key (token_hash),
  foreign key (account_id) references account(id) on delete cascade,
  foreign key (membership_id) references membership(id) on delete cascade,
  foreign key (operator_session) references session(token_hash) on delete cascade
);
create index session_by_account on session (account_id);
create index session_by_membership on session (membership_id)
  where membership_id is not null;
create index session_by_operator on session (impersonated_by)
  where impersonated_by is not null;
create index session_by_operator_session on session (operator_session)
  where operator_session is not null;

create table shelf_change (
  xid xid8 not null default pg_current_xact_id(),
  changed_at timestamp with time zone not null default clock_timestamp(),
  sku_ids text[]
);
create index shelf_change_by_transaction on shelf_change (xid);

create table shipment (
  buyer_id uuid not null,
  order_id uuid not null,
  store_id uuid not null,
  id uuid not null,
  carrier text not null,
  tracking_number text not null,
  lines jsonb not null,
  shipped_at timestamp with time zone not null,
  primary key (buyer_id, order_id, id),
  foreign key (buyer_id, order_id, store_id) references sub_order(buyer_id, order_id, store_id)
);

create table sign_in_link (
  account_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  primary key (account_id),
  unique (token_hash),
  foreign key (account_id) references account(id) on delete cascade
);
create index sign_in_link_ended on sign_in_link (expires_at);

create table step_up (
  token_hash bytea not null,
  session_hash bytea not null,
  purpose text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  primary key (token_hash),
  foreign key (session_hash) references session(token_hash) on delete cascade
);
create index step_up_by_expiry on step_up (expires_at);
create index step_up_by_session on step_up (session_hash);

create table stock (
  sku_id text not null,
  on_hand integer not null,
  promised integer not null default 0,
  missing integer not null default 0,
  counted_at timestamp with time zone,
  quantity integer not null generated always as ((on_hand - promised)) stored,
  primary key (sku_id),
  foreign key (sku_id) references product(sku_id) on delete cascade,
  check (promised >= 0 and promised <= on_hand),
  check (missing >= 0 and missing <= promised and (missing = 0 or promised = on_hand)),
  check (on_hand >= 0)
);
create trigger shelf_delete after delete on stock referencing old table as changed for each statement execute function note_changed_goods();
create trigger shelf_insert after insert on stock referencing new table as changed for each statement execute function note_changed_goods();
create trigger shelf_update after update on stock referencing old table as before new table as changed for each statement execute function note_changed_stock();

create table stock_movement (
  sku_id text not null,
  at timestamp with time zone not null,
  pieces integer not null,
  order_id uuid not null,
  check (pieces <> 0)
);
create index stock_movement_by_time on stock_movement (at);
create index stock_movement_of_sku on stock_movement (sku_id, at);

create table stock_reservation (
  buyer_id uuid not null,
  checkout_id uuid not null,
  sku_id text not null,
  quantity integer not null,
  primary key (buyer_id, checkout_id, sku_id),
  check (quantity > 0)
);

create table store (
  id uuid not null,
  slug text not null,
  name text not null,
  status text not null default 'ACTIVE',
  tagline_de text not null,
  tagline_en text not null,
  description_de text not null,
  description_en text not null,
  city text not null,
  country_id integer not null,
  tile_color text not null,
  minimum_order_cents integer not null,
  shipping_fee_cents integer not null,
  shipping_free_from_cents integer,
  lead_min_days smallint not null,
  lead_max_days smallint not null,
  promoted_rank integer,
  legal jsonb not null,
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  created_at timestamp with time zone not null default now(),
  primary key (id),
  unique (slug),
  check (lead_max_days >= lead_min_days),
  check (lead_min_days >= 0),
  check (minimum_order_cents >= 0),
  check (shipping_fee_cents >= 0),
  check (shipping_free_from_cents >= 0),
  check (status in ('ACTIVE', 'PAUSED'))
);
create index store_promoted on store (promoted_rank)
  where promoted_rank is not null;
create trigger shelf_change after insert or delete or update on store for each statement execute function note_changed_frame();

create table sub_order (
  buyer_id uuid not null,
  order_id uuid not null,
  store_id uuid not null,
  sub_order_number text not null,
  store_name text not null,
  store_slug text not null,
  status text not null,
  totals jsonb not null,
  seller jsonb not null default '{}'::jsonb,
  status_at timestamp with time zone not null default now(),
  return_request jsonb,
  capture_id uuid,
  payment_failed_at timestamp with time zone,
  paid_by_transfer_at timestamp with time zone,
  primary key (buyer_id, order_id, store_id),
  unique (sub_order_number),
  foreign key (buyer_id, order_id) references orders(buyer_id, id),
  check (status in ('PENDING_PAYMENT', 'PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'COMPLETED', 'REJECTED', 'CANCELLED', 'RETURNED'))
);
create index sub_order_by_store on sub_order (store_id, order_id);
create index sub_order_due on sub_order (status, status_at)
  where status in ('SHIPPED', 'DELIVERED');

create table ticket (
  id uuid not null,
  ticket_number text not null,
  subject text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  message text not null,
  order_number text,
  sku_id text,
  account_id uuid,
  language text not null,
  created_at timestamp with time zone not null,
  primary key (id),
  unique (ticket_number),
  check (language in ('de', 'en')),
  check (subject in ('ONLINE_ORDER', 'RETURN_AND_EXCHANGE', 'DELIVERY_STATUS', 'PRODUCT_INFORMATION', 'PRESS_INQUIRY', 'OTHER'))
);
create index ticket_by_account on ticket (account_id)
  where account_id is not null;
create index ticket_newest on ticket (created_at desc);

create table totp (
  account_id uuid not null,
  sealed_secret text not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step bigint,
  primary key (account_id),
  foreign key (account_id) references account(id) on delete cascade
);

create table wishlist_item (
  buyer_id uuid not null,
  sku_id text not null,
  added_at timestamp with time zone not null default now(),
  primary key (buyer_id, sku_id)
);
create index wishlist_newest on wishlist_item (buyer_id, added_at desc, sku_id);

create sequence document_issuer_code start 1001;

create sequence order_number start 100001;

create sequence sku_number start 100001;

create sequence ticket_number start 100001;

CREATE OR REPLACE FUNCTION public.company_of(person text)
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$
  select m.company_id from membership m join account a on a.id = m.account_id
  where lower(a.email) = lower(person) and m.company_id is not null
  order by m.created_at, m.id limit 1
$function$;

CREATE OR REPLACE FUNCTION public.contact_of(company uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$
  select account_id from membership where company_id = company
  order by 'OWNER' = any(roles) desc, created_at, id limit 1
$function$;

CREATE OR REPLACE FUNCTION public.drop_cart_of_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from cart where buyer_id = old.id;
  delete from cart_item where buyer_id = case when old.company_id = old.account_id then old.company_id else old.id end;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.folded(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select regexp_replace(
    replace(replace(replace(translate(
      lower(regexp_replace(normalize($1, NFKD), E'[\u0300-\u036f]', '', 'g')),
      'ẞØøÆŒ', 'ßooæœ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    '([aou])e', '\1', 'g')
$function$;

CREATE OR REPLACE FUNCTION public.follow_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  is_left boolean := exists (select from membership where company_id = new.id and account_id <> new.id)
    and (new.erased_at is not null or not exists (
      select from membership where company_id = new.id and account_id = new.id and 'OWNER' = any(roles)));
begin
  if not is_left then
    update company set name = new.company_name, legal_form = new.legal_form, business_type = new.business_type,
      vat_id = new.vat_id, vat_id_status = new.vat_id_status, vat_id_checked_at = new.vat_id_checked_at,
      website = new.website, social_urls = new.social_urls, start_date = new.start_date,
      invoice_email = new.invoice_email, buyer_reference = new.buyer_reference, country_id = new.country_id,
      trusted_at = new.trusted_at, erased_at = new.erased_at
    where id = new.id;
  end if;
  if new.erased_at is not null or (new.role, new.store_id) is distinct from (old.role, old.store_id) then
    delete from membership where account_id = new.id and case
      when is_operator then new.role <> 'OPERATOR'
      when store_id is not null then new.role <> 'SUPPLIER' or store_id is distinct from new.store_id
      else new.erased_at is not null and exists (
        select from membership o where o.company_id = membership.company_id and o.account_id <> new.id)
    end;
    if new.erased_at is null or not is_left then perform write_membership(new); end if;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update account set company_name = new.name, legal_form = new.legal_form, business_type = new.business_type,
    vat_id = new.vat_id, vat_id_status = new.vat_id_status, vat_id_checked_at = new.vat_id_checked_at,
    website = new.website, social_urls = new.social_urls, start_date = new.start_date,
    invoice_email = new.invoice_email, buyer_reference = new.buyer_reference, trusted_at = new.trusted_at
  where id = new.id and erased_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_membership()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  person uuid := coalesce(new.account_id, old.account_id);
begin
  update account a set role = now_is.role, store_id = now_is.store_id
  from (
    select coalesce(max(case when is_operator then 'OPERATOR' end), max(case when store_id is not null then 'SUPPLIER' end),
        max(case when company_id = account_id and 'OWNER' = any(roles) then 'BUYER' end), 'SUPPLIER') as role,
      case when not coalesce(bool_or(is_operator), false)
        then (array_agg(store_id order by created_at, id) filter (where store_id is not null))[1] end as store_id
    from membership where account_id = person
  ) now_is
  where a.id = person and (a.role, a.store_id) is distinct from (now_is.role, now_is.store_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_changed_frame()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into shelf_change (sku_ids) values (null);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_changed_goods()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into shelf_change (sku_ids) select array_agg(distinct sku_id) from changed having count(*) > 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_changed_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into shelf_change (sku_ids)
  select array_agg(sku_id) from changed join before using (sku_id)
  where changed.quantity <> before.quantity having count(*) > 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.open_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.role <> 'SUPPLIER' or new.store_id is not null then perform write_company(new); end if;
  perform write_membership(new);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.placer_of(company uuid, placed_by uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select concat_ws(' ', first_name, last_name) from account
  where id = placed_by and erased_at is null and exists (
    select from membership where company_id = company and account_id <> placed_by)
$function$;

CREATE OR REPLACE FUNCTION public.recipient_of(company uuid, placed_by uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(
    (select account_id from membership where company_id = company and account_id = placed_by), contact_of(company))
$function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'A row of % stays as it was written.', tg_table_name;
end $function$;

CREATE OR REPLACE FUNCTION public.write_company(of account)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into company (id, name, legal_form, business_type, vat_id, vat_id_status, vat_id_checked_at, website,
    social_urls, start_date, invoice_email, buyer_reference, country_id, trusted_at, created_at, erased_at)
  values (of.id, of.company_name, of.legal_form, of.business_type, of.vat_id, of.vat_id_status, of.vat_id_checked_at,
    of.website, of.social_urls, of.start_date, of.invoice_email, of.buyer_reference, of.country_id, of.trusted_at,
    of.created_at, of.erased_at)
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION public.write_membership(of account)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into membership (id, account_id, company_id, store_id, is_operator, roles, created_at)
  select gen_random_uuid(), of.id, case of.role when 'BUYER' then of.id end,
    case of.role when 'SUPPLIER' then of.store_id end, of.role = 'OPERATOR',
    case of.role when 'OPERATOR' then '{ADMIN}'::text[] else '{OWNER}' end, of.created_at
  where of.role = 'OPERATOR' or (of.role = 'SUPPLIER' and exists (select from store s where s.id = of.store_id))
    or (of.role = 'BUYER' and exists (select from company c where c.id = of.id)
      and not exists (select from membership m where m.company_id = of.id and m.account_id <> of.id))
  on conflict do nothing
$function$;
