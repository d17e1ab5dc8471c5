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
create index account_by_phone on account (phone_number text_pattern_ops);
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
create index address_postcode on address (postal_code text_pattern_ops, buyer_id);
create unique index address_selected on address (buyer_id)
  where is_selected;
create index address_town on address (lower(city_name) text_pattern_ops, buyer_id);
create trigger session_delete after delete on address referencing old table as changed for each statement execute function note_changed_companies();
create trigger session_insert after insert on address referencing new table as changed for each statement execute function note_changed_companies();
create trigger session_update after update on address referencing new table as changed for each statement execute function note_changed_companies();

create table api_key (
  id uuid not null,
  membership_id uuid not null,
  name text not null,
  start text not null,
  token_hash bytea not null,
  rights text[] not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  primary key (id),
  unique (token_hash),
  foreign key (membership_id) references membership(id) on delete cascade,
  check (cardinality(rights) > 0)
);
create index api_key_by_expiry on api_key (expires_at);
create index api_key_by_membership on api_key (membership_id);
create trigger drop_cart_of_key after delete on api_key for each row execute function drop_cart_of_key();

create table api_key_write (
  buyer_id uuid,
  store_id uuid,
  id uuid not null,
  key_id uuid not null,
  key_name text not null,
  at timestamp with time zone not null,
  call text not null,
  outcome text not null default 'UNKNOWN',
  primary key (id),
  check (num_nonnulls(buyer_id, store_id) = 1),
  check (outcome in ('UNKNOWN', 'DONE', 'REFUSED'))
);
create index api_key_write_by_time on api_key_write (at);
create index api_key_write_newest on api_key_write (coalesce(buyer_id, store_id), at desc, id desc);

create table approval (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  target_id text not null,
  buyer_id uuid,
  store_id uuid,
  created_at timestamp with time zone not null default now(),
  due_at timestamp with time zone not null,
  state text not null default 'OPEN',
  decision text,
  message text,
  decided_by uuid,
  decided_at timestamp with time zone,
  effect_at timestamp with time zone,
  settled_at timestamp with time zone,
  words jsonb not null default '{}'::jsonb,
  reply_token text,
  primary key (id),
  check (state <> 'DECIDED' or decision is not null and effect_at is not null),
  check (decision in ('APPROVE', 'ASK', 'REJECT')),
  check (kind in ('VAT_ID', 'EXCLUSIVE_REQUEST', 'REVIEW', 'RETURN', 'PRODUCT', 'STORE', 'BANK_ACCOUNT', 'POST', 'CLAIM', 'PAPER', 'PRODUCT_REPORT', 'DESIGN_REPORT')),
  check (state in ('OPEN', 'ASKED', 'DECIDED', 'SETTLED'))
);
create unique index approval_by_token on approval (reply_token)
  where reply_token is not null;
create index approval_of_buyer on approval (buyer_id)
  where buyer_id is not null;
create index approval_of_store on approval (store_id, kind)
  where store_id is not null;
create unique index approval_of_target on approval (kind, target_id)
  where state <> 'SETTLED';
create index approval_to_take_effect on approval (effect_at)
  where state = 'DECIDED';
create index approval_waiting on approval (due_at, id)
  where state <> 'SETTLED';

create table approval_reader (
  approval_id uuid not null,
  account_id uuid not null,
  read_at timestamp with time zone not null,
  primary key (approval_id, account_id)
);
create index approval_reader_by_time on approval_reader (read_at);

create table attachment (
  id uuid not null,
  buyer_id uuid,
  store_id uuid,
  target_id uuid,
  token text not null,
  format text not null,
  name text not null,
  width integer,
  height integer,
  created_at timestamp with time zone not null,
  ticket_id uuid,
  primary key (id),
  unique (token),
  check (num_nonnulls(buyer_id, store_id, ticket_id) = 1),
  check ((format = 'pdf') = (width is null) and (width is null) = (height is null)),
  check (format in ('jpeg', 'png', 'webp', 'pdf'))
);
create index attachment_of_buyer on attachment (buyer_id)
  where buyer_id is not null;
create index attachment_of_nothing on attachment (created_at)
  where target_id is null;
create index attachment_of_target on attachment (target_id)
  where target_id is not null;
create index attachment_of_ticket on attachment (ticket_id)
  where ticket_id is not null;

create table attribute_set (
  category_slug text not null,
  version integer not null default 1,
  required_keys text[] not null default '{}'::text[],
  is_unchecked boolean not null default false,
  primary key (category_slug),
  foreign key (category_slug) references category(slug) on delete cascade
);
create index attribute_set_unchecked on attribute_set (category_slug)
  where is_unchecked;

create table audit_entry (
  id uuid not null,
  at timestamp with time zone not null default now(),
  actor_id uuid not null,
  account_id uuid,
  action text not null,
  detail jsonb not null default '{}'::jsonb,
  state text not null default 'DONE',
  reason text,
  target_kind text,
  target_id text,
  before jsonb,
  after jsonb,
  part_of uuid,
  ends_id uuid,
  salt uuid default gen_random_uuid(),
  words_hash bytea,
  concerned_store_id uuid,
  concerned_buyer_id uuid,
  is_impersonated boolean not null default false,
  primary key (id),
  check (state in ('ATTEMPTED', 'DONE', 'REFUSED')),
  check (words_hash is not null)
);
create index audit_entry_by_account on audit_entry (account_id, at desc);
create index audit_entry_by_action on audit_entry (action text_pattern_ops, at desc, id desc);
create index audit_entry_by_actor on audit_entry (actor_id, at desc);
create index audit_entry_by_kind on audit_entry (target_kind, at desc, id desc)
  where target_kind is not null;
create index audit_entry_by_target on audit_entry (target_kind, target_id, at desc)
  where target_kind is not null;
create index audit_entry_by_time on audit_entry (at desc, id);
create unique index audit_entry_end on audit_entry (ends_id)
  where ends_id is not null;
create index audit_entry_impersonated on audit_entry (at desc, id desc)
  where is_impersonated;
create index audit_entry_newest on audit_entry (at desc, id desc);
create index audit_entry_of_buyer on audit_entry (concerned_buyer_id, at desc, id desc)
  where concerned_buyer_id is not null;
create index audit_entry_of_store on audit_entry (concerned_store_id, at desc, id desc)
  where concerned_store_id is not null;
create index audit_entry_of_target on audit_entry (target_id, at desc, id desc)
  where target_id is not null;
create index audit_entry_part on audit_entry (part_of)
  where part_of is not null;
create trigger await_audit_seal after insert on audit_entry for each row execute function await_audit_seal();
create trigger hash_audit_words before insert on audit_entry for each row execute function hash_audit_words();
create trigger keep_audit_entries before delete or truncate on audit_entry for each statement execute function refuse_audit_change();
create trigger keep_audit_entry before update on audit_entry for each row execute function keep_audit_entry();
create trigger note_audit_state after insert on audit_entry for each row execute function note_audit_state();
create trigger note_concerned before insert on audit_entry for each row execute function note_concerned();

create table audit_seal (
  number bigint not null,
  entry_id uuid not null,
  hash bytea not null,
  primary key (number),
  unique (entry_id)
);
create trigger keep_audit_seals before delete or update or truncate on audit_seal for each statement execute function refuse_audit_change();

create table audit_state (
  id uuid not null,
  at timestamp with time zone not null,
  state text not null,
  primary key (id),
  check (state in ('ATTEMPTED', 'REFUSED'))
);
create index audit_state_newest on audit_state (state, at desc, id desc);

create table audit_unsealed (
  entry_id uuid not null,
  primary key (entry_id)
);

create table bank_account_change (
  store_id uuid not null,
  id uuid not null,
  iban text not null,
  holder text not null,
  state text not null,
  words text not null default '',
  entered_by uuid not null,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  primary key (store_id, id),
  foreign key (store_id) references store(id),
  check ((state = 'WAITING') = (decided_at is null)),
  check (state in ('WAITING', 'APPROVED', 'REFUSED', 'REPLACED'))
);
create unique index bank_account_change_waiting on bank_account_change (store_id)
  where state = 'WAITING';

create table bank_entry (
  statement_id uuid not null,
  "position" integer not null,
  line integer not null,
  account_iban text not null,
  statement_ref text not null,
  entry_ref text not null,
  booked_on date,
  is_credit boolean not null,
  amount_cents bigint not null,
  currency text not null,
  end_to_end_id text,
  batch_ref text,
  is_return boolean not null,
  return_code text,
  is_direct_debit boolean not null,
  iban text,
  party text,
  purpose text,
  done_at timestamp with time zone,
  done_as text,
  done_to text,
  primary key (statement_id, "position"),
  unique nulls not distinct (account_iban, statement_ref, entry_ref, booked_on, is_credit, amount_cents),
  foreign key (statement_id) references bank_statement(id),
  check (amount_cents >= 0),
  check ((done_at is null) = (done_as is null) and (done_at is null) = (done_to is null)),
  check (done_as in ('PAYOUT_PAID', 'PAYOUT_RETURNED', 'ORDER_PAID', 'INVOICE_PAID'))
);
create index bank_entry_with_words on bank_entry (statement_id)
  where party is not null or purpose is not null;

create table bank_statement (
  id uuid not null,
  file_hash text not null,
  file_name text not null,
  read_by uuid not null,
  read_at timestamp with time zone not null,
  known_before integer not null,
  primary key (id),
  unique (file_hash)
);
create index bank_statement_by_day on bank_statement (read_at, id);

create table base_rate (
  valid_from date not null,
  rate_bp integer not null,
  primary key (valid_from),
  check (rate_bp >= '-900'::integer and rate_bp <= 5000),
  check (extract(day from valid_from) = 1::numeric and (extract(month from valid_from) in (1::numeric, 7::numeric)))
);

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
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  is_draft boolean not null default false,
  version integer not null default 1,
  primary key (slug),
  foreign key (category_slug) references category(slug),
  foreign key (collection_slug) references collection(slug) on delete cascade,
  check ((type = 'PRODUCT') = (num_nonnulls(collection_slug, rule) = 1)),
  check (category_slug is null or rule is not null),
  check (ends_at > starts_at),
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
  seen_price_unit integer not null default 1,
  primary key (buyer_id, sku_id),
  check (quantity > 0)
);
create index cart_item_by_product on cart_item (sku_id);

create table category (
  slug text not null,
  parent_slug text,
  name_de text not null,
  name_en text not null,
  sort integer not null,
  tax_rate_bp integer not null,
  show_in_footer boolean not null default false,
  is_food boolean not null default false,
  temperature text not null default 'AMBIENT',
  path text,
  picture text,
  text_de text not null default '',
  text_en text not null default '',
  archived_at timestamp with time zone,
  version integer not null default 1,
  primary key (slug),
  foreign key (parent_slug) references category(slug),
  check (path is not null and picture is not null),
  check (char_length(text_de) <= 600 and char_length(text_en) <= 600),
  check (tax_rate_bp >= 0 and tax_rate_bp <= 10000),
  check (temperature in ('AMBIENT', 'CHILLED', 'FROZEN'))
);
create unique index category_by_path on category (path);
create trigger fill_category before insert on category for each row execute function fill_category();
create trigger note_category_path after insert or update of path on category for each row execute function note_category_path();
create trigger shelf_change after insert or delete or update on category for each statement execute function note_changed_frame();

create table category_attribute (
  category_slug text not null,
  key text not null,
  kind text not null,
  label_de text not null,
  label_en text not null,
  unit text not null default '',
  choices jsonb not null default '[]'::jsonb,
  sort integer not null,
  is_required boolean not null default false,
  is_filter boolean not null default false,
  archived_at timestamp with time zone,
  primary key (category_slug, key),
  foreign key (category_slug) references category(slug) on delete cascade,
  check (key ~ '^[a-z][a-z0-9_]{0,39}$'),
  check (kind in ('CHOICE', 'CHOICES', 'NUMBER', 'YES_NO', 'TEXT'))
);
create trigger shelf_change after insert or delete or update on category_attribute for each statement execute function note_changed_frame();

create table category_mapping (
  store_id uuid not null,
  group_code text not null,
  category_slug text not null,
  primary key (store_id, group_code),
  foreign key (category_slug) references category(slug),
  foreign key (store_id) references store(id)
);
create index category_mapping_by_category on category_mapping (category_slug);

create table category_path (
  path text not null,
  category_slug text not null,
  primary key (path),
  foreign key (category_slug) references category(slug)
);
create index category_path_of_category on category_path (category_slug);

create table change_set (
  store_id uuid not null,
  id uuid not null,
  source text not null,
  state text not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  valid_from date,
  is_announced boolean not null default false,
  differences jsonb not null,
  applied_at timestamp with time zone,
  undone_at timestamp with time zone,
  primary key (id),
  foreign key (created_by) references account(id) on delete set null,
  foreign key (store_id) references store(id),
  check (source in ('SHEET', 'IMPORT')),
  check (state in ('DRAFT', 'APPLYING', 'SCHEDULED', 'APPLIED', 'UNDOING', 'UNDONE'))
);
create index change_set_draft on change_set (created_at)
  where state = 'DRAFT';
create index change_set_due on change_set (valid_from)
  where state = 'SCHEDULED';
create index change_set_of_store on change_set (store_id, id desc)
  where state <> 'DRAFT';
create trigger finish_import after update on change_set for each row when (new.source = 'IMPORT' and old.state = 'APPLYING' and (new.state in ('SCHEDULED', 'APPLIED'))) execute function finish_import_run_of_set();

create table change_set_cell (
  set_id uuid not null,
  sku_id text not null,
  field text not null,
  value_before jsonb,
  value_after jsonb,
  state text not null,
  problem jsonb,
  primary key (set_id, sku_id, field),
  foreign key (set_id) references change_set(id) on delete cascade,
  foreign key (sku_id) references product(sku_id) on delete cascade,
  check (state in ('OPEN', 'REFUSED', 'LEFT_OUT', 'APPLIED', 'CONFLICT', 'UNDONE', 'STAYED'))
);
create index change_set_cell_of_product on change_set_cell (sku_id);
create index change_set_cell_open on change_set_cell (set_id, sku_id)
  where state = 'OPEN';

create table chargeback (
  buyer_id uuid not null,
  checkout_id uuid not null,
  id text not null,
  amount_cents bigint not null,
  charged_back_at timestamp with time zone not null,
  reversed_at timestamp with time zone,
  decision text,
  decided_at timestamp with time zone,
  primary key (buyer_id, checkout_id, id),
  foreign key (buyer_id, checkout_id) references payment(buyer_id, checkout_id),
  check (amount_cents > 0),
  constraint chargeback_decided check ((decision is null) = (decided_at is null)),
  constraint chargeback_decision check (decision in ('CONTESTED', 'ACCEPTED'))
);
create index chargeback_standing on chargeback (charged_back_at desc, id desc)
  where reversed_at is null;

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
create index checkout_with_person on checkout (created_at)
  where order_id is null and state <> 'PENDING' and draft ?| '{address,billingAddress,note,purchaseOrderNumber,buyerVatId}'::text[];

create table claim (
  buyer_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  store_id uuid not null,
  number text not null,
  status text not null,
  questioned_by text,
  due_at timestamp with time zone,
  opened_by uuid not null,
  created_at timestamp with time zone not null,
  primary key (buyer_id, id),
  unique (number),
  foreign key (buyer_id, order_id, store_id) references sub_order(buyer_id, order_id, store_id),
  check ((status in ('CLOSED', 'WITHDRAWN')) = (due_at is null)),
  check ((status = 'QUESTIONED') = (questioned_by is not null)),
  check (questioned_by in ('STORE', 'TRESEN')),
  check (status in ('OPEN', 'QUESTIONED', 'ANSWERED', 'CONTESTED', 'REPLACING', 'CLOSED', 'WITHDRAWN'))
);
create index claim_due on claim (due_at)
  where due_at is not null;
create index claim_due_of_store on claim (store_id, due_at, id)
  where due_at is not null;
create index claim_of_buyer on claim (buyer_id, created_at desc, id desc);
create index claim_of_part on claim (buyer_id, order_id, store_id);
create index claim_of_store on claim (store_id, created_at desc, id desc);
create trigger approve_claim after insert or update of status, due_at on claim for each row execute function approve_claim();
create trigger send_webhooks after insert on claim for each row execute function send_webhooks_of_claim();

