import type { PartialDeliveryRule, Temperature } from '../../contract/delivery.ts'
import { arrivalFrom, calendarOf, orderUntil, placeOf, type Address } from '../delivery/calendar.ts'
import type { Arrival } from '../delivery/arrival.ts'
import type { CartLine } from './cart-state.ts'

/** `arrival` is null where there is no delivery, and where no day can be named: nothing is selected, or no German address. */
export type StoreDelivery = {
  isPossible: boolean
  arrival: Arrival | null
  orderUntil?: Date | null
  partialDelivery: PartialDeliveryRule
}

/** When what is selected of one store arrives, all of it together: the line that takes longest decides. */
export function deliveryOfStore(
  selected: readonly CartLine[],
  destination: Address | null,
  orderedAt: Date,
): StoreDelivery {
  const [store] = selected
  const { mode, partialDelivery = 'ALWAYS' } = store ? calendarOf(store) : {}
  if (!store || !destination) return { isPossible: true, arrival: null, partialDelivery }
  const place = placeOf(destination)
  // Tours go to postcodes of Germany.
  if (!place) return { isPossible: mode !== 'ROUTE', arrival: null, partialDelivery }
  const madeInDays = Math.max(0, ...selected.map(({ design }) => design?.leadTimeDays ?? 0))
  const arrival = arrivalFrom(store, place, { temperature: coldest(selected), madeInDays, orderedAt })
  return { isPossible: arrival !== null, arrival, orderUntil: orderUntil(store, place, orderedAt), partialDelivery }
}

const coldest = (lines: readonly CartLine[]): Temperature =>
  lines.find(({ temperature }) => temperature !== 'AMBIENT')?.temperature ?? 'AMBIENT'
