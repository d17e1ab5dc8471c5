import { newId } from '../../platform/ids.ts'
import type postgres from 'postgres'
import type { Queryable } from '../../platform/db.ts'

type VatId = { vatId: string | null; vatIdStatus: 'UNCHECKED' | 'VALID' | 'INVALID' }

export async function findVatId(sql: Queryable, accountId: string): Promise<VatId | undefined> {
  const [row] = await sql<VatId[]>`
    select vat_id, vat_id_status from company where id = ${accountId}`
  return row
}

export const findUncheckedVatIds = (sql: Queryable) => sql<{ accountId: string; vatId: string }[]>`
  select id as account_id, vat_id from company
  where vat_id is not null and vat_id_status = 'UNCHECKED' order by created_at, id`

type Status = 'VALID' | 'INVALID'
type Checked = { accountId: string; vatId: string; status: Status; at: Date }

/** Changes nothing where the id is another one by now, or no longer UNCHECKED. */
export async function writeVatIdStatus(sql: Queryable, { accountId, vatId, status, at }: Checked): Promise<void> {
  const found = sql`
    update company set vat_id_status = ${status}, vat_id_checked_at = ${at}
    where id = ${accountId} and vat_id = ${vatId} and vat_id_status = 'UNCHECKED'
    returning id, vat_id`
  await writeCheck(sql, found, { status, at, source: 'REGISTER', decidedBy: null })
}

type Decision = { email: string; status: Status; at: Date }

/** Undefined for an unknown e-mail; the VAT id is null where there is none to decide about. */
export async function decideVatId(sql: Queryable, { email, status, at }: Decision) {
  const found = sql`
    update company set vat_id_status = case when vat_id is null then vat_id_status else ${status} end,
      vat_id_checked_at = case when vat_id is null then vat_id_checked_at else ${at}::timestamptz end
    where id = company_of(${email})
    returning id, vat_id`
  const [account] = await writeCheck(sql, found, { status, at, source: 'OPERATOR', decidedBy: null })
  return account
}

/** `vatId`: what was asked about; null where whatever stands there is meant. */
type Word = { vatId: string | null; status: Status; at: Date; operatorId: string }

/** The word of an operator about a company's id. False where there is no such company, or it has none, or another. */
export async function writeVatStatus(
  sql: Queryable,
  id: string,
  { vatId, status, at, operatorId }: Word,
): Promise<boolean> {
  const found = sql`
    update company set vat_id_status = ${status}, vat_id_checked_at = ${at}
    where id = ${id} and vat_id is not null and (${vatId}::text is null or vat_id = ${vatId})
    returning id, vat_id`
  const written = await writeCheck(sql, found, { status, at, source: 'OPERATOR', decidedBy: operatorId })
  return written.length === 1
}

type Check = { status: Status; at: Date; source: 'REGISTER' | 'OPERATOR'; decidedBy: string | null }

/** Writes what was found into the history of the company that `found` has changed, with it or not at all; the same word said twice a day is one. */
const writeCheck = (sql: Queryable, found: postgres.Fragment, { status, at, source, decidedBy }: Check) =>
  sql<{ id: string; vatId: string | null }[]>`
    with found as (${found}), written as (
      insert into company_vat_check (buyer_id, id, vat_id, status, source, decided_by, at)
      select id, ${newId()}, vat_id, ${status}, ${source}, ${decidedBy}, ${at} from found
      where vat_id is not null and not exists (
        select from company_vat_check c where c.buyer_id = found.id and c.vat_id = found.vat_id and c.status = ${status}
          and c.source = ${source} and c.decided_by is not distinct from ${decidedBy}::uuid and c.at > ${at}::timestamptz - interval '1 day'))
    select id, vat_id from found`

export const eraseVatChecks = (sql: Queryable, companyIds: string[]) => sql`
  delete from company_vat_check where buyer_id = any(${companyIds})`