create table claim_event (
  buyer_id uuid not null,
  claim_id uuid not null,
  id uuid not null,
  action text not null,
  by_whom text not null,
  status text not null,
  words text,
  amount_cents bigint,
  replaced_pieces integer,
  author_id uuid,
  at timestamp with time zone not null,
  primary key (buyer_id, claim_id, id),
  foreign key (buyer_id, claim_id) references claim(buyer_id, id),
  check (by_whom in ('BUYER', 'STORE', 'TRESEN'))
);

create table claim_line (
  buyer_id uuid not null,
  claim_id uuid not null,
  sku_id text not null,
  "position" smallint not null,
  problem text not null,
  remedy text not null,
  quantity integer not null,
  refunded_quantity integer not null default 0,
  replaced_quantity integer not null default 0,
  resent_quantity integer not null default 0,
  primary key (buyer_id, claim_id, sku_id),
  foreign key (buyer_id, claim_id) references claim(buyer_id, id),
  check ((refunded_quantity + replaced_quantity) <= quantity),
  check (resent_quantity <= replaced_quantity),
  check (problem in ('DAMAGED', 'MISSING', 'WRONG', 'EXPIRED', 'WARM')),
  check (quantity > 0),
  check (refunded_quantity >= 0),
  check (remedy in ('REFUND', 'REPLACEMENT')),
  check (replaced_quantity >= 0),
  check (resent_quantity >= 0)
);

create table collection (
  slug text not null,
  title_de text not null,
  title_en text not null,
  description_de text not null,
  description_en text not null,
  picture text not null,
  home_rank integer,
  rule jsonb,
  sorted_by text not null default 'HAND',
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  is_draft boolean not null default false,
  version integer not null default 1,
  primary key (slug),
  check (sorted_by in ('HAND', 'NEWEST', 'BESTSELLER'))
);
create index collection_in_order on collection (coalesce(home_rank, 2147483647), slug);

create table collection_product (
  collection_slug text not null,
  sku_id text not null,
  rank integer not null,
  pick_rank integer,
  is_by_rule boolean not null default false,
  is_priced boolean not null default false,
  primary key (collection_slug, sku_id),
  foreign key (collection_slug) references collection(slug) on delete cascade,
  foreign key (sku_id) references product(sku_id) on delete cascade
);
create index collection_product_by_rank on collection_product (collection_slug, rank, sku_id);

create table column_mapping (
  store_id uuid not null,
  header text not null,
  means text,
  primary key (store_id, header),
  foreign key (store_id) references store(id)
);

create table commission_invoice (
  number text not null,
  store_id uuid not null,
  month text not null,
  type text not null,
  net_cents bigint not null,
  tax_cents bigint not null,
  gross_cents bigint not null,
  content jsonb not null,
  issued_at timestamp with time zone not null,
  mailed_at timestamp with time zone,
  primary key (number),
  unique (store_id, month),
  foreign key (store_id) references store(id),
  check (gross_cents = (net_cents + tax_cents)),
  check (month ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  check (type in ('INVOICE', 'CREDIT_NOTE'))
);
create trigger commission_invoice_stays before delete or update on commission_invoice for each row execute function refuse_changed_commission_invoice();
create trigger commission_invoice_stays_whole before truncate on commission_invoice for each statement execute function refuse_change();

create table commission_invoice_booking (
  booking_id uuid not null,
  number text not null,
  primary key (booking_id),
  foreign key (booking_id) references ledger_booking(id),
  foreign key (number) references commission_invoice(number)
);
create index commission_invoice_booking_of_invoice on commission_invoice_booking (number);
create trigger commission_invoice_booking_stays before delete or update on commission_invoice_booking for each row execute function refuse_change();
create trigger commission_invoice_booking_stays_whole before truncate on commission_invoice_booking for each statement execute function refuse_change();

create table commission_invoice_file (
  number text not null,
  pdf bytea not null,
  sha256 bytea not null,
  drawn_at timestamp with time zone not null,
  primary key (number),
  foreign key (number) references commission_invoice(number),
  constraint commission_invoice_file_whole check (sha256 = sha256(pdf))
);
create trigger commission_invoice_file_stays before delete or update on commission_invoice_file for each row execute function refuse_change();
create trigger commission_invoice_file_stays_whole before truncate on commission_invoice_file for each statement execute function refuse_change();
create trigger seal_commission_invoice_file after insert on commission_invoice_file for each row execute function seal_document_file();

create table commission_invoice_start (
  started_at timestamp with time zone not null,
  primary key (started_at)
);

create table commission_rate (
  id uuid not null,
  store_id uuid,
  category text,
  rate_bp integer not null,
  valid_from date not null,
  created_at timestamp with time zone not null default now(),
  primary key (id),
  unique nulls not distinct (store_id, category, valid_from),
  foreign key (category) references category(slug),
  foreign key (store_id) references store(id),
  check (rate_bp >= 0 and rate_bp <= 5000)
);

create table commission_series (
  year integer not null,
  count integer not null,
  primary key (year)
);

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
  e_invoice_format text not null default 'ZUGFERD',
  leitweg_id text,
  cost_centre text,
  gln text,
  requires_purchase_order boolean not null default false,
  purchase_order_pattern text,
  requires_cost_centre boolean not null default false,
  primary key (id),
  check (business_type in ('HOTEL', 'CAFE', 'RESTAURANT', 'RETAIL', 'OFFICE', 'OTHER')),
  check (e_invoice_format in ('ZUGFERD', 'XRECHNUNG_UBL', 'XRECHNUNG_CII')),
  check (length(purchase_order_pattern) >= 1 and length(purchase_order_pattern) <= 60),
  check (vat_id_status in ('UNCHECKED', 'VALID', 'INVALID'))
);
create index company_by_name on company (lower(name) text_pattern_ops);
create index company_by_time on company (created_at desc, id desc);
create index company_by_vat_id on company (vat_id)
  where vat_id is not null;
create index company_by_words on company using gin (company_words(name));
create trigger approve_vat_id after update on company for each row when (old.vat_id is distinct from new.vat_id or old.vat_id_status is distinct from new.vat_id_status or old.erased_at is distinct from new.erased_at) execute function approve_vat_id();
create trigger approve_vat_id_of_new after insert on company for each row when (new.vat_id is not null) execute function approve_vat_id();
create trigger follow_company after update on company for each row when (pg_trigger_depth() = 0) execute function follow_company();

create table company_vat_check (
  buyer_id uuid not null,
  id uuid not null,
  vat_id text not null,
  status text not null,
  source text not null,
  decided_by uuid,
  at timestamp with time zone not null,
  primary key (buyer_id, id),
  foreign key (buyer_id) references company(id),
  check (source in ('REGISTER', 'OPERATOR')),
  check (status in ('VALID', 'INVALID'))
);
create index company_vat_check_newest on company_vat_check (buyer_id, at desc, id desc);

create table cost_centre (
  buyer_id uuid not null,
  id uuid not null,
  code text not null,
  name text not null,
  is_active boolean not null default true,
  created_at timestamp with time zone not null,
  primary key (buyer_id, id),
  foreign key (buyer_id) references company(id),
  check (length(code) >= 1 and length(code) <= 36),
  check (length(name) >= 1 and length(name) <= 80)
);
create unique index cost_centre_code on cost_centre (buyer_id, lower(code));

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
  batch_id uuid,
  batch_name text,
  is_first boolean not null default true,
  audience text not null default 'ALL',
  borne_by text not null default 'STORE',
  primary key (code),
  check (audience in ('ALL', 'FIRST_ORDER', 'NAMED')),
  check ((borne_by in ('STORE', 'MARKETPLACE')) and (borne_by = 'STORE' or kind <> 'FREE_SHIPPING')),
  check (redeemed_count >= 0 and redeemed_count <= coalesce(limit_total, redeemed_count)),
  check ((batch_id is null) = (batch_name is null)),
  check (kind in ('PERCENT', 'AMOUNT', 'FREE_SHIPPING')),
  check (value >= 0)
);
create index coupon_by_batch on coupon (batch_id)
  where batch_id is not null;
create index coupon_by_beginning on coupon (code text_pattern_ops);
create index coupon_line_by_beginning on coupon (lower(batch_name) text_pattern_ops)
  where is_first and batch_name is not null;
create index coupon_lines_by_end on coupon (ends_at desc, code desc)
  where is_first;
create index coupon_lines_by_name on coupon (lower(coalesce(batch_name, code)), code)
  where is_first;
create index coupon_lines_by_start on coupon (starts_at desc, code desc)
  where is_first;
create index coupon_lines_of_store on coupon (store_id, ends_at desc, code desc)
  where is_first and store_id is not null;
create trigger mark_first_coupon before insert on coupon for each row execute function mark_first_coupon();

create table coupon_buyer (
  buyer_id uuid not null,
  line text not null,
  primary key (buyer_id, line),
  foreign key (buyer_id) references company(id)
);
create index coupon_buyer_of_line on coupon_buyer (line, buyer_id);

create table coupon_redemption (
  buyer_id uuid not null,
  order_id uuid not null,
  coupon_code text not null,
  redeemed_at timestamp with time zone not null default now(),
  is_reserved boolean not null default false,
  primary key (buyer_id, order_id)
);
create index coupon_redemption_by_coupon on coupon_redemption (buyer_id, coupon_code);
create index coupon_redemption_of_code on coupon_redemption (coupon_code);

create table debtor (
  store_id uuid not null,
  buyer_id uuid not null,
  "position" integer not null,
  primary key (store_id, buyer_id),
  unique (store_id, "position"),
  foreign key (buyer_id) references company(id),
  foreign key (store_id) references store(id),
  check ("position" >= 1 and "position" <= 59999)
);

create table demo_load (
  step text not null,
  base_date date not null,
  finished_at timestamp with time zone not null default now(),
  primary key (step)
);

create table deposit_item (
  code text not null,
  kind text not null,
  way text not null,
  name_de text not null,
  name_en text not null,
  cents integer not null,
  tax text not null default 'FOLLOWS_GOODS',
  primary key (code),
  check (cents > 0),
  check (code ~ '^[A-Z][A-Z0-9_]{1,39}$'),
  check (kind in ('BOTTLE', 'CAN', 'CRATE', 'KEG', 'BOX', 'PALLET')),
  check (tax in ('FOLLOWS_GOODS', 'STANDARD')),
  check (way in ('EINWEG', 'MEHRWEG'))
);
create trigger spread_deposit_item after update on deposit_item for each row when (old.way is distinct from new.way or old.name_de is distinct from new.name_de or old.name_en is distinct from new.name_en or old.cents is distinct from new.cents or old.kind is distinct from new.kind) execute function spread_deposit_item();

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
  blocked_at timestamp with time zone,
  primary key (buyer_id, id),
  check (quantity > 0),
  check (status in ('DRAFT', 'SUBMITTED', 'PROOF_READY', 'CHANGES_REQUESTED', 'APPROVED', 'ORDERED', 'REJECTED', 'CANCELLED')),
  check (technique in ('PRINT_1C', 'PRINT_4C', 'EMBROIDERY', 'ENGRAVING'))
);
create unique index design_by_id on design (id);
create index design_by_store on design (store_id, updated_at desc, id)
  where submitted_at is not null;
create index design_newest on design (buyer_id, updated_at desc, id);
create index design_waiting on design (store_id, status, updated_at)
  where status in ('SUBMITTED', 'CHANGES_REQUESTED');
create trigger session_delete after delete on design referencing old table as changed for each statement execute function note_changed_companies();
create trigger session_insert after insert on design referencing new table as changed for each statement execute function note_changed_companies();
create trigger session_update after update of title, sku_id, updated_at on design for each row execute function note_changed_company();

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

create table design_report (
  buyer_id uuid not null,
  design_id uuid not null,
  id uuid not null,
  store_id uuid not null,
  report_number text not null,
  reason text not null,
  explanation text not null,
  created_at timestamp with time zone not null,
  decide_by timestamp with time zone not null,
  outcome text,
  statement text,
  decided_at timestamp with time zone,
  primary key (buyer_id, design_id, id),
  foreign key (buyer_id, design_id) references design(buyer_id, id) on delete cascade,
  check ((outcome is null) = (decided_at is null) and (outcome is null) = (statement is null)),
  check (outcome in ('BLOCKED', 'DISMISSED')),
  check (reason in ('UNLAWFUL', 'RIGHTS', 'OTHER'))
);
create index design_report_latest on design_report (buyer_id, design_id, created_at desc);
create index design_report_of_store on design_report (store_id, created_at);
create index design_report_outdated on design_report (decided_at)
  where outcome is not null;
create unique index design_report_waiting on design_report (buyer_id, design_id)
  where outcome is null;
create trigger approve_design_report after insert or delete on design_report for each row execute function approve_design_report();

create table design_sheet (
  token text not null,
  buyer_id uuid not null,
  design_id uuid not null,
  sheet jsonb not null,
  primary key (token),
  foreign key (buyer_id, design_id) references design(buyer_id, id) on delete cascade
);

create table desk_notice (
  id uuid not null,
  account_id uuid not null,
  store_id uuid,
  kind text not null,
  about jsonb not null,
  needed_right text,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  primary key (id),
  foreign key (account_id) references account(id) on delete cascade,
  foreign key (store_id) references store(id)
);
create index desk_notice_by_age on desk_notice (created_at);
create index desk_notice_of_member on desk_notice (account_id, store_id, created_at);
create index desk_notice_of_store on desk_notice (store_id)
  where store_id is not null;

create table desk_run (
  id uuid not null,
  kind text not null,
  store_id uuid,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  input jsonb not null,
  state text not null default 'RUNNING',
  file text,
  file_name text,
  primary key (id),
  foreign key (created_by) references account(id) on delete cascade,
  foreign key (store_id) references store(id),
  check (state in ('RUNNING', 'DONE'))
);
create index desk_run_by_age on desk_run (created_at);
create index desk_run_of_account on desk_run (created_by);

create table desk_run_item (
  run_id uuid not null,
  place integer not null,
  target_id text not null,
  state text not null default 'OPEN',
  problem jsonb,
  notified_at timestamp with time zone,
  primary key (run_id, place),
  foreign key (run_id) references desk_run(id) on delete cascade,
  check (state in ('OPEN', 'DONE', 'FAILED'))
);
create index desk_run_item_open on desk_run_item (run_id, place)
  where state = 'OPEN';

create table desk_view (
  id uuid not null,
  store_id uuid,
  membership_id uuid,
  list text not null,
  name text not null,
  is_shared boolean not null,
  state jsonb not null,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  primary key (id),
  foreign key (membership_id) references membership(id) on delete set null,
  foreign key (store_id) references store(id),
  check (is_shared or membership_id is not null),
  check (char_length(name) >= 1 and char_length(name) <= 60)
);
create index desk_view_by_member on desk_view (membership_id, list);
create index desk_view_shared on desk_view (store_id, list)
  where is_shared;

create table dish (
  buyer_id uuid not null,
  id uuid not null,
  name_de text not null,
  name_en text not null,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  primary key (buyer_id, id)
);

create table dish_article (
  buyer_id uuid not null,
  dish_id uuid not null,
  sku_id text not null,
  "position" smallint not null,
  primary key (buyer_id, dish_id, sku_id),
  foreign key (buyer_id, dish_id) references dish(buyer_id, id) on delete cascade
);
create index dish_article_of_sku on dish_article (sku_id);

