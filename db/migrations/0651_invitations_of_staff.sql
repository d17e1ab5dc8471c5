-- Stores and the operators' team invite as companies do.
alter table invitation
  alter column company_id drop not null,
  add column store_id uuid references store (id),
  add column is_operator boolean not null default false,
  add check (num_nonnulls(company_id, store_id) + is_operator::int = 1) not valid,
  drop constraint invitation_roles_check,
  add constraint invitation_roles_check check (cardinality(roles) > 0) not valid,
  add check (company_id is null or roles <@ '{OWNER,BUYER,APPROVER,RECEIVER,BOOKKEEPER}') not valid,
  add check (store_id is null or roles <@ '{OWNER,SALES,WAREHOUSE,CATALOGUE,FINANCE}') not valid,
  add check (not is_operator or roles <@ '{ADMIN,SUPPORT,CONTENT,CATALOGUE,FINANCE}') not valid;
create unique index invitation_of_store on invitation (store_id, lower(email)) where store_id is not null;
create unique index invitation_of_operators on invitation (lower(email)) where is_operator;
