import SEPA from 'sepa'
import { approveRun } from '../../api/payouts/approve-run.ts'
import { setBankAccount } from '../../api/payouts/bank-accounts.ts'
import { proposeRun } from '../../api/payouts/propose-run.ts'
import { recordPaid } from '../../api/payouts/record-outcome.ts'
import type { Deps } from '../../api/platform/deps.ts'

/** DEMO: each store has an account at a bank that does not exist (no bank code begins with 9), with valid check digits. */
export async function loadBankAccounts(deps: Deps): Promise<void> {
  const stores = await deps.db<{ id: string; name: string }[]>`select id, name from store order by slug`
  for (const [index, { id: storeId, name }] of stores.entries()) {
    const iban = SEPA.checksumIBAN(`DE0099999999${String(index + 1).padStart(10, '0')}`)
    await setBankAccount(deps, { storeId, iban, holder: name })
  }
}

/** What was delivered is paid out: one run, and the first half of it has reached its stores. */
export async function loadPayouts(deps: Deps): Promise<void> {
  const rows = await deps.db<{ name: string; id: string }[]>`
    select split_part(email, '@', 1) as name, id from account
    where email in ('operator@demo.tresen.example', 'finance@demo.tresen.example')`
  const ids = new Map(rows.map(({ name, id }) => [name, id]))
  const deed = { by: ids.get('operator')!, reason: null }
  if (typeof (await proposeRun(deps, deed)) === 'string') return
  // Somebody else must.
  await approveRun(deps, { ...deed, by: ids.get('finance')! })
  const payouts = await deps.db<{ number: string }[]>`select number from payout order by number`
  const paid = payouts.slice(0, Math.ceil(payouts.length / 2)).map(({ number }) => number)
  if (paid.length > 0) await recordPaid(deps, deed, paid)
}
