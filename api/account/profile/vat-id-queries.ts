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

type Checked = { accountId: string; vatId: string; status: 'VALID' | 'INVALID'; at: Date }

/** Changes nothing where the id is another one by now, or no longer UNCHECKED. */
export async function writeVatIdStatus(sql: Queryable, { accountId, vatId, status, at }: Checked): Promise<void> {
  await sql`
    update company set vat_id_status = ${status}, vat_id_checked_at = ${at}
    where id = ${accountId} and vat_id = ${vatId} and vat_id_status = 'UNCHECKED'`
}

type Decision = { email: string; status: 'VALID' | 'INVALID'; at: Date }

/** Undefined for an unknown e-mail; the VAT id is null where there is none to decide about. */
export async function decideVatId(sql: Queryable, { email, status, at }: Decision) {
  const [account] = await sql<{ id: string; vatId: string | null }[]>`
    update company set vat_id_status = case when vat_id is null then vat_id_status else ${status} end,
      vat_id_checked_at = case when vat_id is null then vat_id_checked_at else ${at}::timestamptz end
    where id = company_of(${email})
    returning id, vat_id`
  return account
}

/** The word of an operator about a company's id. False where there is no such company, or it has none. */
export async function writeVatStatus(
  sql: Queryable,
  id: string,
  decided: { status: 'VALID' | 'INVALID'; at: Date },
): Promise<boolean> {
  const written = await sql`
    update company set vat_id_status = ${decided.status}, vat_id_checked_at = ${decided.at}
    where id = ${id} and vat_id is not null`
  return written.count === 1
}
