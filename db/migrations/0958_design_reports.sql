-- Not additive: the version before knows no approval of a reported design.
-- Reports of unlawful designs by the stores that are to print them, and what operators have decided of them (decision 282).
alter table design add column blocked_at timestamptz;

create sequence design_report_number start 100001;
create table design_report (
  buyer_id uuid not null,
  design_id uuid not null,
  id uuid not null,
  store_id uuid not null,
  report_number text not null,
  reason text not null check (reason in ('UNLAWFUL', 'RIGHTS', 'OTHER')),
  explanation text not null,
  created_at timestamptz not null,
  decide_by timestamptz not null,
  outcome text check (outcome in ('BLOCKED', 'DISMISSED')),
  -- What buyer or store was told.
  statement text,
  decided_at timestamptz,
  primary key (buyer_id, design_id, id),
  foreign key (buyer_id, design_id) references design (buyer_id, id) on delete cascade,
  check ((outcome is null) = (decided_at is null) and (outcome is null) = (statement is null))
);
create unique index design_report_waiting on design_report (buyer_id, design_id) where outcome is null;
create index design_report_latest on design_report (buyer_id, design_id, created_at desc);
create index design_report_of_store on design_report (store_id, created_at);
create index design_report_outdated on design_report (decided_at) where outcome is not null;

alter table approval drop constraint approval_kind_check, add constraint approval_kind_check check (kind in (
  'VAT_ID', 'EXCLUSIVE_REQUEST', 'REVIEW', 'RETURN', 'PRODUCT', 'STORE', 'BANK_ACCOUNT', 'POST', 'CLAIM', 'PAPER',
  'PRODUCT_REPORT', 'DESIGN_REPORT')) not valid;
alter table approval validate constraint approval_kind_check;

-- Without the buyer: the answer goes to the store, and the buyer reads of a block alone.
create function approve_design_report() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform open_approval('DESIGN_REPORT', new.design_id::text, null, new.store_id, new.created_at);
  elsif old.outcome is null then
    perform settle_approval('DESIGN_REPORT', old.design_id::text);
  end if;
  return null;
end $$;
create trigger approve_design_report after insert or delete on design_report for each row execute function approve_design_report();
