-- additive
-- What a store has agreed with a buyer: it delivers first and is paid by transfer later, up to a limit.
create table net_terms (
  store_id uuid not null references store (id),
  buyer_id uuid not null references company (id),
  limit_cents bigint not null check (limit_cents between 1 and 100000000),
  days smallint not null check (days in (14, 30)),
  granted_at timestamptz not null,
  changed_at timestamptz not null,
  -- The account that has changed it last.
  changed_by uuid,
  -- Since when nothing more is ordered on these terms; what is open stays due.
  ended_at timestamptz,
  are_reminders_stopped boolean not null default false,
  primary key (store_id, buyer_id)
);
create index net_terms_of_buyer on net_terms (buyer_id);
create index net_terms_by_time on net_terms (store_id, granted_at desc, buyer_id desc);

-- How many days after its invoice a part is paid; null where it is not ordered on net terms.
alter table sub_order add column terms_days smallint;
create index sub_order_on_terms on sub_order (buyer_id, store_id) where terms_days is not null;

-- What of a refund lowers invoices that are not paid yet; the rest of it is paid back.
alter table refund add column set_off_cents bigint not null default 0 check (set_off_cents between 0 and amount_cents);

-- An invoice on net terms, with what is open of it.
create table receivable (
  number text primary key references document (number),
  buyer_id uuid not null,
  order_id uuid not null,
  store_id uuid not null,
  issued_on date not null,
  due_on date not null,
  gross_cents bigint not null check (gross_cents > 0),
  credited_cents bigint not null default 0 check (credited_cents >= 0),
  paid_cents bigint not null default 0 check (paid_cents >= 0),
  open_cents bigint not null generated always as (gross_cents - credited_cents - paid_cents) stored check (open_cents >= 0),
  paid_at timestamptz,
  -- The operator who has seen the money on the account; null for the command line.
  recorded_by uuid,
  are_reminders_stopped boolean not null default false,
  foreign key (buyer_id, order_id, store_id) references sub_order (buyer_id, order_id, store_id)
);
create index receivable_of_part on receivable (buyer_id, order_id, store_id);
create index receivable_of_store on receivable (store_id, due_on, number);
create index receivable_of_buyer on receivable (buyer_id, due_on, number);
create index receivable_by_due on receivable (due_on, number);
create index receivable_open on receivable (due_on, number) where open_cents > 0;
