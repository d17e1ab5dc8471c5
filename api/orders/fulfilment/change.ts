import type { SubOrderStatus } from '../../../contract/orders/orders.ts'
import type { CancelCause, SubOrderAction } from '../../../contract/orders/steps.ts'
import type { AidsOfShipment } from '../../../contract/trade/transport-aids.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import type { LockedOrder, LockedSubOrder, OrderKey } from './lock-order.ts'
import type { Actor, Transition } from './transitions.ts'

/** What came with an action: lines, carrier, and what a person wrote. */
export type StepInput = {
  /** Where not given: all that are possible, and of a return those that were requested. */
  lines?: { skuId: string; quantity: number }[] | undefined
  /** Returned products that do not go back into stock. */
  unsellable?: string[] | undefined
  carrier?: string | undefined
  trackingNumber?: string | undefined
  /** The last day on which this shipment is to be there; of the order where it is not given. */
  arrivesBy?: string | undefined
  /** The day on which the store means to ship. */
  shipsOn?: string | undefined
  /** Transport aids that go with a shipment. */
  aids?: AidsOfShipment | undefined
  /** Of CANCEL_LINES. */
  cause?: CancelCause | undefined
  reason?: string | undefined
}

/** What a sub-order was before a step and after it. */
export type Changed = { from: SubOrderStatus; status: SubOrderStatus }

/** A step that an actor wants to take. */
export type Change = {
  deps: Pick<Deps, 'jobs' | 'origin' | 'clock'>
  key: OrderKey & { storeId: string }
  actor: Actor
  input: StepInput & { action: SubOrderAction | 'COMPLETE' }
  /** Version of the sub-order that the actor saw; without it any version is accepted. */
  version?: number | undefined
  /** Has the last word before the step counts; throws to undo it. */
  check?: (tx: Tx, changed: Changed) => Promise<void>
  /** Language of the sentences of a refusal. */
  language: Language
}

/** The same with the locked rows that it concerns. */
export type Changing = Change & { order: LockedOrder; subOrder: LockedSubOrder; step: Transition; at: Date }
