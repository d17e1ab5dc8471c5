import { BANK_WAIT_HOURS } from '../../contract/payouts/bank-account.ts'
import type { Queryable } from '../platform/db.ts'
import type { Fact } from './fact.ts'

// With its legal form where the name does not end in it.
const company = (sql: Queryable) => sql`
  case when legal->>'companyName' like '%' || coalesce(legal->>'legalForm', '') then legal->>'companyName'
    else concat_ws(' ', legal->>'companyName', legal->>'legalForm') end`

/** Of a store that is being set up; of its account only how it stands, as that has an approval of its own. */
export const findStoreFacts = (sql: Queryable, storeId: string) => sql<Fact[]>`
  with s as (select s.*, a.sells, a.applied_at from store s join store_application a on a.store_id = s.id where s.id = ${storeId}::uuid)
  select 'companyName' as name, ${company(sql)} as value,
    false as is_open, applied_at as at from s
  union all select 'address', legal->>'address', false, null from s
  union all select 'register', nullif(concat_ws(' ', legal->>'registerCourt', legal->>'registerNumber'), ' '), false, null from s
  union all select 'represented', nullif(legal->>'managers', ''), false, null from s
  union all select 'contact', concat_ws(', ', legal->>'contactName', legal->>'contactPhone', legal->>'email'), false, null from s
  union all select 'vatId', nullif(legal->>'vatId', ''), c.status is distinct from 'VALID', null
    from s left join store_vat_check c on c.store_id = s.id and c.vat_id = s.legal->>'vatId'
  union all select 'vatCheck', '{' || c.status || '}', c.status is distinct from 'VALID', c.checked_at
    from s left join store_vat_check c on c.store_id = s.id and c.vat_id = s.legal->>'vatId'
  union all select 'taxNumber', nullif(legal->>'taxNumber', ''), false, null from s
  union all select 'lucid', lucid, lucid is null, null from s
  union all select 'openPapers', string_agg('{' || p.kind || '}', ', ' order by p.kind), count(p.kind) > 0, null
    from s left join store_paper p on p.store_id = s.id and p.state <> 'ACCEPTED'
  union all select 'bankAccount', (select '{' || c.state || '}' from bank_account_change c
      where c.store_id = s.id and c.state <> 'REPLACED' order by c.id desc limit 1),
    not exists (select from bank_account_change c where c.store_id = s.id and c.state = 'APPROVED'), null from s
  union all select 'sells', (select string_agg(c.name_de, ', ' order by c.sort) from category c where c.slug = any(s.sells)), false, null from s
  union all select 'firstGoods', (select string_agg(name_de, E'\\n') from (select name_de from product p where p.store_id = s.id
      and p.status in ('IN_REVIEW', 'PAUSED') order by p.sku_id limit 12) shown), false, null from s
  union all select 'goodsInCheck', nullif((select count(*) from product p where p.store_id = s.id and p.status = 'IN_REVIEW'), 0)::text,
    exists (select from product p where p.store_id = s.id and p.status = 'IN_REVIEW'), null from s
  union all select 'sameStore', string_agg(o.name, ', '), count(o.id) > 0, null
    from s left join store o on o.id <> s.id and (o.legal->>'address' = s.legal->>'address'
      or (o.legal->>'vatId' <> '' and o.legal->>'vatId' = s.legal->>'vatId'))
  union all select 'answerOfStore', text, true, at from (
    select text, at from store_application_step where store_id = ${storeId}::uuid and text <> '' and account_id is not null
    order by at desc, id desc limit 1) answer`

/** Of an account that is to take the place of another. */
export const findBankFacts = (sql: Queryable, changeId: string) => sql<Fact[]>`
  with c as (select c.*, s.legal from bank_account_change c join store s on s.id = c.store_id where c.id = ${changeId}::uuid)
  select 'bankAccount' as name, left(iban, 2) || ' … ' || right(iban, 4) || ', ' || holder as value, true as is_open, created_at as at from c
  union all select 'companyName', ${company(sql)}, false, null from c
  union all select 'formerAccount', (select '… ' || right(b.iban, 4) || ', ' || b.holder from store_bank_account b
    where b.store_id = c.store_id order by b.usable_from desc, b.id desc limit 1), false, null from c
  union all select 'enteredBy', (select trim(concat_ws(' ', a.first_name, a.last_name)) from account a where a.id = c.entered_by), false, null from c
  union all select 'sameBank', string_agg(o.name, ', '), count(o.id) > 0, null from c left join store o on o.id <> c.store_id and exists (
    select from store_bank_account b where b.store_id = o.id and b.iban = c.iban)
  union all select 'usableFrom', '{' || to_char((created_at + make_interval(hours => ${BANK_WAIT_HOURS})) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') || '}',
    false, null from c`