create table dish_ingredient (
  buyer_id uuid not null,
  dish_id uuid not null,
  "position" smallint not null,
  name text not null,
  allergens text[] not null,
  additives text[] not null,
  is_complete boolean not null,
  primary key (buyer_id, dish_id, "position"),
  foreign key (buyer_id, dish_id) references dish(buyer_id, id) on delete cascade
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
create index document_of_buyer on document (buyer_id, issued_at, number);
create index document_of_store on document (store_id, issued_at);

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
create trigger document_file_stays_whole before truncate on document_file for each statement execute function refuse_change();
create trigger seal_document_file after insert on document_file for each row execute function seal_document_file();

create table document_issuer (
  store_id uuid not null,
  code integer not null default nextval('document_issuer_code'::regclass),
  invoices integer not null default 0,
  credit_notes integer not null default 0,
  delivery_notes integer not null default 0,
  primary key (store_id),
  unique (code)
);

create table document_seal (
  "position" bigint not null,
  number text not null,
  format text not null,
  sha256 bytea not null,
  hash bytea not null,
  primary key ("position"),
  unique (number, format)
);
create trigger document_seal_stays before delete or update on document_seal for each row execute function refuse_change();
create trigger document_seal_stays_whole before truncate on document_seal for each statement execute function refuse_change();

create table document_xml (
  number text not null,
  format text not null,
  xml bytea not null,
  sha256 bytea not null,
  made_at timestamp with time zone not null,
  primary key (number, format),
  foreign key (number) references document(number),
  check (format in ('XRECHNUNG_UBL', 'XRECHNUNG_CII')),
  constraint document_xml_whole check (sha256 = sha256(xml))
);
create trigger document_xml_stays before delete or update on document_xml for each row execute function refuse_change();
create trigger document_xml_stays_whole before truncate on document_xml for each statement execute function refuse_change();
create trigger seal_document_xml after insert on document_xml for each row execute function seal_document_file();

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

create table empties_movement (
  id uuid not null,
  buyer_id uuid not null,
  store_id uuid not null,
  order_id uuid not null,
  code text not null,
  name_de text not null,
  name_en text not null,
  cents integer not null,
  rate_bp integer not null,
  pieces integer not null,
  kind text not null,
  document_number text,
  reason text,
  booked_by uuid,
  at timestamp with time zone not null,
  primary key (id),
  foreign key (buyer_id, order_id, store_id) references sub_order(buyer_id, order_id, store_id),
  foreign key (document_number) references document(number),
  check (cents >= 0),
  check ((reason is not null) = (kind = 'CORRECTED')),
  check (kind in ('DELIVERED', 'RETURNED', 'CORRECTED')),
  check (pieces <> 0)
);
create index empties_movement_by_time on empties_movement (at);
create index empties_movement_of_buyer on empties_movement (buyer_id, store_id);
create index empties_movement_of_store on empties_movement (store_id, buyer_id, at, id);
create trigger empties_movement_stays before delete or update on empties_movement for each row execute function refuse_change();
create trigger empties_movement_stays_whole before truncate on empties_movement for each statement execute function refuse_change();

create table empties_statement (
  buyer_id uuid not null,
  store_id uuid not null,
  month text not null,
  mailed_at timestamp with time zone not null,
  primary key (buyer_id, store_id, month),
  foreign key (buyer_id) references company(id),
  foreign key (store_id) references store(id),
  check (month ~ '^20\d\d-(0[1-9]|1[0-2])$')
);

create table empties_terms (
  store_id uuid not null,
  beyond text not null,
  primary key (store_id),
  foreign key (store_id) references store(id),
  check (beyond in ('REFUSE', 'FIFTH', 'ALLOW'))
);

create table exclusive_grant (
  buyer_id uuid not null,
  sku_id text not null,
  granted_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  primary key (buyer_id, sku_id)
);
create index exclusive_grant_by_product on exclusive_grant (sku_id);
create trigger session_delete after delete on exclusive_grant referencing old table as changed for each statement execute function note_changed_companies();
create trigger session_insert after insert on exclusive_grant referencing new table as changed for each statement execute function note_changed_companies();
create trigger session_update after update on exclusive_grant referencing new table as changed for each statement execute function note_changed_companies();

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
create index exclusive_request_waiting on exclusive_request (store_id, created_at)
  where status = 'PENDING';
create trigger approve_exclusive_request after insert or update of status on exclusive_request for each row execute function approve_exclusive_request();
create trigger drop_exclusive_approval after delete on exclusive_request for each row execute function drop_exclusive_approval();

create table former_email (
  account_id uuid not null,
  email text not null,
  until timestamp with time zone not null,
  primary key (account_id, email),
  foreign key (account_id) references account(id) on delete cascade
);
create index former_email_ended on former_email (until);

create table found_search (
  day date not null,
  language text not null,
  words text not null,
  searches integer not null,
  clicked integer not null,
  primary key (day, language, words),
  check (clicked >= 0),
  check (language in ('de', 'en')),
  check (searches >= 0),
  check (char_length(words) >= 1 and char_length(words) <= 60)
);
create trigger sum_found_searches after insert or delete or update on found_search for each row execute function sum_searches();

create table goods_in_check (
  buyer_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  store_id uuid not null,
  shipment_id uuid not null,
  version smallint not null,
  checked_by uuid not null,
  checked_at timestamp with time zone not null,
  note text,
  reason text,
  claim_numbers text[] not null default '{}'::text[],
  primary key (buyer_id, id),
  unique (buyer_id, shipment_id, version),
  foreign key (buyer_id, order_id, store_id) references sub_order(buyer_id, order_id, store_id),
  check (version > 0)
);
create index goods_in_check_newest on goods_in_check (buyer_id, checked_at desc, id desc);

create table goods_in_line (
  buyer_id uuid not null,
  check_id uuid not null,
  sku_id text not null,
  "position" smallint not null,
  sent_quantity integer not null,
  came_quantity integer not null,
  state text not null,
  bad_quantity integer not null default 0,
  lot text,
  best_before date,
  temperature smallint,
  temperature_limit smallint,
  attachment_ids uuid[] not null default '{}'::uuid[],
  primary key (buyer_id, check_id, sku_id),
  foreign key (buyer_id, check_id) references goods_in_check(buyer_id, id),
  check (came_quantity >= 0),
  check (bad_quantity >= 0 and bad_quantity <= came_quantity),
  check (sent_quantity > 0),
  check (state in ('GOOD', 'DAMAGED', 'MISSING', 'WRONG', 'EXPIRED', 'WARM'))
);

create table health_sample (
  kind text not null,
  at timestamp with time zone not null,
  state text not null,
  value double precision,
  primary key (kind, at),
  check (state in ('GOOD', 'WARNING', 'BAD', 'UNKNOWN'))
);
create index health_sample_by_time on health_sample (at);

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
  ticket_number text,
  primary key (code_hash),
  foreign key (account_id) references account(id) on delete cascade,
  foreign key (operator_id) references account(id) on delete cascade,
  foreign key (operator_session) references session(token_hash) on delete cascade
);
create index impersonation_code_by_expiry on impersonation_code (expires_at);

create table import_line (
  run_id uuid not null,
  place integer not null,
  kind text not null,
  supplier_sku text not null,
  name text not null,
  cells jsonb not null,
  problems jsonb not null default '[]'::jsonb,
  old_cents integer,
  new_cents integer,
  percent double precision,
  is_by_case boolean not null default false,
  is_written boolean not null default false,
  fields text[] not null default '{}'::text[],
  old_pieces integer,
  new_pieces integer,
  group_code text,
  group_name text,
  primary key (run_id, place),
  foreign key (run_id) references import_run(id) on delete cascade,
  check (kind in ('NEW', 'CHANGED', 'SAME', 'REFUSED', 'MISSING'))
);
create index import_line_of_group on import_line (run_id, group_code)
  where group_code is not null;
create index import_line_of_kind on import_line (run_id, kind, place);

create table import_picture (
  store_id uuid not null,
  run_id uuid not null,
  place integer not null,
  "position" integer not null,
  supplier_sku text not null,
  name text not null,
  url text,
  state text not null default 'WAITING',
  problem text,
  photo_id uuid,
  primary key (store_id, run_id, place, "position"),
  foreign key (run_id) references import_run(id) on delete cascade,
  foreign key (store_id) references store(id),
  check (state in ('WAITING', 'FETCHED', 'TAKEN', 'SKIPPED', 'FAILED', 'UNDONE'))
);
create index import_picture_of_run on import_picture (run_id, place, "position");
create index import_picture_open on import_picture (run_id, place, "position")
  where state in ('WAITING', 'FETCHED');

create table import_run (
  store_id uuid not null,
  id uuid not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  file_name text not null,
  format text not null,
  state text not null,
  headers jsonb not null default '[]'::jsonb,
  columns jsonb not null default '[]'::jsonb,
  read_to integer not null default 0,
  problem jsonb,
  change_set_id uuid,
  valid_from date,
  applied_at timestamp with time zone,
  finished_at timestamp with time zone,
  catalogue jsonb,
  former_catalogue jsonb,
  figures jsonb,
  primary key (id),
  foreign key (change_set_id) references change_set(id) on delete set null,
  foreign key (created_by) references account(id) on delete set null,
  foreign key (store_id) references store(id),
  check (format in ('CSV', 'XLSX', 'BMECAT')),
  check (state in ('COLUMNS', 'READING', 'COMPARED', 'APPLYING', 'APPLIED', 'UNUSABLE', 'CANCELLED')) not valid
);
create index import_run_by_account on import_run (created_by);
create index import_run_by_set on import_run (change_set_id)
  where change_set_id is not null;
create index import_run_of_store on import_run (store_id, id desc);
create index import_run_old on import_run (created_at);
create trigger finish after update on import_run for each row when (old.state is distinct from new.state and (new.state in ('APPLIED', 'UNUSABLE'))) execute function finish_import_run();
create trigger finish_at_once after insert on import_run for each row when (new.state = 'UNUSABLE') execute function finish_import_run();
create trigger send_webhooks after update on import_run for each row when (old.finished_at is null and new.finished_at is not null) execute function send_webhooks_of_import();

create table invitation (
  id uuid not null,
  company_id uuid,
  email text not null,
  roles text[] not null,
  invited_by uuid not null,
  language text not null,
  token_hash bytea,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  store_id uuid,
  is_operator boolean not null default false,
  primary key (id),
  unique (token_hash),
  foreign key (company_id) references company(id),
  foreign key (invited_by) references account(id) on delete cascade,
  foreign key (store_id) references store(id),
  check ((num_nonnulls(company_id, store_id) + is_operator::integer) = 1) not valid,
  check (company_id is null or roles <@ '{OWNER,BUYER,APPROVER,RECEIVER,BOOKKEEPER}'::text[]) not valid,
  check (store_id is null or roles <@ '{OWNER,SALES,WAREHOUSE,CATALOGUE,FINANCE}'::text[]) not valid,
  check (not is_operator or roles <@ '{ADMIN,SUPPORT,CONTENT,CATALOGUE,FINANCE}'::text[]) not valid,
  check (language in ('de', 'en')),
  check (cardinality(roles) > 0) not valid
);
create index invitation_by_email on invitation (lower(email));
create index invitation_ended on invitation (expires_at);
create unique index invitation_of_company on invitation (company_id, lower(email));
create unique index invitation_of_operators on invitation (lower(email))
  where is_operator;
create unique index invitation_of_store on invitation (store_id, lower(email))
  where store_id is not null;

create table known_device (
  account_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  primary key (account_id, token_hash),
  foreign key (account_id) references account(id)
);
create index known_device_unused on known_device (last_used_at);

create table ledger_booking (
  id uuid not null,
  kind text not null,
  reference text not null,
  buyer_id uuid,
  order_id uuid,
  store_id uuid,
  note text,
  booked_at timestamp with time zone not null,
  tax_rate_bp integer,
  primary key (id),
  unique (kind, reference),
  foreign key (buyer_id, order_id) references orders(buyer_id, id),
  foreign key (store_id) references store(id),
  check (kind in ('SALE', 'CREDIT_NOTE', 'MONEY_IN', 'MONEY_BACK', 'CHARGEBACK', 'CHARGEBACK_REVERSED', 'COMMISSION', 'COUPON', 'ADJUSTMENT', 'PAYOUT', 'PAYOUT_PAID', 'PAYOUT_RETURNED'))
);
create index ledger_booking_of_commission on ledger_booking (store_id, booked_at)
  where kind = 'COMMISSION';
create index ledger_booking_of_order on ledger_booking (buyer_id, order_id);
create index ledger_booking_of_store on ledger_booking (store_id, booked_at, id);
create trigger ledger_booking_stays before delete or update on ledger_booking for each row execute function refuse_change();
create trigger ledger_booking_stays_whole before truncate on ledger_booking for each statement execute function refuse_change();

create table ledger_entry (
  booking_id uuid not null,
  "position" smallint not null,
  account text not null,
  party_id uuid,
  amount_cents bigint not null,
  primary key (booking_id, "position"),
  foreign key (booking_id) references ledger_booking(id),
  check (account in ('BUYER', 'STORE', 'COMMISSION', 'COMMISSION_TAX', 'PROVIDER', 'BANK', 'PAYOUT', 'ADJUSTMENT')),
  check (amount_cents <> 0),
  check ((party_id is not null) = (account in ('BUYER', 'STORE', 'PAYOUT')))
);
create index ledger_entry_of_party on ledger_entry (party_id, account, booking_id)
  where party_id is not null;
create constraint trigger ledger_entry_adds_up after insert on ledger_entry deferrable initially deferred for each row execute function refuse_unbalanced_booking();
create trigger ledger_entry_stays before delete or update on ledger_entry for each row execute function refuse_change();
create trigger ledger_entry_stays_whole before truncate on ledger_entry for each statement execute function refuse_change();

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
  reply jsonb,
  had_files boolean not null default false,
  bounced_at timestamp with time zone,
  delayed_at timestamp with time zone,
  report_status text,
  report_reason text,
  discarded_at timestamp with time zone,
  primary key (id),
  check (sent_at is not null or discarded_at is not null or recipient is not null and subject is not null and text is not null and html is not null) not valid,
  check (id ~ '^[A-Za-z0-9_-]{1,64}$')
);
create index mail_bounced on mail (created_at desc, id desc)
  where bounced_at is not null;
create index mail_by_time on mail (created_at desc, id desc);
create index mail_discarded on mail (discarded_at)
  where discarded_at is not null;
create index mail_recipient on mail (lower(recipient));
create index mail_sent on mail (sent_at)
  where sent_at is not null;
create index mail_waiting on mail (created_at)
  where sent_at is null;

