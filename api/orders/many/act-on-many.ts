import type { Run } from '../../../contract/desk/runs.ts'
import type * as manyOrdersApi from '../../../contract/orders/many-orders.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { beginRunOnce } from '../../desk/runs/runs.ts'
import type { RunKind } from '../../desk/runs/work-run.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import type { Deps } from '../../platform/deps.ts'
import { storeOf } from '../store-of.ts'
import { findStoreOrder } from '../supplier-queries.ts'
import { changeSubOrder } from '../fulfilment/change-sub-order.ts'

type ManyInput = InputOf<typeof manyOrdersApi.actOnMany>
type RejectInput = InputOf<typeof manyOrdersApi.rejectMany>
type ManyWork = Pick<ManyInput, 'carrier'> & {
  action: ManyInput['action'] | 'REJECT'
  reason?: string
  orders: Record<string, Omit<ManyInput['orders'][number], 'subOrderNumber'>>
  language: Language
}
type ManyDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>

/** Has a worker take the same step with several orders. Throws VALIDATION for one that is named twice, and without a carrier. */
export async function actOnManyOrders(
  deps: ManyDeps,
  caller: Caller<'supplier'>,
  { action, carrier, orders }: ManyInput,
): Promise<Run> {
  const { carrierMissing } = texts(caller.language).orders.replies
  if (action === 'SHIP' && !carrier)
    throw Problem.of('VALIDATION', undefined, { fieldErrors: { carrier: carrierMissing } })
  return begin(deps, caller, { kind: 'orders', orders, step: { action, carrier } })
}

/** The same for rejecting them, which takes the right to give money back. Throws VALIDATION for one that is named twice. */
export const rejectManyOrders = async (
  deps: ManyDeps,
  caller: Caller<'supplier'>,
  { orders, reason }: RejectInput,
): Promise<Run> => begin(deps, caller, { kind: 'rejected-orders', orders, step: { action: 'REJECT', reason } })

type Begun = {
  kind: 'orders' | 'rejected-orders'
  orders: ManyInput['orders']
  step: Omit<ManyWork, 'orders' | 'language'>
}

function begin(deps: ManyDeps, caller: Caller<'supplier'>, { kind, orders, step }: Begun): Promise<Run> {
  const targetIds = orders.map(({ subOrderNumber }) => subOrderNumber)
  if (new Set(targetIds).size < targetIds.length) {
    const { orderTwice } = texts(caller.language).orders.replies
    throw Problem.of('VALIDATION', undefined, { fieldErrors: { orders: orderTwice } })
  }
  const input: ManyWork = {
    ...step,
    orders: Object.fromEntries(orders.map(({ subOrderNumber, ...order }) => [subOrderNumber, order])),
    language: caller.language,
  }
  const run = { storeId: storeOf(caller), createdBy: caller.account.personId, input, targetIds }
  return beginRunOnce(deps, caller, () => ({ kind, ...run }))
}

/** One order of such a run. */
export const ordersRun: RunKind = {
  async work(tx, deps, { run, targetId: subOrderNumber }) {
    const { action, carrier, reason, orders, language } = run.input as ManyWork
    const key = await findStoreOrder(tx, subOrderNumber, run.storeId!)
    if (!key) throw Problem.of('NOT_FOUND')
    const { version, trackingNumber } = orders[subOrderNumber]!
    const input = { action, ...(action === 'SHIP' && { carrier, trackingNumber }), ...(reason && { reason }) }
    await changeSubOrder(tx, { deps, key, actor: 'STORE', input, version, language })
  },
}
