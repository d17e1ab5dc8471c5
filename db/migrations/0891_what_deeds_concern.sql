-- additive
-- The store and the company that a deed concerns are written with it, and whether it was done in a buyer's place (decision 253): a
-- member who has left cannot be looked up later, and the audit is read by each of them, newest first. They are no part of the chain.
alter table audit_entry
  add column concerned_store_id uuid,
  add column concerned_buyer_id uuid,
  add column is_impersonated boolean not null default false;

-- Null where it concerns none, or where none is known any more.
create function concerned_by(entry audit_entry, out store uuid, out buyer uuid) language plpgsql stable as $$
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
end $$;

-- A call that names somebody's account before the work is one of a session in their place (api/http/audit-calls.ts).
create function is_impersonated_deed(entry audit_entry) returns boolean language sql stable as $$
  select entry.action = 'impersonate' or entry.account_id is not null and entry.action ~ '^[A-Z]+ /'
    or exists (select from audit_entry whole where whole.id = entry.part_of and whole.is_impersonated)
$$;

create function note_concerned() returns trigger language plpgsql as $$
begin
  select store, buyer into new.concerned_store_id, new.concerned_buyer_id from concerned_by(new);
  new.is_impersonated := is_impersonated_deed(new);
  return new;
end $$;
create trigger note_concerned before insert on audit_entry for each row execute function note_concerned();

-- What is there already: the calls first, then what is part of one.
alter table audit_entry disable trigger keep_audit_entry;
update audit_entry e set (concerned_store_id, concerned_buyer_id) = (select store, buyer from concerned_by(e)),
  is_impersonated = is_impersonated_deed(e);
update audit_entry e set is_impersonated = true where part_of is not null and not is_impersonated and is_impersonated_deed(e);
alter table audit_entry enable trigger keep_audit_entry;

create index audit_entry_of_store on audit_entry (concerned_store_id, at desc, id desc) where concerned_store_id is not null;
create index audit_entry_of_buyer on audit_entry (concerned_buyer_id, at desc, id desc) where concerned_buyer_id is not null;
create index audit_entry_impersonated on audit_entry (at desc, id desc) where is_impersonated;
create index audit_entry_by_action on audit_entry (action text_pattern_ops, at desc, id desc);
create index audit_entry_by_kind on audit_entry (target_kind, at desc, id desc) where target_kind is not null;
create index audit_entry_of_target on audit_entry (target_id, at desc, id desc) where target_id is not null;

create or replace view audit_log as
  select e.id, e.at, e.actor_id, coalesce(e.account_id, "end".account_id) as account_id, e.action, whole.action as part_of_action,
    coalesce("end".state, e.state) as state, e.reason, e.target_kind, e.target_id, e.before, e.after, e.detail, e.salt is null as is_erased,
    e.concerned_store_id, e.concerned_buyer_id, e.is_impersonated
  from audit_entry e
  left join audit_entry "end" on "end".ends_id = e.id
  left join audit_entry whole on whole.id = e.part_of
  where e.ends_id is null and not exists (select from audit_entry part where part.part_of = e.id);