create table membership (
  id uuid not null,
  account_id uuid not null,
  company_id uuid,
  store_id uuid,
  is_operator boolean not null default false,
  roles text[] not null,
  created_at timestamp with time zone not null default now(),
  chosen_at timestamp with time zone,
  limit_cents bigint,
  limit_period text,
  cost_centre_id uuid,
  bound_cost_centre_ids uuid[] not null default '{}'::uuid[],
  primary key (id),
  foreign key (account_id) references account(id) on delete cascade,
  foreign key (company_id) references company(id),
  foreign key (store_id) references store(id),
  constraint limit_is_whole check ((limit_cents is null) = (limit_period is null)),
  check ((num_nonnulls(company_id, store_id) + is_operator::integer) = 1),
  check (company_id is null or roles <@ '{OWNER,BUYER,APPROVER,RECEIVER,BOOKKEEPER}'::text[]),
  check (store_id is null or roles <@ '{OWNER,SALES,WAREHOUSE,CATALOGUE,FINANCE}'::text[]),
  check (not is_operator or roles <@ '{ADMIN,SUPPORT,CONTENT,CATALOGUE,FINANCE}'::text[]),
  check (limit_cents >= 0),
  check (limit_period in ('ORDER', 'WEEK', 'MONTH')),
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
create trigger drop_own_desk_views before delete on membership for each row execute function drop_own_desk_views();
create trigger follow_membership after insert or delete or update of roles on membership for each row execute function follow_membership();
create trigger session_delete after delete on membership referencing old table as changed for each statement execute function note_changed_accounts();
create trigger session_insert after insert on membership referencing new table as changed for each statement execute function note_changed_accounts();
create trigger session_update after update on membership referencing new table as changed for each statement execute function note_changed_accounts();
create trigger withdraw_order_requests after delete on membership for each row when (old.company_id is not null) execute function withdraw_order_requests();

create table migration (
  number integer not null,
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  is_additive boolean not null default false,
  primary key (number)
);

create table missed_search (
  day date not null,
  language text not null,
  words text not null,
  searches integer not null,
  primary key (day, language, words),
  check (language in ('de', 'en')),
  check (searches > 0),
  check (char_length(words) >= 1 and char_length(words) <= 60)
);
create trigger sum_missed_searches after insert or delete or update on missed_search for each row execute function sum_searches();

create table missed_search_minute (
  minute timestamp with time zone not null,
  searches integer not null,
  primary key (minute),
  check (searches > 0)
);

create table net_terms (
  store_id uuid not null,
  buyer_id uuid not null,
  limit_cents bigint not null,
  days smallint not null,
  granted_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  changed_by uuid,
  ended_at timestamp with time zone,
  are_reminders_stopped boolean not null default false,
  primary key (store_id, buyer_id),
  foreign key (buyer_id) references company(id),
  foreign key (store_id) references store(id),
  check (days in (14, 30)),
  check (limit_cents >= 1 and limit_cents <= 100000000)
);
create index net_terms_by_time on net_terms (store_id, granted_at desc, buyer_id desc);
create index net_terms_of_buyer on net_terms (buyer_id);

create table notice_choice (
  membership_id uuid not null,
  kind text not null,
  way text not null,
  primary key (membership_id, kind),
  foreign key (membership_id) references membership(id) on delete cascade,
  check (way in ('STORE', 'MAIL', 'BELL'))
);

create table operator_note (
  buyer_id uuid not null,
  id uuid not null,
  order_id uuid,
  author_id uuid not null,
  text text not null,
  created_at timestamp with time zone not null,
  primary key (id)
);
create index operator_note_of_buyer on operator_note (buyer_id, created_at);

create table order_event (
  buyer_id uuid not null,
  order_id uuid not null,
  store_id uuid not null,
  id uuid not null,
  status text not null,
  by_whom text not null,
  at timestamp with time zone not null default now(),
  action text,
  detail jsonb,
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
  setup_fee_cents integer not null default 0,
  design jsonb,
  shipped_quantity integer not null default 0,
  cancelled_quantity integer not null default 0,
  returned_quantity integer not null default 0,
  restocked_quantity integer not null default 0,
  supplier_sku text,
  gtin text,
  unit_code text,
  commission_rate_bp integer,
  price_unit integer not null default 1,
  deposits jsonb not null default '[]'::jsonb,
  credited_quantity integer not null default 0,
  primary key (buyer_id, order_id, sku_id),
  foreign key (buyer_id, order_id, store_id) references sub_order(buyer_id, order_id, store_id),
  check (shipped_quantity >= 0 and cancelled_quantity >= 0 and (shipped_quantity + cancelled_quantity) <= quantity),
  check (returned_quantity >= 0 and returned_quantity <= shipped_quantity),
  check (restocked_quantity >= 0 and restocked_quantity <= (cancelled_quantity + returned_quantity)),
  check (commission_rate_bp >= 0 and commission_rate_bp <= 5000),
  check (credited_quantity >= 0),
  constraint order_line_paid_back_once check ((returned_quantity + credited_quantity) <= shipped_quantity),
  check (price_unit > 0) not valid,
  check (quantity > 0),
  check (setup_fee_cents >= 0)
);
create index order_line_by_sku on order_line (sku_id);
create trigger session_insert after insert on order_line referencing new table as changed for each statement execute function note_changed_companies();

create table order_request (
  buyer_id uuid not null,
  id uuid not null,
  requested_by uuid not null,
  member_cart_id uuid not null,
  status text not null default 'WAITING',
  choice jsonb not null,
  lines jsonb not null,
  gross_cents bigint not null,
  message text,
  reply text,
  decided_by uuid,
  decided_at timestamp with time zone,
  order_id uuid,
  created_at timestamp with time zone not null,
  primary key (buyer_id, id),
  foreign key (buyer_id) references company(id),
  check ((status = 'APPROVED') = (order_id is not null)),
  check (gross_cents >= 0),
  check (status in ('WAITING', 'APPROVED', 'REFUSED', 'WITHDRAWN'))
);
create index order_request_newest on order_request (buyer_id, status, created_at desc, id desc);

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
  e_invoice_format text,
  leitweg_id text,
  cost_centre text,
  buyer_gln text,
  order_request_id uuid,
  cost_centre_name text,
  primary key (buyer_id, id),
  unique (order_number),
  check (refunded_cents >= 0 and refunded_cents <= gross_cents),
  check (e_invoice_format in ('ZUGFERD', 'XRECHNUNG_UBL', 'XRECHNUNG_CII')),
  check (gross_cents >= 0),
  check (payment_status in ('UNPAID', 'AUTHORIZED', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'FAILED', 'RELEASED')),
  check (status in ('PENDING_PAYMENT', 'PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'COMPLETED', 'REJECTED', 'CANCELLED', 'RETURNED', 'MIXED'))
);
create index orders_by_payment_method on orders (payment_method, created_at desc, id desc);
create index orders_by_payment_status on orders (payment_status, created_at desc, id desc);
create index orders_by_status on orders (status, created_at desc, id desc);
create index orders_by_time on orders (created_at desc, id desc);
create index orders_newest on orders (buyer_id, created_at desc, id);
create index orders_of_cost_centre on orders (buyer_id, cost_centre)
  where cost_centre is not null;
create index orders_of_member on orders (buyer_id, placed_by, created_at)
  where order_request_id is null;
create index orders_open_by_time on orders (created_at desc, id desc)
  where status in ('PENDING_PAYMENT', 'PLACED', 'CONFIRMED', 'SHIPPED', 'MIXED');
create index orders_sums_by_time on orders (created_at) include (status, gross_cents);
create index orders_unpaid on orders (payment_due_at)
  where payment_status = 'UNPAID' and status = 'PENDING_PAYMENT';
create trigger approve_order_request after insert on orders for each row when (new.order_request_id is not null) execute function approve_order_request();

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

create table page_turn (
  is_only boolean not null default true,
  turned_until timestamp with time zone not null,
  primary key (is_only),
  check (is_only)
);

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
create index password_reset_ended on password_reset (expires_at);

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
create index payment_by_time on payment (created_at desc, checkout_id desc);
create unique index payment_of_order on payment (buyer_id, order_id);
create index payment_states_by_time on payment (created_at) include (state);
create index payment_to_look_at on payment (look_at)
  where look_at is not null;
create index payment_with_person on payment (created_at)
  where order_id is null and (state <> all (array['STARTED', 'OPEN', 'AUTHORIZED'])) and request ?| '{billing,delivery,parts,returnUrl}'::text[];

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

create table payment_reminder (
  number text not null,
  level smallint not null,
  sent_at timestamp with time zone not null,
  open_cents bigint not null,
  interest_cents bigint not null default 0,
  fee_cents bigint not null default 0,
  letter bytea,
  primary key (number, level),
  foreign key (number) references receivable(number),
  check (level in (1, 2, 3))
);

create table payout (
  store_id uuid not null,
  id uuid not null,
  run_id uuid not null,
  number text not null,
  amount_cents bigint not null,
  iban text not null,
  holder text not null,
  state text not null default 'PROPOSED',
  paid_at timestamp with time zone,
  returned_at timestamp with time zone,
  return_reason text,
  primary key (store_id, id),
  unique (number),
  foreign key (run_id) references payout_run(id) on delete cascade,
  foreign key (store_id) references store(id),
  check (amount_cents > 0),
  check ((state in ('PAID', 'RETURNED')) = (paid_at is not null)),
  check ((state = 'RETURNED') = (returned_at is not null) and (returned_at is null) = (return_reason is null)),
  check (state in ('PROPOSED', 'ORDERED', 'PAID', 'RETURNED'))
);
create index payout_of_run on payout (run_id);
create index payout_of_store on payout (store_id, (split_part(substr(number, 2), '-', 1)::bigint), id);
create index payout_paid_at on payout (store_id, paid_at)
  where paid_at is not null;
create index payout_returned_at on payout (store_id, returned_at)
  where returned_at is not null;
create trigger send_webhooks after update on payout for each row when (old.state is distinct from new.state and new.state = 'PAID') execute function send_webhooks_of_payout();

create table payout_entry (
  booking_id uuid not null,
  "position" smallint not null,
  store_id uuid not null,
  payout_id uuid not null,
  primary key (booking_id, "position"),
  foreign key (booking_id, "position") references ledger_entry(booking_id, "position"),
  foreign key (store_id, payout_id) references payout(store_id, id) on delete cascade
);
create index payout_entry_of_payout on payout_entry (store_id, payout_id);

create table payout_hold (
  store_id uuid not null,
  reason text not null,
  held_at timestamp with time zone not null,
  held_by uuid,
  is_disclosed boolean not null default false,
  primary key (store_id),
  foreign key (store_id) references store(id)
);

create table payout_run (
  id uuid not null,
  number integer not null default nextval('payout_run_number'::regclass),
  delivered_until timestamp with time zone not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  approved_by uuid,
  approved_at timestamp with time zone,
  transfer_file text,
  primary key (id),
  unique (number),
  check ((approved_at is null) = (transfer_file is null) and (approved_at is null) = (approved_by is null))
);
create index payout_run_by_number on payout_run (number, id);
create unique index payout_run_open on payout_run ((true))
  where approved_at is null;

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
create index pending_sign_in_ended on pending_sign_in (expires_at);

create table policy_violation (
  day date not null,
  directive text not null,
  source text not null,
  page text not null,
  count integer not null default 1,
  last_at timestamp with time zone not null,
  primary key (day, directive, source)
);

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
  ends_at timestamp with time zone,
  seo_title_de text not null default '',
  seo_title_en text not null default '',
  seo_text_de text not null default '',
  seo_text_en text not null default '',
  goods_rows_de jsonb not null default '[]'::jsonb,
  goods_rows_en jsonb not null default '[]'::jsonb,
  primary key (id),
  unique (path),
  check (path ~ '^[a-z0-9-]{1,80}$' and path <> 'latest' and path !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
  check (reading_minutes_de > 0),
  check (reading_minutes_en > 0)
);
create index post_ending on post (ends_at)
  where ends_at is not null;
create index post_newest on post (published_at desc, id);

create table post_draft (
  post_id uuid not null,
  content jsonb not null,
  version integer not null default 1,
  state text not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  authors uuid[] not null default '{}'::uuid[],
  decided_by uuid,
  created_at timestamp with time zone not null,
  saved_at timestamp with time zone not null,
  saved_by uuid,
  primary key (post_id),
  check (ends_at > starts_at),
  check (state <> 'PLANNED' or starts_at is not null),
  check (state in ('DRAFT', 'REVIEW', 'PLANNED', 'LIVE', 'WITHDRAWN')),
  check (version > 0)
);
create unique index post_draft_address on post_draft ((content ->> 'path'))
  where state = 'PLANNED';
create index post_draft_by_start on post_draft (starts_at)
  where starts_at is not null;
create index post_draft_by_words on post_draft using gin (post_words(content));
create index post_draft_newest on post_draft (saved_at desc, post_id desc);
create index post_draft_of_state on post_draft (state, saved_at desc, post_id desc);
create index post_draft_of_topic_de on post_draft (((content -> 'de') ->> 'topic'), saved_at desc, post_id desc);
create index post_draft_of_topic_en on post_draft (((content -> 'en') ->> 'topic'), saved_at desc, post_id desc);
create index post_draft_planned on post_draft (starts_at)
  where state = 'PLANNED';
create trigger approve_new_post after insert on post_draft for each row when (new.state = 'REVIEW') execute function approve_post();
create trigger approve_post after update of state on post_draft for each row when (old.state is distinct from new.state) execute function approve_post();

create table post_former_path (
  path text not null,
  post_id uuid not null,
  primary key (path)
);

create table post_product (
  post_id uuid not null,
  sku_id text not null,
  rank integer not null,
  primary key (post_id, sku_id),
  foreign key (post_id) references post(id) on delete cascade,
  foreign key (sku_id) references product(sku_id) on delete cascade
);
create index post_product_by_rank on post_product (post_id, rank, sku_id);

create table post_version (
  post_id uuid not null,
  number integer not null,
  content jsonb not null,
  kind text not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  reason text,
  at timestamp with time zone not null,
  account_id uuid,
  primary key (post_id, number),
  foreign key (post_id) references post_draft(post_id) on delete cascade,
  check (kind in ('SUBMITTED', 'PLANNED', 'PUBLISHED', 'WITHDRAWN', 'RESTORED')),
  check (number > 0)
);

create table post_view (
  post_id uuid not null,
  day date not null,
  views integer not null,
  primary key (post_id, day),
  foreign key (post_id) references post_draft(post_id) on delete cascade,
  check (views > 0)
);
create index post_view_by_day on post_view (day);

create table preview (
  token_hash bytea not null,
  kind text not null,
  target_id text not null,
  shown_at timestamp with time zone,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  primary key (token_hash),
  check (kind in ('POST', 'FRONT_PAGE', 'COLLECTION'))
);
create index preview_expired on preview (expires_at);

create table price_change (
  sku_id text not null,
  changed_at timestamp with time zone not null default clock_timestamp(),
  price_cents integer not null,
  final_price_cents integer not null,
  tier_prices jsonb not null,
  old_price_cents integer not null,
  old_final_price_cents integer not null,
  old_tier_prices jsonb not null,
  price_unit integer not null default 1,
  old_price_unit integer not null default 1,
  foreign key (sku_id) references product(sku_id) on delete cascade
);
create index price_change_of_product on price_change (sku_id, changed_at desc);

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
  variant_group text,
  variant_options jsonb not null default '{}'::jsonb,
  picture jsonb not null,
  popularity integer not null default 0,
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  has_draft boolean not null default false,
  submitted_at timestamp with time zone,
  refused_at timestamp with time zone,
  price_unit integer not null default 1,
  deposits jsonb not null default '[]'::jsonb,
  order_count integer not null default 0,
  primary key (sku_id),
  unique (store_id, supplier_sku),
  foreign key (category_slug) references category(slug),
  foreign key (root_category_slug) references category(slug),
  foreign key (store_id) references store(id),
  check (final_price_cents > 0 and final_price_cents <= price_cents),
  check (price_unit > 0 and (count_per_box % price_unit) = 0) not valid,
  check (content_amount > 0),
  check (content_unit in ('G', 'ML', 'PIECE')),
  check (count_per_box > 0),
  check (minimum_quantity > 0),
  check (msrp_cents > 0),
  check (price_cents > 0),
  check (sku_id ~ '^[0-9A-Za-z]{1,20}$'),
  check (status in ('DRAFT', 'IN_REVIEW', 'ACTIVE', 'PAUSED', 'ARCHIVED', 'BLOCKED')),
  check (tax_rate_bp >= 0 and tax_rate_bp <= 10000)
);
create index product_by_brand on product (brand_slug)
  where status = 'ACTIVE';
create index product_by_change on product (updated_at desc, sku_id desc)
  where status <> all (array['DRAFT', 'ARCHIVED']);
create index product_by_change_of_category on product (category_slug, updated_at desc, sku_id desc)
  where status <> 'DRAFT';
create index product_by_creation on product (created_at desc, sku_id)
  where status = 'ACTIVE';
create index product_by_gtin on product (gtin);
create index product_by_orders on product (order_count desc, popularity desc, sku_id)
  where status = 'ACTIVE';
create index product_by_price on product (final_price_cents, sku_id)
  where status = 'ACTIVE';
create index product_by_status on product (status, updated_at desc, sku_id desc);
create index product_by_variant_group on product (store_id, variant_group)
  where variant_group is not null;
create index product_by_words on product using gin (product_words(store_id, supplier_sku, gtin, brand, name_de, name_en));
create index product_exclusive_of_store on product (store_id, updated_at desc, sku_id desc)
  where status <> 'ARCHIVED' and is_exclusive;
create index product_in_review on product (store_id, updated_at desc, sku_id desc)
  where status <> 'ARCHIVED' and (status = 'IN_REVIEW' or submitted_at is not null);
create index product_of_category_by_orders on product (category_slug, order_count desc, popularity desc, sku_id)
  where status = 'ACTIVE';
create index product_of_root_by_orders on product (root_category_slug, order_count desc, popularity desc, sku_id)
  where status = 'ACTIVE';
create index product_of_store on product (store_id, updated_at desc, sku_id desc)
  where status <> 'ARCHIVED';
create index product_of_store_by_brand on product (store_id, brand_slug, updated_at desc, sku_id desc)
  where status <> 'ARCHIVED';
create index product_of_store_by_category on product (store_id, category_slug, updated_at desc, sku_id desc)
  where status <> 'ARCHIVED';
create index product_of_store_by_orders on product (store_id, order_count desc, popularity desc, sku_id)
  where status = 'ACTIVE';
create index product_of_store_by_status on product (store_id, status, updated_at desc, sku_id desc);
create index product_ordered on product (sku_id)
  where order_count > 0;
create index product_organic_of_store on product (store_id, updated_at desc, sku_id desc)
  where status <> 'ARCHIVED' and is_organic;
create index product_refused on product (store_id, updated_at desc, sku_id desc)
  where status <> 'ARCHIVED' and (status = 'BLOCKED' or refused_at is not null);
create index product_shelf on product (root_category_slug, category_slug) include (sku_id, store_id, brand_slug, brand, final_price_cents, price_cents, is_organic, is_exclusive, count_per_box, minimum_quantity)
  where status = 'ACTIVE';
create index product_with_draft on product (store_id, updated_at desc, sku_id desc)
  where status <> 'ARCHIVED' and (status = 'DRAFT' or has_draft);
create index product_with_gtin on product (gtin, sku_id)
  where gtin <> '' and status <> 'DRAFT';
create index product_without_picture on product (updated_at desc, sku_id desc)
  where (status <> all (array['DRAFT', 'ARCHIVED'])) and not picture ? 'photos';
create trigger approve_new_product after insert on product for each row when (new.status = 'IN_REVIEW') execute function approve_product();
create trigger approve_product after update of status, submitted_at on product for each row when (old.status is distinct from new.status or old.submitted_at is distinct from new.submitted_at) execute function approve_product();
create trigger fill_deposits before insert or update of deposits on product for each row when (new.deposits <> '[]'::jsonb) execute function fill_deposits();
create trigger follow_product after update on product for each row when (old.status is distinct from new.status or old.count_per_box is distinct from new.count_per_box or old.minimum_quantity is distinct from new.minimum_quantity) execute function follow_product();
create trigger hold_product_in_setup before insert or update of status on product for each row when (new.status = 'ACTIVE') execute function hold_product_in_setup();
create trigger note_price_change after update on product for each row when (old.price_cents is distinct from new.price_cents or old.final_price_cents is distinct from new.final_price_cents or old.tier_prices is distinct from new.tier_prices or old.price_unit is distinct from new.price_unit) execute function note_price_change();
create trigger note_unchecked_insert after insert on product referencing new table as changed for each statement execute function note_unchecked();
create trigger note_unchecked_update after update on product for each row when (old.status is distinct from new.status or old.supplier_sku is distinct from new.supplier_sku or old.gtin is distinct from new.gtin or old.name_de is distinct from new.name_de or old.name_en is distinct from new.name_en or old.brand is distinct from new.brand or old.brand_slug is distinct from new.brand_slug or old.category_slug is distinct from new.category_slug or old.root_category_slug is distinct from new.root_category_slug or old.picture is distinct from new.picture or old.tax_rate_bp is distinct from new.tax_rate_bp or old.deposits is distinct from new.deposits or old.count_per_box is distinct from new.count_per_box or old.content_amount is distinct from new.content_amount or old.content_unit is distinct from new.content_unit or old.variant_group is distinct from new.variant_group or old.variant_options is distinct from new.variant_options or old.is_organic is distinct from new.is_organic or old.is_exclusive is distinct from new.is_exclusive) execute function note_unchecked_product();
create trigger place_new_product before insert on product for each row execute function place_product();
create trigger place_product before update of category_slug, root_category_slug, status on product for each row when (new.category_slug <> old.category_slug or new.root_category_slug <> old.root_category_slug or old.status = 'ARCHIVED' and new.status <> 'ARCHIVED') execute function place_product();
create trigger shelf_delete after delete on product referencing old table as changed for each statement execute function note_changed_goods();
create trigger shelf_insert after insert on product referencing new table as changed for each statement execute function note_changed_goods();
create trigger shelf_update after update on product referencing new table as changed for each statement execute function note_changed_goods();

create table product_check (
  sku_id text not null,
  store_id uuid not null,
  percent smallint not null default 0,
  missing text[] not null default '{}'::text[],
  is_stale boolean not null default true,
  primary key (sku_id),
  foreign key (sku_id) references product(sku_id) on delete cascade
);
create index product_check_incomplete on product_check (store_id, percent desc, sku_id desc)
  where percent < 100 and not is_stale;
create index product_check_of_store on product_check (store_id, sku_id);
create index product_check_stale on product_check (sku_id)
  where is_stale;

create table product_detail (
  sku_id text not null,
  description_de text not null default '',
  description_en text not null default '',
  attributes jsonb not null default '[]'::jsonb,
  food jsonb,
  facts jsonb not null default '{}'::jsonb,
  primary key (sku_id),
  foreign key (sku_id) references product(sku_id) on delete cascade
);
create trigger note_changed_recipes after update on product_detail referencing old table as before new table as after for each statement execute function note_changed_recipes();
create trigger note_unchecked_insert after insert on product_detail referencing new table as changed for each statement execute function note_unchecked();
create trigger note_unchecked_update after update on product_detail referencing new table as changed for each statement execute function note_unchecked();
create trigger shelf_delete after delete on product_detail referencing old table as changed for each statement execute function note_changed_goods();
create trigger shelf_insert after insert on product_detail referencing new table as changed for each statement execute function note_changed_goods();
create trigger shelf_update after update on product_detail referencing new table as changed for each statement execute function note_changed_goods();

create table product_draft (
  sku_id text not null,
  store_id uuid not null,
  version integer not null default 0,
  changes jsonb not null default '{}'::jsonb,
  bases jsonb not null default '{}'::jsonb,
  field_versions jsonb not null default '{}'::jsonb,
  filled text[] not null default '{}'::text[],
  saved_at timestamp with time zone,
  saved_by uuid,
  submitted jsonb,
  submitted_by uuid,
  note text not null default '',
  answer text,
  answer_message text not null default '',
  answer_words jsonb not null default '{}'::jsonb,
  answered_at timestamp with time zone,
  primary key (sku_id),
  foreign key (saved_by) references account(id) on delete set null,
  foreign key (sku_id) references product(sku_id) on delete cascade,
  foreign key (store_id) references store(id),
  foreign key (submitted_by) references account(id) on delete set null,
  check (answer in ('ASK', 'REJECT'))
);
create index product_draft_of_group on product_draft (store_id, (changes ->> 'variantGroup'))
  where changes ? 'variantGroup';
create trigger note_unchecked_insert after insert on product_draft referencing new table as changed for each statement execute function note_unchecked();
create trigger note_unchecked_update after update on product_draft referencing new table as changed for each statement execute function note_unchecked();

create table product_photo (
  id uuid not null,
  sku_id text not null,
  store_id uuid not null,
  token text not null,
  format text not null,
  width integer not null,
  height integer not null,
  uploaded_at timestamp with time zone not null,
  uploaded_by uuid,
  primary key (id),
  foreign key (sku_id) references product(sku_id) on delete cascade,
  foreign key (store_id) references store(id),
  foreign key (uploaded_by) references account(id) on delete set null,
  check (format in ('jpeg', 'png', 'webp'))
);
create index product_photo_by_age on product_photo (uploaded_at);
create index product_photo_by_token on product_photo (token);
create index product_photo_of_product on product_photo (sku_id);

create table product_report (
  id uuid not null,
  report_number text not null,
  sku_id text not null,
  reason text not null,
  explanation text not null,
  name text,
  email text,
  account_id uuid,
  language text not null,
  created_at timestamp with time zone not null,
  decide_by timestamp with time zone not null,
  outcome text,
  statement text,
  decided_at timestamp with time zone,
  primary key (id),
  unique (report_number),
  check ((outcome is null) = (decided_at is null) and (outcome is null) = (statement is null)),
  check (language in ('de', 'en')),
  check (outcome in ('BLOCKED', 'DISMISSED')),
  check (reason in ('UNLAWFUL', 'DANGEROUS', 'RIGHTS', 'LABELLING', 'OTHER'))
);
create index product_report_by_email on product_report (lower(email))
  where account_id is null and email is not null;
create index product_report_by_time on product_report (created_at);
create index product_report_decided on product_report (sku_id, decided_at desc)
  where outcome is not null;
create index product_report_of_account on product_report (account_id)
  where account_id is not null;
create index product_report_outdated on product_report (decided_at)
  where outcome is not null;
create index product_report_waiting on product_report (sku_id, created_at)
  where outcome is null;
create trigger approve_product_report after insert on product_report for each row execute function approve_product_report();

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
  is_draft boolean not null default false,
  version integer not null default 1,
  primary key (slug),
  check (place_slug is null or (placement in ('CATEGORY', 'STORE'))),
  check (ends_at >= starts_at),
  check (placement in ('HOME', 'CATEGORY', 'STORE', 'SEARCH')),
  check (url ~ '^/($|[^/\\])')
);
create index promotion_by_placement on promotion (placement, sort, slug);
create index promotion_in_order on promotion (((placement || ' ') || lpad(sort::text, 5, '0')), slug);

