import type { SubOrderStatus } from '../../../contract/orders/orders.ts'
import { workingHoursAfter } from '../../platform/wall-clock.ts'
import type { Transition } from './transitions.ts'

const HOUR_MS = 3_600_000

/**
 * Until when the store has to act after this step: confirm within 24 hours, ship within 48 hours of working days, answer a
 * return within 48 hours. Null where nothing is due; undefined where the step leaves it as it was, as a first parcel does.
 */
export function dueAtAfter(
  action: Transition['action'],
  { to, at }: { to: SubOrderStatus; at: Date },
): Date | null | undefined {
  if (action === 'PAY') return hoursAfter(at, 24)
  if (action === 'CONFIRM') return workingHoursAfter(at, 48)
  if (action === 'REQUEST_RETURN') return hoursAfter(at, 48)
  return to === 'PLACED' || to === 'CONFIRMED' ? undefined : null
}

const hoursAfter = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR_MS)
