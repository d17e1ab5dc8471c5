import SEPA from 'sepa'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'

/** Time for the store's people to notice that somebody else has changed where its money goes. */
const WAIT_MS = 48 * 60 * 60_000

export type BankAccount = { storeId: string; iban: string; holder: string }

/**
 * Where a store's money goes from two days on; its first account may be used at once. Undefined where the IBAN's check digits
 * are wrong.
 */
export async function setBankAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { storeId, iban: typed, holder }: BankAccount,
): Promise<{ usableFrom: Date } | undefined> {
  const iban = typed.replaceAll(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) || !SEPA.validateIBAN(iban)) return undefined
  const now = clock.now()
  const [last] = await db<{ iban: string; holder: string; usableFrom: Date }[]>`
    select iban, holder, usable_from from store_bank_account where store_id = ${storeId} order by id desc limit 1`
  if (last?.iban === iban && last.holder === holder) return last
  const usableFrom = last ? new Date(now.getTime() + WAIT_MS) : now
  await db`
    insert into store_bank_account (store_id, id, iban, holder, usable_from, created_at)
    values (${storeId}, ${newId()}, ${iban}, ${holder}, ${usableFrom}, ${now})`
  return { usableFrom }
}
