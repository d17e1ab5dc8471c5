-- additive
-- What was found about the VAT id of a company, each time it was checked: by the register of the member states or by an operator.
create table company_vat_check (
  buyer_id uuid not null references company (id),
  id uuid not null,
  vat_id text not null,
  status text not null check (status in ('VALID', 'INVALID')),
  source text not null check (source in ('REGISTER', 'OPERATOR')),
  decided_by uuid,
  at timestamptz not null,
  primary key (buyer_id, id)
);
create index company_vat_check_newest on company_vat_check (buyer_id, at desc, id desc);

-- The last one of each; who found it was not written. An operator's word has a row in the audit.
insert into company_vat_check (buyer_id, id, vat_id, status, source, at)
select c.id, gen_random_uuid(), c.vat_id, c.vat_id_status,
  case when exists (
    select from audit_entry e where e.concerned_buyer_id = c.id and e.at = c.vat_id_checked_at and e.action = 'buyer.vat-status')
    then 'OPERATOR' else 'REGISTER' end, c.vat_id_checked_at
from company c where c.vat_id is not null and c.vat_id_checked_at is not null and c.vat_id_status <> 'UNCHECKED' and c.erased_at is null;

-- The tickets of a company are those of its people: each of them is read newest first.
drop index ticket_by_account;
create index ticket_by_account on ticket (account_id, created_at desc, id desc) where account_id is not null;
create index ticket_signed_out on ticket (lower(email), created_at desc, id desc) where account_id is null;
