import * as operatorOrdersApi from '../../contract/operator/orders.ts'
import { stepUpOf } from '../../test/account/step-up.ts'
import { createMember } from '../../test/builders.ts'
import type { Db } from '../../api/platform/db.ts'
import { ask, showFactor } from './account.ts'

type Shop = { origin: string; db: Db }
type Item = { productSkuId: string; quantity: number }

/** An order of one store by transfer whose money an operator has seen on the account: it waits for the store. */
export async function orderPaid({ origin, db }: Shop, { token }: { token: string }, items: Item[]) {
  const { version } = await ask<{ version: number }>(origin, '/cart', { body: { items }, token })
  const byTransfer = { paymentMethodCode: 'BANK_TRANSFER', termsAccepted: true, cartVersion: version }
  const placed = await ask<{ orderId: string; orderNumber: string }>(origin, '/checkout/pay', {
    body: byTransfer,
    token,
  })
  const { orderId, orderNumber } = placed
  await markPaid({ origin, db }, orderNumber)
  return { orderId, subOrderNumber: `${orderNumber}-1` }
}

/** An operator has seen the money of an order on the account. */
export async function markPaid({ origin, db }: Shop, orderNumber: string) {
  const { token } = await createMember(db, { isOperator: true, roles: ['FINANCE'] })
  await showFactor(db, token)
  const stepUp = await stepUpOf(db, operatorOrdersApi.markPaid, token)
  await ask(origin, `/operator/orders/${orderNumber}/mark-paid`, { body: { reason: 'Statement 12' }, token, stepUp })
}