create table provider_call (
  minute timestamp with time zone not null,
  answered integer not null,
  failed integer not null,
  last_answer_at timestamp with time zone,
  first_failure_at timestamp with time zone,
  last_failure_at timestamp with time zone,
  primary key (minute)
);

create unlogged table rate_limit (
  key character varying(255) not null,
  points integer not null default 0,
  expire bigint,
  primary key (key)
);

create table recall (
  id uuid not null,
  store_id uuid not null,
  sku_id text not null,
  name_de text not null,
  name_en text not null,
  lots text[] not null,
  reason text not null,
  advice text not null,
  since date not null,
  made_by uuid not null,
  created_at timestamp with time zone not null,
  primary key (id),
  foreign key (store_id) references store(id) on delete cascade,
  check (cardinality(lots) > 0)
);
create index recall_of_store on recall (store_id, created_at desc, id desc);

create table recall_notice (
  buyer_id uuid not null,
  recall_id uuid not null,
  lots text[] not null,
  created_at timestamp with time zone not null,
  mailed_at timestamp with time zone,
  confirmed_by uuid,
  confirmed_at timestamp with time zone,
  primary key (buyer_id, recall_id),
  foreign key (recall_id) references recall(id) on delete cascade,
  check ((confirmed_by is null) = (confirmed_at is null))
);
create index recall_notice_newest on recall_notice (buyer_id, created_at desc, recall_id desc);
create index recall_notice_of_recall on recall_notice (recall_id);
create index recall_notice_to_mail on recall_notice (created_at)
  where mailed_at is null;

create table receivable (
  number text not null,
  buyer_id uuid not null,
  order_id uuid not null,
  store_id uuid not null,
  issued_on date not null,
  due_on date not null,
  gross_cents bigint not null,
  credited_cents bigint not null default 0,
  paid_cents bigint not null default 0,
  open_cents bigint not null generated always as (((gross_cents - credited_cents) - paid_cents)) stored,
  paid_at timestamp with time zone,
  recorded_by uuid,
  are_reminders_stopped boolean not null default false,
  late_cents bigint not null default 0,
  primary key (number),
  foreign key (buyer_id, order_id, store_id) references sub_order(buyer_id, order_id, store_id),
  foreign key (number) references document(number),
  check (credited_cents >= 0),
  check (gross_cents > 0),
  check (late_cents >= 0),
  check (open_cents >= 0),
  check (paid_cents >= 0)
);
create index receivable_by_due on receivable (due_on, number);
create index receivable_of_buyer on receivable (buyer_id, due_on, number);
create index receivable_of_part on receivable (buyer_id, order_id, store_id);
create index receivable_of_store on receivable (store_id, due_on, number);
create index receivable_open on receivable (due_on, number)
  where open_cents > 0;

create table recipe_change (
  sku_id text not null,
  facts_before jsonb not null,
  changed_at timestamp with time zone not null default now(),
  primary key (sku_id)
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
  borne_by text,
  words text,
  claim_id uuid,
  set_off_cents bigint not null default 0,
  primary key (buyer_id, order_id, id),
  foreign key (buyer_id, order_id) references orders(buyer_id, id),
  check (amount_cents > 0),
  check (borne_by in ('STORE', 'MARKETPLACE')),
  check (set_off_cents >= 0 and set_off_cents <= amount_cents),
  check (reason in ('CANCELLED', 'REJECTED', 'REST_CANCELLED', 'LINES_CANCELLED', 'RETURNED', 'PAID_TOO_LATE', 'GOODWILL', 'EMPTIES', 'CLAIM'))
);
create index refund_by_time on refund (created_at desc, id desc)
  where is_owed;
create index refund_open on refund (created_at desc, id desc)
  where is_owed and paid_back_at is null;

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
  reported_at timestamp with time zone,
  report_reason text,
  report_words text not null default '',
  primary key (id),
  unique (buyer_id, sku_id),
  foreign key (sku_id) references product(sku_id),
  check (rate >= 1 and rate <= 5),
  constraint review_report_reason check (report_reason in ('PERSON', 'UNRELATED', 'INSULT', 'ADVERTISING')),
  constraint review_reported check ((reported_at is null) = (report_reason is null))
);
create index review_by_product on review (sku_id, created_at desc)
  where is_shown;
create index review_by_store on review (store_id, created_at desc);
create index review_unanswered on review (store_id, created_at)
  where store_reply is null;
create index review_waiting on review (created_at)
  where not is_shown and moderated_at is null;
create trigger approve_reported_review after update of reported_at on review for each row when (old.reported_at is distinct from new.reported_at) execute function approve_review();
create trigger approve_review after update of is_shown, moderated_at on review for each row when (old.is_shown is distinct from new.is_shown or old.moderated_at is distinct from new.moderated_at) execute function approve_review();
create trigger approve_review_of_new after insert on review for each row when (not new.is_shown and new.moderated_at is null) execute function approve_review();
create trigger shelf_delete after delete on review referencing old table as changed for each statement execute function note_changed_goods();
create trigger shelf_insert after insert on review referencing new table as changed for each statement execute function note_changed_goods();
create trigger shelf_update after update on review referencing new table as changed for each statement execute function note_changed_goods();

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

create table search_sum (
  language text not null,
  words text not null,
  searches integer not null,
  missed integer not null,
  clicked integer not null,
  last_day date not null,
  primary key (language, words)
);
create index search_sum_missed on search_sum ((- missed), ((words || ' ') || language))
  where missed > 0;
create index search_sum_missed_in_language on search_sum (language, (- missed), ((words || ' ') || language))
  where missed > 0;
create index search_sum_most on search_sum ((- searches), ((words || ' ') || language))
  where searches > 0;
create index search_sum_most_in_language on search_sum (language, (- searches), ((words || ' ') || language))
  where searches > 0;

create table search_synonym (
  id integer not null generated always as identity,
  names text[] not null,
  is_one_way boolean not null default false,
  language text,
  primary key (id),
  check (language in ('de', 'en')),
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
  second_factor_at timestamp with time zone,
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
create index session_ended on session (expires_at);
create trigger session_delete after delete on session referencing old table as changed for each statement execute function note_changed_accounts();
create trigger session_update after update of account_id, membership_id, impersonated_by, expires_at, operator_session, may_write, impersonation_reason, second_factor_at on session for each row execute function note_changed_session();

create table session_change (
  xid xid8 not null default pg_current_xact_id(),
  changed_at timestamp with time zone not null default clock_timestamp(),
  owner_ids uuid[] not null
);
create index session_change_by_transaction on session_change (xid);

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
  claim_id uuid,
  arrives_by date,
  primary key (buyer_id, order_id, id),
  foreign key (buyer_id, order_id, store_id) references sub_order(buyer_id, order_id, store_id)
);
create index shipment_by_tracking_number on shipment (store_id, upper(replace(tracking_number, ' ', '')));
create index shipment_of_buyer on shipment (buyer_id, shipped_at desc, id desc);

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
  of_store uuid,
  low_below integer not null default 0,
  back_on date,
  primary key (sku_id),
  foreign key (sku_id) references product(sku_id) on delete cascade,
  check (promised >= 0 and promised <= on_hand),
  check (missing >= 0 and missing <= promised and (missing = 0 or promised = on_hand)),
  check (on_hand >= 0)
);
create index stock_back on stock (back_on, sku_id)
  where back_on is not null;
