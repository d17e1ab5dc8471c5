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
type ManyWork = Pick<ManyInput, 'action' | 'carrier'> & {
  orders: Record<string, Omit<ManyInput['orders'][number], 'subOrderNumber'>>
  language: Language
}

/** Has a worker take the same step with several orders. Throws VALIDATION for one that is named twice, and without a carrier. */
export async function actOnManyOrders(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  caller: Caller<'supplier'>,
  { action, carrier, orders }: ManyInput,
): Promise<Run> {
  const { carrierMissing, orderTwice } = texts(caller.language).orders.replies
  const targetIds = orders.map(({ subOrderNumber }) => subOrderNumber)
  if (action === 'SHIP' && !carrier)
    throw Problem.of('VALIDATION', undefined, { fieldErrors: { carrier: carrierMissing } })
  if (new Set(targetIds).size < targetIds.length)
    throw Problem.of('VALIDATION', undefined, { fieldErrors: { orders: orderTwice } })
  const input: ManyWork = {
    action,
    carrier,
    orders: Object.fromEntries(orders.map(({ subOrderNumber, ...order }) => [subOrderNumber, order])),
    language: caller.language,
  }
  const run = { storeId: storeOf(caller), createdBy: caller.account.personId, input, targetIds }
  return beginRunOnce(deps, caller, () => ({ kind: 'orders', ...run }))
}

/** One order of such a run. */
export const ordersRun: RunKind = {
  async work(tx, deps, { run, targetId: subOrderNumber }) {
    const { action, carrier, orders, language } = run.input as ManyWork
    const key = await findStoreOrder(tx, subOrderNumber, run.storeId!)
    if (!key) throw Problem.of('NOT_FOUND')
    const { version, trackingNumber } = orders[subOrderNumber]!
    const input = action === 'SHIP' ? { action, carrier, trackingNumber } : { action }
    await changeSubOrder(tx, { deps, key, actor: 'STORE', input, version, language })
  },
}
