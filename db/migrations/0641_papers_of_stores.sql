-- The papers of a store, and what time does to them (decision 175). VAT id, tax number and LUCID stand in store.legal and store.lucid.

create table store_paper (
  store_id uuid not null references store (id),
  kind text not null check (kind in ('IDENTITY', 'SYSTEM', 'FOOD', 'ORGANIC', 'SPIRITS', 'WEEE', 'BATTERY')),
  value text not null,
  ends_on date,
  state text not null check (state in ('SENT', 'ACCEPTED', 'REFUSED')),
  -- Of one sending: what its files and its approval are about.
  proof_id uuid not null unique,
  -- What was said where it was refused.
  words text not null default '',
  sent_at timestamptz not null,
  decided_at timestamptz,
  version integer not null check (version > 0),
  primary key (store_id, kind)
);
create index store_paper_ends on store_paper (ends_on) where ends_on is not null;
create index store_lucid_ends on store (lucid_until) where lucid_until is not null;

-- Until then a paper that is missing does not stop a store.
alter table store add column papers_due_on date not null default (current_date + 90);

-- Kinds of goods that ask for papers of their own, counted with the levels.
alter table store_level add column sells text[] not null default '{}';

-- What the register of the member states said of a VAT id; asked again every day.
create table store_vat_check (
  store_id uuid primary key references store (id),
  vat_id text not null,
  -- Null while the register has not answered.
  status text check (status in ('VALID', 'INVALID')),
  checked_at timestamptz,
  tried_at timestamptz not null
);

-- Each reminder of the end of a paper is sent once.
create table store_reminder (
  store_id uuid not null references store (id),
  kind text not null,
  ends_on date not null,
  days smallint not null,
  sent_at timestamptz not null,
  primary key (store_id, kind, ends_on, days)
);

alter table approval drop constraint approval_kind_check, add constraint approval_kind_check check (kind in (
  'VAT_ID', 'EXCLUSIVE_REQUEST', 'REVIEW', 'RETURN', 'PRODUCT', 'STORE', 'BANK_ACCOUNT', 'POST', 'CLAIM', 'PAPER'));