create index stock_low on stock (of_store, quantity, sku_id)
  where quantity < low_below;
create trigger place_stock before insert on stock for each row execute function place_stock();
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
  is_trusted boolean not null default false,
  part_versions jsonb not null default '{}'::jsonb,
  returns_de text not null default '',
  returns_en text not null default '',
  lucid text,
  lucid_until date,
  operator_version integer not null default 0,
  papers_due_on date not null default (CURRENT_DATE + 90),
  gpsr jsonb,
  auto_confirm text not null default 'OFF',
  logo jsonb,
  cover jsonb,
  establishments jsonb not null default '[]'::jsonb,
  primary key (id),
  unique (slug),
  check (auto_confirm in ('OFF', 'RETURNING', 'IN_STOCK')),
  check (lead_max_days >= lead_min_days),
  check (jsonb_typeof(establishments) = 'array'),
  check (lead_min_days >= 0),
  check (lucid ~ '^DE\d{13}$'),
  check (minimum_order_cents >= 0),
  check (shipping_fee_cents >= 0),
  check (shipping_free_from_cents >= 0),
  check (status in ('ACTIVE', 'PAUSED', 'SETUP'))
);
create index store_by_name on store (folded(name), id);
create index store_lucid_ends on store (lucid_until)
  where lucid_until is not null;
create index store_promoted on store (promoted_rank)
  where promoted_rank is not null;
create trigger note_stated_version after insert or update of legal, lucid, lucid_until on store for each row execute function note_stated_version();
create trigger shelf_change after insert or delete or update on store for each statement execute function note_changed_frame();

create table store_activity (
  id uuid not null,
  store_id uuid not null,
  at timestamp with time zone not null,
  account_id uuid,
  action text not null,
  target_kind text not null,
  target_id text not null,
  before jsonb,
  after jsonb,
  primary key (id),
  foreign key (account_id) references account(id) on delete set null,
  foreign key (store_id) references store(id),
  check (target_kind in ('PRODUCT', 'CHANGE_SET', 'STORE')) not valid
);
create index store_activity_of_account on store_activity (account_id)
  where account_id is not null;
create index store_activity_of_target on store_activity (store_id, target_kind, target_id, id desc);
create trigger refuse_activity_change before delete or update on store_activity for each row execute function refuse_activity_change();

create table store_application (
  store_id uuid not null,
  account_id uuid not null,
  sells text[] not null,
  state text not null,
  applied_at timestamp with time zone not null,
  opened_at timestamp with time zone,
  primary key (store_id),
  foreign key (store_id) references store(id),
  check ((state = 'OPENED') = (opened_at is not null)),
  check (state in ('PREPARING', 'SUBMITTED', 'QUESTION', 'REFUSED', 'WITHDRAWN', 'OPENED'))
);
create index store_application_of_account on store_application (account_id)
  where state <> 'OPENED';

create table store_application_step (
  store_id uuid not null,
  id uuid not null,
  kind text not null,
  text text not null,
  account_id uuid,
  at timestamp with time zone not null,
  primary key (store_id, id),
  foreign key (store_id) references store_application(store_id),
  check (kind in ('SUBMITTED', 'ANSWERED', 'QUESTION', 'REFUSED', 'WITHDRAWN', 'OPENED'))
);

create table store_bank_account (
  store_id uuid not null,
  id uuid not null,
  iban text not null,
  holder text not null,
  usable_from timestamp with time zone not null,
  created_at timestamp with time zone not null,
  primary key (store_id, id),
  foreign key (store_id) references store(id)
);

create table store_books (
  store_id uuid not null,
  consultant integer not null,
  client integer not null,
  fiscal_year_month smallint not null,
  account_length smallint not null,
  chart text not null,
  accounts jsonb not null,
  cost_centre text,
  primary key (store_id),
  foreign key (store_id) references store(id),
  check (account_length >= 4 and account_length <= 8),
  check (chart in ('SKR03', 'SKR04')),
  check (client >= 1 and client <= 99999),
  check (consultant >= 1001 and consultant <= 9999999),
  check (length(cost_centre) >= 1 and length(cost_centre) <= 36),
  check (fiscal_year_month >= 1 and fiscal_year_month <= 12)
);

create table store_calendar (
  store_id uuid not null,
  calendar jsonb not null,
  version integer not null,
  primary key (store_id),
  foreign key (store_id) references store(id),
  check (version > 0)
);

create table store_level (
  store_id uuid not null,
  counted_at timestamp with time zone not null,
  product_count integer not null,
  order_count integer not null,
  confirm_count integer not null,
  confirmed_in_time integer not null,
  ship_count integer not null,
  shipped_in_time integer not null,
  rejected_count integer not null,
  is_below_goal boolean not null,
  sells text[] not null default '{}'::text[],
  promised_count integer not null default 0,
  promised_on_time integer not null default 0,
  primary key (store_id),
  foreign key (store_id) references store(id)
);
create index store_level_below_goal on store_level (store_id)
  where is_below_goal;

create table store_note (
  store_id uuid not null,
  id uuid not null,
  author_id uuid not null,
  text text not null,
  created_at timestamp with time zone not null,
  primary key (store_id, id),
  foreign key (store_id) references store(id)
);
create trigger keep_store_notes before delete or update or truncate on store_note for each statement execute function refuse_note_change();

create table store_paper (
  store_id uuid not null,
  kind text not null,
  value text not null,
  ends_on date,
  state text not null,
  proof_id uuid not null,
  words text not null default '',
  sent_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  version integer not null,
  sent_by uuid,
  decided_by uuid,
  primary key (store_id, kind),
  unique (proof_id),
  foreign key (store_id) references store(id),
  check (kind in ('IDENTITY', 'SYSTEM', 'FOOD', 'ORGANIC', 'SPIRITS', 'WEEE', 'BATTERY')),
  check (state in ('SENT', 'ACCEPTED', 'REFUSED')),
  check (version > 0)
);
create index store_paper_ends on store_paper (ends_on)
  where ends_on is not null;
create trigger note_paper_version after insert or update on store_paper for each row execute function note_paper_version();

create table store_paper_version (
  store_id uuid not null,
  kind text not null,
  version integer not null,
  value text not null,
  ends_on date,
  state text not null,
  proof_id uuid,
  words text not null default '',
  sent_at timestamp with time zone not null,
  sent_by uuid,
  decided_at timestamp with time zone,
  decided_by uuid,
  primary key (store_id, kind, version),
  foreign key (store_id) references store(id) on delete cascade,
  check (kind in ('IDENTITY', 'VAT_ID', 'TAX_NUMBER', 'LUCID', 'SYSTEM', 'FOOD', 'ORGANIC', 'SPIRITS', 'WEEE', 'BATTERY')),
  check (state in ('SENT', 'STATED', 'ACCEPTED', 'REFUSED')),
  check (version > 0)
);

create table store_pause (
  id uuid not null,
  store_id uuid not null,
  paused_by text not null,
  reason text not null default '',
  text_de text not null default '',
  text_en text not null default '',
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  ended_at timestamp with time zone,
  is_disclosed boolean not null default false,
  primary key (id),
  foreign key (store_id) references store(id),
  check (ends_at > starts_at),
  check (paused_by in ('STORE', 'OPERATOR', 'PAPERS'))
);
create unique index store_pause_open on store_pause (store_id, paused_by)
  where ended_at is null;

create table store_picture (
  store_id uuid not null,
  id uuid not null,
  token text not null,
  format text not null,
  width integer not null,
  height integer not null,
  uploaded_at timestamp with time zone not null,
  primary key (store_id, id),
  foreign key (store_id) references store(id),
  check (format in ('jpeg', 'png', 'webp'))
);
create index store_picture_by_age on store_picture (uploaded_at);
create index store_picture_by_token on store_picture (token);

create table store_reminder (
  store_id uuid not null,
  kind text not null,
  ends_on date not null,
  days smallint not null,
  sent_at timestamp with time zone not null,
  primary key (store_id, kind, ends_on, days),
  foreign key (store_id) references store(id)
);

create table store_vat_check (
  store_id uuid not null,
  vat_id text not null,
  status text,
  checked_at timestamp with time zone,
  tried_at timestamp with time zone not null,
  primary key (store_id),
  foreign key (store_id) references store(id),
  check (status in ('VALID', 'INVALID'))
);

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
  due_at timestamp with time zone,
  commission_cents bigint not null default 0,
  arrives_from date,
  arrives_by date,
  allows_partial boolean,
  terms_days smallint,
  commission_tax_bp integer,
  announced_returns jsonb not null default '[]'::jsonb,
  ships_on date,
  coupon_share jsonb not null default '[]'::jsonb,
  primary key (buyer_id, order_id, store_id),
  unique (sub_order_number),
  foreign key (buyer_id, order_id) references orders(buyer_id, id),
  check (arrives_from <= arrives_by),
  check (commission_cents >= 0),
  check (commission_tax_bp in (0, 1900)),
  check (status in ('PENDING_PAYMENT', 'PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'COMPLETED', 'REJECTED', 'CANCELLED', 'RETURNED'))
);
create index sub_order_by_store on sub_order (store_id, order_id);
create index sub_order_due on sub_order (status, status_at)
  where status in ('SHIPPED', 'DELIVERED');
create index sub_order_due_of_store on sub_order (store_id, due_at, order_id)
  where due_at is not null;
create index sub_order_of_buyer_at_store on sub_order (store_id, buyer_id, order_id);
create index sub_order_on_terms on sub_order (buyer_id, store_id)
  where terms_days is not null;
create index sub_order_promised on sub_order (arrives_by)
  where arrives_by is not null;
create index sub_order_sales_of_store on sub_order (store_id, order_id) include (buyer_id, status);
create index sub_order_status_of_store on sub_order (store_id, status, order_id);
create index sub_order_to_deliver on sub_order (status, status_at)
  where status in ('PLACED', 'CONFIRMED');
create trigger approve_return after update of return_request on sub_order for each row when ((old.return_request is null) <> (new.return_request is null)) execute function approve_return();
create trigger send_webhooks after update on sub_order for each row when (old.status is distinct from new.status or (old.return_request is null) <> (new.return_request is null)) execute function send_webhooks_of_delivery();
create trigger send_webhooks_of_new after insert on sub_order for each row execute function send_webhooks_of_delivery();

create table supplier_catalogue (
  store_id uuid not null,
  catalogue_id text not null,
  version text not null,
  products_update integer not null,
  prices_update integer not null,
  primary key (store_id, catalogue_id),
  foreign key (store_id) references store(id)
);

create table thread (
  buyer_id uuid not null,
  order_id uuid not null,
  store_id uuid not null,
  id uuid not null,
  last_by text not null,
  last_at timestamp with time zone not null,
  waiting_since timestamp with time zone,
  primary key (buyer_id, order_id, store_id),
  unique (id),
  foreign key (buyer_id, order_id, store_id) references sub_order(buyer_id, order_id, store_id),
  check (waiting_since is null or last_by = 'BUYER'),
  check (last_by in ('BUYER', 'STORE'))
);
create index thread_of_buyer on thread (buyer_id, last_at desc, id desc);
create index thread_of_store on thread (store_id, last_at desc, id desc);
create index thread_waiting on thread (store_id, waiting_since, id)
  where waiting_since is not null;

create table thread_message (
  buyer_id uuid not null,
  thread_id uuid not null,
  id uuid not null,
  by_whom text not null,
  author_id uuid not null,
  words text not null,
  at timestamp with time zone not null,
  primary key (buyer_id, id),
  foreign key (thread_id) references thread(id) on delete cascade,
  check (by_whom in ('BUYER', 'STORE'))
);
create index message_of_thread on thread_message (thread_id, at desc, id desc);

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
  state text not null default 'OPEN',
  owner_id uuid,
  waits_since timestamp with time zone not null default now(),
  version integer not null default 0,
  changed_by uuid,
  first_answered_at timestamp with time zone,
  reply_token text,
  message_id text,
  title text,
  answer_due_at timestamp with time zone,
  file_names text[] not null default '{}'::text[],
  primary key (id),
  unique (message_id),
  unique (reply_token),
  unique (ticket_number),
  check (language in ('de', 'en')),
  check (reply_token ~ '^[0-9a-f]{40}$'),
  check (state in ('OPEN', 'WAITING', 'CLOSED', 'SPAM')),
  check (subject in ('ONLINE_ORDER', 'RETURN_AND_EXCHANGE', 'DELIVERY_STATUS', 'PRODUCT_INFORMATION', 'PRESS_INQUIRY', 'OTHER'))
);
create index ticket_by_account on ticket (account_id, created_at desc, id desc)
  where account_id is not null;
create index ticket_by_email on ticket (lower(email));
create index ticket_by_waiting on ticket (waits_since, id);
create index ticket_newest on ticket (created_at desc);
create index ticket_signed_out on ticket (lower(email), created_at desc, id desc)
  where account_id is null;
create index ticket_waiting on ticket (state, waits_since, id);

create table ticket_message (
  id uuid not null,
  ticket_id uuid not null,
  direction text not null,
  is_automatic boolean not null default false,
  sender text,
  author_id uuid,
  words text not null,
  whole text,
  file_names text[] not null default '{}'::text[],
  at timestamp with time zone not null,
  message_id text,
  primary key (id),
  unique (message_id),
  foreign key (ticket_id) references ticket(id) on delete cascade,
  check ((direction = 'IN') = (sender is not null)),
  check (direction in ('IN', 'OUT'))
);
create index ticket_message_by_ticket on ticket_message (ticket_id, at, id);

create table totp (
  account_id uuid not null,
  sealed_secret text not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step bigint,
  primary key (account_id),
  foreign key (account_id) references account(id) on delete cascade
);

create table unclaimed_file (
  name text not null,
  noted_at timestamp with time zone not null,
  is_left boolean not null default false,
  primary key (name)
);
create index unclaimed_file_by_time on unclaimed_file (noted_at);

create table upload (
  token text not null,
  name text not null,
  format text not null,
  width integer not null,
  height integer not null,
  uploaded_by uuid not null,
  uploaded_at timestamp with time zone not null,
  primary key (token),
  check (format in ('jpeg', 'png', 'webp')),
  check (height > 0),
  check (token ~ '^[0-9a-f]{40}$'),
  check (width > 0)
);
create index upload_newest on upload (uploaded_at desc, token);

create table webhook (
  id uuid not null,
  store_id uuid not null,
  url text not null,
  events text[] not null,
  secret text not null,
  is_on boolean not null default true,
  given_up_at timestamp with time zone,
  created_at timestamp with time zone not null,
  primary key (id),
  unique (store_id, url),
  foreign key (store_id) references store(id) on delete cascade,
  check (cardinality(events) > 0)
);

create table webhook_delivery (
  id uuid not null default gen_random_uuid(),
  webhook_id uuid not null,
  event text not null,
  data jsonb not null,
  at timestamp with time zone not null default now(),
  state text not null default 'PENDING',
  tries smallint not null default 0,
  next_at timestamp with time zone default now(),
  tried_at timestamp with time zone,
  status smallint,
  error text,
  primary key (id),
  foreign key (webhook_id) references webhook(id) on delete cascade,
  check ((state = 'PENDING') = (next_at is not null)),
  check (state in ('PENDING', 'DELIVERED', 'FAILED'))
);
create index webhook_delivery_by_time on webhook_delivery (at);
create index webhook_delivery_due on webhook_delivery (next_at, id)
  where state = 'PENDING';
create index webhook_delivery_due_of_one on webhook_delivery (webhook_id, next_at, id)
  where state = 'PENDING';
create index webhook_delivery_newest on webhook_delivery (webhook_id, at desc, id desc);

create table wishlist_item (
  buyer_id uuid not null,
  sku_id text not null,
  added_at timestamp with time zone not null default now(),
  primary key (buyer_id, sku_id)
);
create index wishlist_newest on wishlist_item (buyer_id, added_at desc, sku_id);

