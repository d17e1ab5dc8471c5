import * as netTermsApi from '../../../contract/net-terms/net-terms.ts'
import { newId } from '../../../api/platform/ids.ts'
import { open, own, owned, type Entries } from '../entry.ts'
import { signedIn, type World } from '../world.ts'
import { paidOrder } from './order-entries.ts'

/** The owner has ordered from the supplier's store. */
async function known(world: World) {
  await paidOrder(world)
  return { buyerId: world.owner.id }
}

const termsOf = async (world: World) => ({ ...(await known(world)), limit: 5000, days: 30 as const })

async function granted(world: World) {
  const terms = await termsOf(world)
  await world.app.request(netTermsApi.grant, terms, { token: await signedIn(world, world.supplier) })
  return { buyerId: terms.buyerId }
}

/** An invoice of the supplier's store that counts as one on net terms. */
async function receivable(world: World) {
  const { orderId } = await paidOrder(world, ['CONFIRM', 'SHIP'])
  const [row] = await world.app.db<[{ number: string }]>`
    insert into receivable (number, buyer_id, order_id, store_id, issued_on, due_on, gross_cents)
    select number, buyer_id, order_id, store_id, '2026-11-01', '2026-12-01', 100 from document
    where order_id = ${orderId} and type = 'INVOICE' returning number`
  return { number: row.number }
}

/** Its letter. */
async function reminded(world: World) {
  const { number } = await receivable(world)
  await world.app.db`
    insert into payment_reminder (number, level, sent_at, open_cents, letter) values (${number}, 1, now(), 100, '%PDF-')`
  return { number, level: 1 }
}

/** Buying first and paying later. */
export const netTermsEntries: Entries = {
  'GET /api/v1/supplier/net-terms': own(),
  'GET /api/v1/supplier/net-terms-buyers': own(() => ({ q: newId() })),
  'PUT /api/v1/supplier/net-terms/{buyerId}': owned(termsOf),
  'DELETE /api/v1/supplier/net-terms/{buyerId}': owned(granted),
  'GET /api/v1/supplier/receivables': own(),
  'GET /api/v1/supplier/receivables/csv': own(),
  'PUT /api/v1/supplier/receivables/{number}/reminders': owned(async (world) => ({
    ...(await receivable(world)),
    areStopped: true,
  })),
  'GET /api/v1/supplier/receivables/{number}/reminders/{level}': owned(reminded),
  'GET /api/v1/account/receivables': own(),
  'GET /api/v1/account/receivables/{number}/reminders/{level}': owned(reminded),
  'GET /api/v1/operator/receivables': open(),
  'POST /api/v1/operator/receivables/{number}/payment': open(async (world) => ({
    ...(await receivable(world)),
    amount: 1,
    reason: 'Kontoauszug',
  })),
}
