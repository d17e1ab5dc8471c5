import type { Language } from '../../../contract/platform/values.ts'
import type { Queryable, Tx } from '../../platform/db.ts'

export type BankRow = { iban: string; holder: string; usableFrom: Date }
export type BankChangeRow = {
  id: string
  iban: string
  holder: string
  state: 'WAITING' | 'APPROVED' | 'REFUSED' | 'REPLACED'
  words: string
  enteredBy: string
  createdAt: Date
  /** Null until it is approved. */
  usableFrom: Date | null
}

/** Of two changes at once the second sees the first. */
export const lockBank = (tx: Tx, storeId: string) => tx`select from store where id = ${storeId} for no key update`

/** The one that payouts use at this moment, as `proposeRun` chooses it. */
export async function findUsedBank(sql: Queryable, storeId: string, now: Date): Promise<BankRow | undefined> {
  const [row] = await sql<BankRow[]>`
    select iban, holder, usable_from from store_bank_account where store_id = ${storeId} and usable_from <= ${now}
    order by usable_from desc, id desc limit 1`
  return row
}

/** The last one first. */
export const findBankChanges = (sql: Queryable, storeId: string) => sql<BankChangeRow[]>`
  select c.id, c.iban, c.holder, c.state, c.words, c.created_at, b.usable_from,
    coalesce(trim(concat_ws(' ', a.first_name, a.last_name)), '') as entered_by
  from bank_account_change c left join account a on a.id = c.entered_by
    left join store_bank_account b on b.store_id = c.store_id and b.id = c.id
  where c.store_id = ${storeId} order by c.created_at desc, c.id desc`

type NewChange = { storeId: string; id: string; iban: string; holder: string; by: string; now: Date }

/** In place of one that waits, which nobody is to decide any more; this is. */
export const writeBankChange = (
  tx: Tx,
  { storeId, id, iban, holder, by, now }: NewChange,
  former: BankChangeRow | undefined,
) => [
  () => tx`
    update bank_account_change set state = 'REPLACED', decided_at = ${now}
    where store_id = ${storeId} and state = 'WAITING'`,
  () => former && tx`select settle_approval('BANK_ACCOUNT', ${former.id})`,
  () => tx`
    insert into bank_account_change (store_id, id, iban, holder, state, entered_by, created_at)
    values (${storeId}, ${id}, ${iban}, ${holder}, 'WAITING', ${by}, ${now})`,
  () => tx`select open_approval('BANK_ACCOUNT', ${id}, null, ${storeId}, ${now})`,
]

type Owner = { email: string; language: Language }

/** Who is told: the owners whose address is confirmed. */
export const findOwners = (sql: Queryable, storeId: string) => sql<Owner[]>`
  select a.email, a.language from membership m join account a on a.id = m.account_id
  where m.store_id = ${storeId} and 'OWNER' = any(m.roles) and a.email_confirmed_at is not null and a.erased_at is null
  order by a.id`

type Decided = { id: string; isApproved: boolean; words: string; now: Date }

/** The change that was waiting; undefined where another has taken its place or it was decided before. */
export async function writeBankDecision(tx: Tx, { id, isApproved, words, now }: Decided) {
  const [row] = await tx<{ storeId: string; iban: string; holder: string; createdAt: Date }[]>`
    update bank_account_change set state = ${isApproved ? 'APPROVED' : 'REFUSED'}, words = ${isApproved ? '' : words},
      decided_at = ${now}
    where id = ${id} and state = 'WAITING' returning store_id, iban, holder, created_at`
  return row
}

type Usable = BankRow & { storeId: string; id: string; now: Date }

export const insertBank = (tx: Tx, { storeId, id, iban, holder, usableFrom, now }: Usable) => tx`
  insert into store_bank_account (store_id, id, iban, holder, usable_from, created_at)
  values (${storeId}, ${id}, ${iban}, ${holder}, ${usableFrom}, ${now})`
