-- additive
-- A person may belong to several companies and stores and to the operators' team (decision 60). What is a company's moves
-- to `company`; its columns on `account`, with role and store_id, stay for the version before, and triggers carry what
-- either version writes over to the other.

create table company (
  id uuid primary key,
  name text not null,
  legal_form text,
  business_type text check (business_type in ('HOTEL', 'CAFE', 'RESTAURANT', 'RETAIL', 'OFFICE', 'OTHER')),
  vat_id text,
  vat_id_status text not null default 'UNCHECKED' check (vat_id_status in ('UNCHECKED', 'VALID', 'INVALID')),
  vat_id_checked_at timestamptz,
  website text,
  social_urls text[] not null default '{}',
  start_date date,
  invoice_email text,
  buyer_reference text,
  country_id integer not null,
  trusted_at timestamptz,
  created_at timestamptz not null default now(),
  erased_at timestamptz
);

create table membership (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  company_id uuid references company,
  store_id uuid references store,
  is_operator boolean not null default false,
  roles text[] not null,
  created_at timestamptz not null default now(),
  chosen_at timestamptz,
  check (num_nonnulls(company_id, store_id) + is_operator::int = 1),
  check (cardinality(roles) > 0 and array_position(roles, null) is null),
  check (company_id is null or roles <@ '{OWNER,BUYER,APPROVER,RECEIVER,BOOKKEEPER}'),
  check (store_id is null or roles <@ '{OWNER,SALES,WAREHOUSE,CATALOGUE,FINANCE}'),
  check (not is_operator or roles <@ '{ADMIN,SUPPORT,CONTENT,CATALOGUE,FINANCE}')
);
create unique index membership_of_company on membership (company_id, account_id) where company_id is not null;
create unique index membership_of_store on membership (store_id, account_id) where store_id is not null;
create unique index membership_of_operators on membership (account_id) where is_operator;
create index membership_by_account on membership (account_id);

-- Null in sessions that the version before began: they act as the account's first membership.
alter table session add column membership_id uuid references membership on delete cascade;
create index session_by_membership on session (membership_id) where membership_id is not null;

-- Whom a company's mails go to: the owner who has been there longest.
create function contact_of(company uuid) returns uuid language sql stable as $$
  select account_id from membership where company_id = company
  order by 'OWNER' = any(roles) desc, created_at, id limit 1
$$;

-- The company of the person with this e-mail, whatever its letter case; of several the first.
create function company_of(person text) returns uuid language sql stable as $$
  select m.company_id from membership m join account a on a.id = m.account_id
  where lower(a.email) = lower(person) and m.company_id is not null
  order by m.created_at, m.id limit 1
$$;

create function write_membership(of account) returns void language sql as $$
  insert into membership (id, account_id, company_id, store_id, is_operator, roles, created_at)
  select gen_random_uuid(), of.id, case of.role when 'BUYER' then of.id end,
    case of.role when 'SUPPLIER' then of.store_id end, of.role = 'OPERATOR',
    case of.role when 'OPERATOR' then '{ADMIN}'::text[] else '{OWNER}' end, of.created_at
  where of.role = 'OPERATOR' or (of.role = 'SUPPLIER' and exists (select from store s where s.id = of.store_id))
    or (of.role = 'BUYER' and exists (select from company c where c.id = of.id)
      and not exists (select from membership m where m.company_id = of.id and m.account_id <> of.id))
  on conflict do nothing
$$;

create function write_company(of account) returns void language sql as $$
  insert into company (id, name, legal_form, business_type, vat_id, vat_id_status, vat_id_checked_at, website,
    social_urls, start_date, invoice_email, buyer_reference, country_id, trusted_at, created_at, erased_at)
  values (of.id, of.company_name, of.legal_form, of.business_type, of.vat_id, of.vat_id_status, of.vat_id_checked_at,
    of.website, of.social_urls, of.start_date, of.invoice_email, of.buyer_reference, of.country_id, of.trusted_at,
    of.created_at, of.erased_at)
  on conflict do nothing
$$;

-- An account is opened with its company and its first membership. A supplier without a store is who belongs to nothing that
-- the version before knows: it refuses their calls.
create function open_account() returns trigger language plpgsql as $$
begin
  if new.role <> 'SUPPLIER' or new.store_id is not null then perform write_company(new); end if;
  perform write_membership(new);
  return null;
end $$;

-- What the version before writes of an account. A founder who is erased, or an owner no more, leaves the company to
-- those who are still there.
create function follow_account() returns trigger language plpgsql as $$
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
end $$;

-- For the version before, what this one writes of a company,
create function follow_company() returns trigger language plpgsql as $$
begin
  update account set company_name = new.name, legal_form = new.legal_form, business_type = new.business_type,
    vat_id = new.vat_id, vat_id_status = new.vat_id_status, vat_id_checked_at = new.vat_id_checked_at,
    website = new.website, social_urls = new.social_urls, start_date = new.start_date,
    invoice_email = new.invoice_email, buyer_reference = new.buyer_reference, trusted_at = new.trusted_at
  where id = new.id and erased_at is null;
  return null;
end $$;

-- and of memberships: one role, the one that may most.
create function follow_membership() returns trigger language plpgsql as $$
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
end $$;

create trigger open_account after insert on account for each row execute function open_account();
create trigger follow_account after update of company_name, legal_form, business_type, vat_id, vat_id_status,
  vat_id_checked_at, website, social_urls, start_date, invoice_email, buyer_reference, country_id, trusted_at, role,
  store_id, erased_at on account for each row when (pg_trigger_depth() = 0) execute function follow_account();
create trigger follow_company after update on company for each row when (pg_trigger_depth() = 0)
  execute function follow_company();
create trigger follow_membership after insert or update of roles or delete on membership for each row
  execute function follow_membership();

-- The triggers' lock holds back new accounts until this is done.
select write_company(a) from account a;
select write_membership(a) from account a;
