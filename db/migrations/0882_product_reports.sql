-- Not additive: the version before knows fewer kinds of approvals.
-- Reports of unlawful products (Art. 16 Regulation (EU) 2022/2065); all that wait of one product are decided together (decision 244).
create sequence product_report_number start 100001;
create table product_report (
  id uuid primary key,
  report_number text not null unique,
  sku_id text not null,
  reason text not null check (reason in ('UNLAWFUL', 'DANGEROUS', 'RIGHTS', 'LABELLING', 'OTHER')),
  explanation text not null,
  -- Who has left no address is not known, signed in or not.
  name text,
  email text,
  account_id uuid,
  language text not null check (language in ('de', 'en')),
  created_at timestamptz not null,
  decide_by timestamptz not null,
  outcome text check (outcome in ('BLOCKED', 'DISMISSED')),
  -- What the reporter was told.
  statement text,
  decided_at timestamptz,
  check ((outcome is null) = (decided_at is null) and (outcome is null) = (statement is null))
);
create index product_report_waiting on product_report (sku_id, created_at) where outcome is null;
create index product_report_decided on product_report (sku_id, decided_at desc) where outcome is not null;
create index product_report_by_time on product_report (created_at);
create index product_report_outdated on product_report (decided_at) where outcome is not null;
create index product_report_of_account on product_report (account_id) where account_id is not null;
create index product_report_by_email on product_report (lower(email)) where account_id is null and email is not null;

alter table approval drop constraint approval_kind_check, add constraint approval_kind_check check (kind in (
  'VAT_ID', 'EXCLUSIVE_REQUEST', 'REVIEW', 'RETURN', 'PRODUCT', 'STORE', 'BANK_ACCOUNT', 'POST', 'CLAIM', 'PAPER',
  'PRODUCT_REPORT')) not valid;
alter table approval validate constraint approval_kind_check;

create function approve_product_report() returns trigger language plpgsql as $$
begin
  perform open_approval('PRODUCT_REPORT', new.sku_id, null, (select store_id from product where sku_id = new.sku_id), new.created_at);
  return null;
end $$;
create trigger approve_product_report after insert on product_report for each row execute function approve_product_report();