create sequence design_report_number start 100001;

create sequence document_issuer_code start 1001;

create sequence order_number start 100001;

create sequence payout_run_number start 1;

create sequence product_report_number start 100001;

create sequence sku_number start 100001;

create sequence ticket_number start 100001;

CREATE OR REPLACE FUNCTION public.approve_claim()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status in ('OPEN', 'REPLACING', 'CONTESTED') then
    insert into approval (kind, target_id, buyer_id, store_id, due_at)
      values ('CLAIM', new.number, new.buyer_id, new.store_id, new.due_at)
      on conflict (kind, target_id) where state <> 'SETTLED'
      do update set due_at = excluded.due_at, state = 'OPEN', decision = null, message = null, decided_by = null,
        decided_at = null, effect_at = null;
  else
    perform settle_approval('CLAIM', new.number);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.approve_design_report()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    perform open_approval('DESIGN_REPORT', new.design_id::text, null, new.store_id, new.created_at);
  elsif old.outcome is null then
    perform settle_approval('DESIGN_REPORT', old.design_id::text);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.approve_exclusive_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status = 'PENDING' then
    perform open_approval('EXCLUSIVE_REQUEST', new.id::text, new.buyer_id, new.store_id, new.created_at + interval '7 days');
  else
    perform settle_approval('EXCLUSIVE_REQUEST', new.id::text);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.approve_order_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update order_request set status = 'APPROVED', order_id = new.id, decided_at = coalesce(decided_at, new.created_at)
  where buyer_id = new.buyer_id and id = new.order_request_id and status = 'WAITING';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.approve_post()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.state = 'REVIEW' then
    perform open_approval('POST', new.post_id::text, null, null, now());
  else
    perform settle_approval('POST', new.post_id::text);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.approve_product()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status = 'IN_REVIEW' or new.submitted_at is not null then
    if tg_op = 'UPDATE' and old.submitted_at is distinct from new.submitted_at then
      perform settle_approval('PRODUCT', new.sku_id);
    end if;
    perform open_approval('PRODUCT', new.sku_id, null, new.store_id, now());
  else
    perform settle_approval('PRODUCT', new.sku_id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.approve_product_report()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform open_approval('PRODUCT_REPORT', new.sku_id, null, (select store_id from product where sku_id = new.sku_id), new.created_at);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.approve_return()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.return_request is not null then
    perform open_approval('RETURN', new.sub_order_number, new.buyer_id, new.store_id, now() + interval '48 hours');
  else
    perform settle_approval('RETURN', new.sub_order_number);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.approve_review()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (not new.is_shown and new.moderated_at is null)
    or (new.is_shown and new.reported_at is not null and (new.moderated_at is null or new.moderated_at < new.reported_at)) then
    perform open_approval('REVIEW', new.id::text, new.buyer_id, new.store_id, now());
  else
    perform settle_approval('REVIEW', new.id::text);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.approve_vat_id()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.vat_id is not null and new.vat_id_status = 'UNCHECKED' and new.erased_at is null then
    if tg_op = 'UPDATE' and old.vat_id is distinct from new.vat_id then
      perform settle_approval('VAT_ID', new.id::text);
    end if;
    perform open_approval('VAT_ID', new.id::text, new.id, null, now() + interval '1 hour');
  else
    perform settle_approval('VAT_ID', new.id::text);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.audit_seal_hash(former bytea, number bigint, entry audit_entry)
 RETURNS bytea
 LANGUAGE sql
 STABLE
AS $function$
  select sha256(former || convert_to(jsonb_build_array(number, entry.id, extract(epoch from entry.at), entry.actor_id,
    entry.account_id, entry.action, entry.state, entry.target_kind, entry.target_id, entry.part_of, entry.ends_id,
    encode(entry.words_hash, 'hex'))::text, 'UTF8'))
$function$;

CREATE OR REPLACE FUNCTION public.audit_words_hash(salt uuid, reason text, detail jsonb, before jsonb, after jsonb)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select sha256(convert_to(jsonb_build_array(salt, reason, detail, before, after)::text, 'UTF8'))
$function$;

CREATE OR REPLACE FUNCTION public.await_audit_seal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into audit_unsealed (entry_id) values (new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.claimable_pieces(line order_line)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select greatest(0, line.shipped_quantity - line.returned_quantity - line.credited_quantity - pieces_in_claims(line)
    - coalesce((
      select sum(c.quantity - c.refunded_quantity - c.replaced_quantity)
      from claim k join claim_line c on c.buyer_id = k.buyer_id and c.claim_id = k.id
      where k.buyer_id = line.buyer_id and k.order_id = line.order_id and k.store_id = line.store_id
        and k.status = 'CLOSED' and c.sku_id = line.sku_id), 0)
    - coalesce((
      select sum((r ->> 'quantity')::integer)
      from sub_order s, jsonb_array_elements(s.return_request -> 'lines') r
      where s.buyer_id = line.buyer_id and s.order_id = line.order_id and s.store_id = line.store_id
        and r ->> 'skuId' = line.sku_id), 0))::integer
$function$;

CREATE OR REPLACE FUNCTION public.company_of(person text)
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$
  select m.company_id from membership m join account a on a.id = m.account_id
  where lower(a.email) = lower(person) and m.company_id is not null
  order by m.created_at, m.id limit 1
$function$;

CREATE OR REPLACE FUNCTION public.company_words(name text)
 RETURNS tsvector
 LANGUAGE plpgsql
 IMMUTABLE COST 1000
AS $function$
begin
  return array_to_tsvector(array_remove(regexp_split_to_array(public.folded(name), '[^a-z0-9]+'), ''));
end $function$;

CREATE OR REPLACE FUNCTION public.concerned_by(entry audit_entry, OUT store uuid, OUT buyer uuid)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  uuid_form constant text := '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  named constant text := entry.target_id;
  thing constant uuid := case when named ~ uuid_form then named::uuid end;
begin
  case entry.target_kind
    when 'store' then select s.id into store from store s where s.slug = named;
    when 'product' then select p.store_id into store from product p where p.sku_id = named;
    when 'promotion' then select p.store_id into store from promotion p where p.slug = named;
    when 'coupon' then select c.store_id into store from coupon c where c.code = named or c.batch_id = thing limit 1;
    when 'webhook' then select w.store_id into store from webhook w where w.id = thing;
    when 'buyer' then buyer := thing;
    when 'order' then select o.buyer_id into buyer from orders o where o.order_number = named;
    when 'sub-order' then
      select s.store_id, s.buyer_id into store, buyer from sub_order s where s.sub_order_number = named;
    when 'claim' then select c.store_id, c.buyer_id into store, buyer from claim c where c.number = named;
    when 'receivable' then select r.store_id, r.buyer_id into store, buyer from receivable r where r.number = named;
    when 'approval' then select a.store_id, a.buyer_id into store, buyer from approval a where a.id = thing;
    when 'membership' then select m.store_id, m.company_id into store, buyer from membership m where m.id = thing;
    when 'api-key' then
      select m.store_id, m.company_id into store, buyer
      from api_key k join membership m on m.id = k.membership_id where k.id = thing;
    when 'ticket' then
      select m.company_id into buyer from ticket t join membership m on m.account_id = t.account_id
      where t.ticket_number = named and m.company_id is not null order by m.created_at, m.id limit 1;
    else null;
  end case;
  -- What was deleted before it was noted names its owner beside.
  if store is null and entry.detail ->> 'storeId' ~ uuid_form then store := (entry.detail ->> 'storeId')::uuid; end if;
  if buyer is null and entry.detail ->> 'companyId' ~ uuid_form then buyer := (entry.detail ->> 'companyId')::uuid; end if;
  if store is null and buyer is null and entry.account_id is not null then
    select m.company_id into buyer from membership m
    where m.account_id = entry.account_id and m.company_id is not null order by m.created_at, m.id limit 1;
    select m.store_id into store from membership m
    where m.account_id = entry.account_id and m.store_id is not null order by m.created_at, m.id limit 1;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.contact_of(company uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$
  select account_id from membership where company_id = company
  order by 'OWNER' = any(roles) desc, created_at, id limit 1
$function$;

CREATE OR REPLACE FUNCTION public.delivered_at(part sub_order)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select min(e.at) from order_event e
  where e.buyer_id = part.buyer_id and e.order_id = part.order_id and e.store_id = part.store_id and e.status = 'DELIVERED'
$function$;

CREATE OR REPLACE FUNCTION public.derive_category_attributes()
 RETURNS void
 LANGUAGE sql
AS $function$
  with goods as materialized (
    select sku_id, category_slug from product where status = 'ACTIVE' and not is_exclusive
    order by popularity desc, sku_id limit 100000),
  used as (
    select p.category_slug, a ->> 'key' as key, a -> 'de' ->> 'label' as label_de, a -> 'en' ->> 'label' as label_en,
      a -> 'de' ->> 'value' as de, a -> 'en' ->> 'value' as en
    from goods p join product_detail d using (sku_id) cross join jsonb_array_elements(d.attributes) a),
  attributes as (
    select category_slug, key, mode() within group (order by label_de) as label_de, mode() within group (order by label_en) as label_en,
      count(*) as uses, count(distinct de) as values,
      bool_and(lower(de) in ('ja', 'nein')) as is_yes_no,
      bool_and(de ~ '^[0-9]+([.,][0-9]+)?( ?[^0-9]{0,12})$') and count(distinct regexp_replace(de, '^[0-9.,]+ ?', '')) = 1 as is_number,
      min(regexp_replace(de, '^[0-9.,]+ ?', '')) as unit
    from used where key ~ '^[a-z][a-z0-9_]{0,39}$' and label_de <> '' and de <> '' group by category_slug, key),
  kinds as (
    select *, case when is_yes_no then 'YES_NO' when is_number then 'NUMBER' when values <= 24 then 'CHOICE' else 'TEXT' end as kind
    from attributes),
  sizes as (select category_slug, count(*) as goods from goods group by category_slug)
  insert into category_attribute (category_slug, key, kind, label_de, label_en, unit, choices, is_filter, sort)
  select k.category_slug, k.key, k.kind, k.label_de, coalesce(k.label_en, k.label_de), case when k.kind = 'NUMBER' then k.unit else '' end,
    case when k.kind = 'CHOICE' then (
      select jsonb_agg(jsonb_build_object('value', v.de, 'de', v.de, 'en', v.en) order by v.de)
      from (select de, mode() within group (order by en) as en from used u
        where u.category_slug = k.category_slug and u.key = k.key and de <> '' group by de) v) else '[]' end,
    k.values >= 2 and case when k.key in ('colour', 'material', 'volume', 'diameter', 'dimensions') then k.uses * 10 >= s.goods
      else k.values <= 20 and k.uses * 2 >= s.goods end,
    row_number() over (partition by k.category_slug order by k.kind = 'TEXT', k.uses desc, k.key)
  from kinds k join sizes s using (category_slug)
  on conflict (category_slug, key) do update set is_filter = true
  where excluded.is_filter and not category_attribute.is_filter
    and not exists (select from attribute_set s where s.category_slug = excluded.category_slug)
$function$;

CREATE OR REPLACE FUNCTION public.drop_cart_of_key()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from cart where buyer_id = old.id;
  delete from cart_item where buyer_id = old.id;
  update order_request r set member_cart_id = case when m.company_id = m.account_id then m.company_id else m.id end
  from membership m
  where r.member_cart_id = old.id and r.status = 'WAITING' and m.id = old.membership_id and r.buyer_id = m.company_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.drop_cart_of_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from cart where buyer_id = old.id;
  delete from cart_item where buyer_id = case when old.company_id = old.account_id then old.company_id else old.id end;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.drop_exclusive_approval()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform settle_approval('EXCLUSIVE_REQUEST', old.id::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.drop_own_desk_views()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from desk_view where membership_id = old.id and not is_shared;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION public.fill_category()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.path := coalesce(new.path, new.slug);
  new.picture := coalesce(new.picture, case when new.parent_slug is null then 'categories/' else 'leaves/' end || new.slug);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.fill_deposits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare filled jsonb;
begin
  -- A file may state an amount alone: way and cents are the code.
  insert into deposit_item (code, kind, way, name_de, name_en, cents)
  select d ->> 'code', 'BOTTLE', split_part(d ->> 'code', '_', 1),
    case when d ->> 'code' like 'EINWEG%' then 'Einwegflasche oder Dose' else 'Mehrwegflasche' end,
    case when d ->> 'code' like 'EINWEG%' then 'Single-use bottle or can' else 'Returnable bottle' end,
    split_part(d ->> 'code', '_', 2)::integer
  from jsonb_array_elements(new.deposits) d
  where d ->> 'code' ~ '^(EINWEG|MEHRWEG)_[1-9][0-9]*$'
    and not exists (select from deposit_item i where i.code = d ->> 'code')
  on conflict do nothing;
  select jsonb_agg(jsonb_build_object('code', i.code, 'kind', i.kind, 'way', i.way, 'nameDe', i.name_de, 'nameEn', i.name_en,
      'cents', i.cents, 'perPieces', (d ->> 'perPieces')::integer)
      || case i.tax when 'STANDARD' then '{"tax": "STANDARD"}'::jsonb else '{}' end
      order by (d ->> 'perPieces')::integer, i.code)
    into filled
  from jsonb_array_elements(new.deposits) d join deposit_item i on i.code = d ->> 'code'
  where (d ->> 'perPieces')::integer > 0;
  if jsonb_array_length(filled) is distinct from jsonb_array_length(new.deposits) then
    raise exception 'deposits of %: an unknown item', new.supplier_sku;
  end if;
  new.deposits := filled;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.finish_import_run()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update import_run set finished_at = now() where id = new.id and finished_at is null and (state = 'UNUSABLE'
    or not exists (select from change_set where id = new.change_set_id and state = 'APPLYING'));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.finish_import_run_of_set()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Waits for the other job's end: what it has written would not be seen before.
  perform from import_run where change_set_id = new.id for update;
  update import_run set finished_at = now() where change_set_id = new.id and state = 'APPLIED' and finished_at is null;
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

CREATE OR REPLACE FUNCTION public.follow_product()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update stock set low_below = low_below(new.status, new.count_per_box, new.minimum_quantity) where sku_id = new.sku_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.hash_audit_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.words_hash := coalesce(new.words_hash,
    audit_words_hash(new.salt, new.reason, new.detail, new.before, new.after));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.hold_product_in_setup()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from store where id = new.store_id and status = 'SETUP') then
    if (select status from store where id = new.store_id for share) = 'SETUP' then
      new.status := 'PAUSED';
    end if;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.is_impersonated_deed(entry audit_entry)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select entry.action = 'impersonate' or entry.account_id is not null and entry.action ~ '^[A-Z]+ /'
    or exists (select from audit_entry whole where whole.id = entry.part_of and whole.is_impersonated)
$function$;

CREATE OR REPLACE FUNCTION public.is_pack(line order_line)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select line.unit_code is not distinct from 'XPK'
$function$;

CREATE OR REPLACE FUNCTION public.keep_audit_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if row(new.id, new.at, new.actor_id, new.action, new.target_kind, new.target_id, new.part_of, new.ends_id, new.words_hash)
    is distinct from
    row(old.id, old.at, old.actor_id, old.action, old.target_kind, old.target_id, old.part_of, old.ends_id, old.words_hash)
  then
    raise exception 'audit_entry is append-only' using errcode = 'restrict_violation';
  end if;
  if new.detail = '{}' and new.state = old.state and new.account_id is not distinct from old.account_id then
    new.reason := null;
    new.before := null;
    new.after := null;
    new.salt := null;
    return new;
  end if;
  if old.state = 'ATTEMPTED' and new.state <> old.state and new.detail = old.detail then
    insert into audit_entry (id, actor_id, account_id, action, state, ends_id)
    values (gen_random_uuid(), old.actor_id, new.account_id, old.action, new.state, old.id)
    on conflict do nothing;
    return null;
  end if;
  raise exception 'audit_entry is append-only' using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.low_below(status text, count_per_box integer, minimum_quantity integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when status = 'ACTIVE' then 5 * ((minimum_quantity + count_per_box - 1) / count_per_box) * count_per_box else 0 end
$function$;

CREATE OR REPLACE FUNCTION public.mark_first_coupon()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.is_first := new.batch_id is null or not exists (select from coupon c where c.batch_id = new.batch_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.mark_unchecked_products()
 RETURNS void
 LANGUAGE sql
AS $function$
  with taken as materialized (
    select category_slug from attribute_set where is_unchecked order by category_slug limit 1 for update skip locked),
  marked as (
    update product_check c set is_stale = true from product p join taken t on t.category_slug in (p.category_slug, p.root_category_slug)
    where p.sku_id = c.sku_id and not c.is_stale)
  update attribute_set s set is_unchecked = false from taken t where s.category_slug = t.category_slug
$function$;

CREATE OR REPLACE FUNCTION public.note_audit_state()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.ends_id is null then
    if new.state <> 'DONE' then
      insert into audit_state (id, at, state) values (new.id, new.at, new.state) on conflict (id) do nothing;
    end if;
  elsif new.state = 'DONE' then
    delete from audit_state where id = new.ends_id;
  else
    insert into audit_state (id, at, state) select id, at, new.state from audit_entry where id = new.ends_id
    on conflict (id) do update set state = excluded.state;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_category_path()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into category_path (path, category_slug) values (new.path, new.slug)
  on conflict (path) do update set category_slug = excluded.category_slug;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_changed_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into session_change (owner_ids) select array_agg(distinct account_id) from changed having count(*) > 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_changed_companies()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into session_change (owner_ids) select array_agg(distinct buyer_id) from changed having count(*) > 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_changed_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into session_change (owner_ids) values (array[new.buyer_id]);
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

CREATE OR REPLACE FUNCTION public.note_changed_recipes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into recipe_change (sku_id, facts_before)
  select b.sku_id, recipe_facts(b.food) from before b join after a on a.sku_id = b.sku_id
  where recipe_facts(b.food) <> recipe_facts(a.food) and exists (select from dish_article where sku_id = b.sku_id)
  order by b.sku_id
  on conflict (sku_id) do update set changed_at = now();
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_changed_session()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into session_change (owner_ids) values (array[old.account_id, new.account_id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_changed_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into shelf_change (sku_ids)
  select array_agg(sku_id) from changed join before using (sku_id)
  where changed.quantity <> before.quantity or changed.back_on is distinct from before.back_on having count(*) > 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_concerned()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select store, buyer into new.concerned_store_id, new.concerned_buyer_id from concerned_by(new);
  new.is_impersonated := is_impersonated_deed(new);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.note_paper_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into store_paper_version (store_id, kind, version, value, ends_on, state, proof_id, words, sent_at, sent_by, decided_at, decided_by)
  values (new.store_id, new.kind, new.version, new.value, new.ends_on, new.state, new.proof_id, new.words, new.sent_at, new.sent_by,
    new.decided_at, new.decided_by)
  on conflict (store_id, kind, version) do update set value = excluded.value, ends_on = excluded.ends_on, state = excluded.state,
    proof_id = excluded.proof_id, words = excluded.words, sent_at = excluded.sent_at, sent_by = excluded.sent_by,
    decided_at = excluded.decided_at, decided_by = excluded.decided_by;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_price_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into price_change (sku_id, price_cents, final_price_cents, tier_prices, price_unit,
    old_price_cents, old_final_price_cents, old_tier_prices, old_price_unit)
  values (new.sku_id, new.price_cents, new.final_price_cents, new.tier_prices, new.price_unit,
    old.price_cents, old.final_price_cents, old.tier_prices, old.price_unit);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_stated_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into store_paper_version (store_id, kind, version, value, ends_on, state, sent_at)
  select new.id, stated.kind, coalesce((
      select max(v.version) from store_paper_version v where v.store_id = new.id and v.kind = stated.kind), 0) + 1,
    coalesce(stated.value, ''), stated.ends_on, 'STATED', now()
  from (values
    ('VAT_ID', new.legal ->> 'vatId', null::date, case when tg_op = 'UPDATE' then old.legal ->> 'vatId' end, null::date),
    ('TAX_NUMBER', new.legal ->> 'taxNumber', null, case when tg_op = 'UPDATE' then old.legal ->> 'taxNumber' end, null),
    ('LUCID', new.lucid, new.lucid_until, case when tg_op = 'UPDATE' then old.lucid end,
      case when tg_op = 'UPDATE' then old.lucid_until end)
  ) stated (kind, value, ends_on, former, former_end)
  where (coalesce(stated.value, ''), stated.ends_on) is distinct from (coalesce(stated.former, ''), stated.former_end);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_unchecked()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into product_check (sku_id, store_id)
  select p.sku_id, p.store_id from changed c join product p on p.sku_id = c.sku_id order by p.sku_id
  on conflict (sku_id) do update set is_stale = true where not product_check.is_stale;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_unchecked_product()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into product_check (sku_id, store_id) values (new.sku_id, new.store_id)
  on conflict (sku_id) do update set is_stale = true where not product_check.is_stale;
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

CREATE OR REPLACE FUNCTION public.open_approval(about text, target text, buyer uuid, store uuid, due timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into approval (kind, target_id, buyer_id, store_id, due_at) values (about, target, buyer, store, due)
  on conflict (kind, target_id) where state <> 'SETTLED' do nothing
$function$;

CREATE OR REPLACE FUNCTION public.payable_cents(part sub_order)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select (part.totals ->> 'gross')::bigint - coalesce((
    select sum(r.set_off_cents) from refund r
    where r.buyer_id = part.buyer_id and r.order_id = part.order_id and r.store_id = part.store_id), 0)::bigint
$function$;

CREATE OR REPLACE FUNCTION public.pieces_in_claims(line order_line)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum(c.quantity - c.refunded_quantity), 0)::integer
  from claim k join claim_line c on c.buyer_id = k.buyer_id and c.claim_id = k.id
  where k.buyer_id = line.buyer_id and k.order_id = line.order_id and k.store_id = line.store_id
    and k.status not in ('CLOSED', 'WITHDRAWN') and c.sku_id = line.sku_id
$function$;

CREATE OR REPLACE FUNCTION public.place_product()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  place record;
begin
  select parent_slug, archived_at into place from category where slug = new.category_slug for key share;
  if place.archived_at is not null and new.status <> 'ARCHIVED' then
    raise exception 'The category % is archived.', new.category_slug using errcode = '40001';
  end if;
  new.root_category_slug := coalesce(place.parent_slug, new.root_category_slug);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.place_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select p.store_id, low_below(p.status, p.count_per_box, p.minimum_quantity) into new.of_store, new.low_below
  from product p where p.sku_id = new.sku_id;
  return new;
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

CREATE OR REPLACE FUNCTION public.post_words(content jsonb)
 RETURNS tsvector
 LANGUAGE plpgsql
 IMMUTABLE COST 1000
AS $function$
begin
  return public.company_words(concat_ws(' ', content -> 'de' ->> 'title', content -> 'en' ->> 'title', content -> 'de' ->> 'topic',
    content -> 'en' ->> 'topic', content ->> 'author', content ->> 'path'));
end $function$;

CREATE OR REPLACE FUNCTION public.product_words(store uuid, supplier_sku text, gtin text, brand text, name_de text, name_en text)
 RETURNS tsvector
 LANGUAGE plpgsql
 IMMUTABLE COST 1000
AS $function$
begin
  return array_to_tsvector(array_remove(regexp_split_to_array(
    public.folded(supplier_sku || ' ' || coalesce(gtin, '') || ' ' || brand || ' ' || name_de || ' ' || name_en), '[^a-z0-9]+'), '')
    || store::text);
end $function$;

CREATE OR REPLACE FUNCTION public.recipe_facts(food jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select jsonb_build_object('allergens', coalesce(food -> 'allergens', '[]'), 'traces', coalesce(food -> 'traces', '[]'),
    'absent', coalesce(food -> 'absent', '[]'), 'additives', coalesce(food -> 'additives', '[]'))
$function$;

CREATE OR REPLACE FUNCTION public.recipient_of(company uuid, placed_by uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(
    (select account_id from membership where company_id = company and account_id = placed_by), contact_of(company))
$function$;

CREATE OR REPLACE FUNCTION public.refuse_activity_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Who has left is taken out by the foreign key.
  if tg_op = 'UPDATE' and new.account_id is null
    and (to_jsonb(new) - 'account_id') = (to_jsonb(old) - 'account_id') then
    return new;
  end if;
  raise exception 'store_activity is append-only' using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'A row of % stays as it was written.', tg_table_name;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_changed_commission_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'mailed_at' = to_jsonb(old) - 'mailed_at' then
    return new;
  end if;
  raise exception 'commission invoice % stays as it was issued', old.number;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_note_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'notes about stores are only added';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_unbalanced_booking()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select sum(amount_cents) from ledger_entry where booking_id = new.booking_id) <> 0 then
    raise exception 'booking % does not add up to zero', new.booking_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.reopen_approval(about text, target text, due timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  update approval set state = 'OPEN', decision = null, message = null, words = '{}', decided_by = null, decided_at = null, due_at = due
  where kind = about and target_id = target and state = 'ASKED'
$function$;

CREATE OR REPLACE FUNCTION public.seal_audit(most integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  last_number bigint;
  last_hash bytea;
  entry audit_entry;
  sealed integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtext('tresen audit seal')) then
    return 0;
  end if;
  select number, hash into last_number, last_hash from audit_seal order by number desc limit 1;
  for entry in
    select e.* from audit_unsealed u join audit_entry e on e.id = u.entry_id order by e.at, e.id limit most
  loop
    last_number := coalesce(last_number, 0) + 1;
    last_hash := audit_seal_hash(coalesce(last_hash, ''), last_number, entry);
    insert into audit_seal (number, entry_id, hash) values (last_number, entry.id, last_hash);
    delete from audit_unsealed where entry_id = entry.id;
    sealed := sealed + 1;
  end loop;
  return sealed;
end $function$;

CREATE OR REPLACE FUNCTION public.seal_document_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  last_seal document_seal;
  format text := coalesce(to_jsonb(new) ->> 'format', 'PDF');
begin
  perform pg_advisory_xact_lock(hashtext('tresen document seal'));
  select * into last_seal from document_seal order by position desc limit 1;
  insert into document_seal (position, number, format, sha256, hash)
  values (coalesce(last_seal.position, 0) + 1, new.number, format, new.sha256,
    seal_hash(last_seal.hash, new.number, format, new.sha256));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.seal_hash(former bytea, number text, format text, file bytea)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select sha256(coalesce(former, '') || convert_to(number || ' ' || format || ' ', 'UTF8') || file)
$function$;

CREATE OR REPLACE FUNCTION public.send_webhooks(store uuid, name text, content jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into webhook_delivery (webhook_id, event, data)
  select id, name, content from webhook where store_id = store and is_on and name = any(events)
$function$;

CREATE OR REPLACE FUNCTION public.send_webhooks_of_claim()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform send_webhooks(new.store_id, 'claim.opened', jsonb_build_object('number', new.number));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.send_webhooks_of_delivery()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before text := case when tg_op = 'UPDATE' then old.status end;
begin
  if new.status = 'PLACED' and before is distinct from 'PLACED' then
    perform send_webhooks(new.store_id, 'order.placed', jsonb_build_object('subOrderNumber', new.sub_order_number));
  elsif new.status = 'CANCELLED' and before in ('PLACED', 'CONFIRMED') then
    perform send_webhooks(new.store_id, 'order.cancelled', jsonb_build_object('subOrderNumber', new.sub_order_number));
  end if;
  if tg_op = 'UPDATE' and new.return_request is not null and old.return_request is null then
    perform send_webhooks(new.store_id, 'return.opened', jsonb_build_object('subOrderNumber', new.sub_order_number));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.send_webhooks_of_import()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform send_webhooks(new.store_id, 'import.finished', jsonb_build_object('id', new.id, 'state', new.state));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.send_webhooks_of_payout()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform send_webhooks(new.store_id, 'payout.paid',
    jsonb_build_object('number', new.number, 'amount', round(new.amount_cents / 100.0, 2)));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.settle_approval(about text, target text)
 RETURNS void
 LANGUAGE sql
AS $function$
  update approval set state = 'SETTLED', settled_at = now() where kind = about and target_id = target and state <> 'SETTLED'
$function$;

CREATE OR REPLACE FUNCTION public.spread_deposit_item()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update product set deposits = deposits, updated_at = now()
  where deposits @> jsonb_build_array(jsonb_build_object('code', new.code));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.sum_searches()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  counted record := coalesce(new, old);
  searched integer := coalesce(new.searches, 0) - coalesce(old.searches, 0);
  in_vain integer := 0;
  pressed integer := 0;
begin
  -- Rows of days are locked before and in an order; those of the words, which two statements of one transaction write, would not be.
  lock table search_sum in share row exclusive mode;
  if tg_table_name = 'missed_search' then
    in_vain := searched;
  else
    -- Of a day there are never more clicks than searches, whoever sent them.
    pressed := coalesce(least(new.searches, new.clicked), 0) - coalesce(least(old.searches, old.clicked), 0);
  end if;
  insert into search_sum as known (language, words, searches, missed, clicked, last_day)
  values (counted.language, counted.words, searched, in_vain, pressed, counted.day)
  on conflict (language, words) do update set searches = known.searches + searched, missed = known.missed + in_vain,
    clicked = known.clicked + pressed, last_day = greatest(known.last_day, counted.day);
  if tg_op = 'DELETE' then
    delete from search_sum where language = counted.language and words = counted.words and searches <= 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.withdraw_approval(of_kind text, target text, by uuid, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  update approval set state = 'SETTLED', decision = null, message = null, words = '{}', decided_by = by, decided_at = at, settled_at = at
  where kind = of_kind and target_id = target and state in ('OPEN', 'ASKED');
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.withdraw_order_requests()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from cart_item where buyer_id in (
    select id from order_request
    where buyer_id = old.company_id and requested_by = old.account_id and status = 'WAITING');
  update order_request set status = 'WITHDRAWN', decided_at = now()
  where buyer_id = old.company_id and requested_by = old.account_id and status = 'WAITING';
  return null;
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

create view audit_log as
 SELECT e.id,
    e.at,
    e.actor_id,
    COALESCE(e.account_id, "end".account_id) AS account_id,
    e.action,
    whole.action AS part_of_action,
    COALESCE("end".state, e.state) AS state,
    e.reason,
    e.target_kind,
    e.target_id,
    e.before,
    e.after,
    e.detail,
    (e.salt IS NULL) AS is_erased,
    e.concerned_store_id,
    e.concerned_buyer_id,
    e.is_impersonated
   FROM ((audit_entry e
     LEFT JOIN audit_entry "end" ON (("end".ends_id = e.id)))
     LEFT JOIN audit_entry whole ON ((whole.id = e.part_of)))
  WHERE ((e.ends_id IS NULL) AND (NOT (EXISTS ( SELECT
           FROM audit_entry part
          WHERE (part.part_of = e.id)))));

create view effective_attribute as
 SELECT c.slug AS category_slug,
    a.category_slug AS owner_slug,
    (a.category_slug = c.slug) AS is_own,
    a.sort,
    a.key,
    a.kind,
    a.label_de,
    a.label_en,
    a.unit,
    a.choices,
    ARRAY( SELECT listed.choice
           FROM jsonb_array_elements(a.choices) WITH ORDINALITY listed(choice, place)
          WHERE (NOT (listed.choice ? 'isArchived'::text))
          ORDER BY listed.place) AS open_choices,
    (a.is_required OR (a.key = ANY (COALESCE(s.required_keys, '{}'::text[])))) AS is_required,
    a.is_filter
   FROM ((category c
     LEFT JOIN attribute_set s ON ((s.category_slug = c.slug)))
     JOIN category_attribute a ON ((((a.category_slug = c.slug) OR (a.category_slug = c.parent_slug)) AND (a.archived_at IS NULL))))
  WHERE ((a.category_slug = c.slug) OR (NOT (EXISTS ( SELECT
           FROM category_attribute own
          WHERE ((own.category_slug = c.slug) AND (own.key = a.key) AND (own.archived_at IS NULL))))));
