import type { InputOf, OutputOf } from '../../contract/platform/endpoint.ts'
import type * as deliveryApi from '../../contract/delivery.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../platform/deps.ts'
import { catalogueCompany } from '../products/visibility.ts'
import type { Arrival } from './arrival.ts'
import { daysText, deliveryText } from './arrival-text.ts'
import { arrivalFrom, orderUntil, placeOf } from './calendar.ts'
import { findCalendar, findDelivered, readUsualAddress } from './queries.ts'

type DeliveryDeps = Pick<Deps, 'db' | 'clock'>
type Arrivals = OutputOf<typeof deliveryApi.listArrivals>

type Question = InputOf<typeof deliveryApi.listArrivals>

/** At this postcode, else at the address of the caller's company; no item where neither is known. */
export async function readArrivals(
  { db, clock }: DeliveryDeps,
  { account, language }: Caller,
  { skuIds, postcode }: Question,
): Promise<Arrivals> {
  const [address, products] = await Promise.all([
    postcode || !account ? null : readUsualAddress(db, account),
    findDelivered(db, catalogueCompany(account), skuIds),
  ])
  const place = placeOf(postcode ? inGermany(postcode) : address)
  if (!place) return { postcode: null, items: [] }
  const orderedAt = clock.now()
  const items = products.map(({ skuId, temperature, ...store }) => {
    const arrival = arrivalFrom(store, place, { temperature, orderedAt })
    const until = arrival && orderUntil(store, place, orderedAt)
    return {
      productSkuId: skuId,
      text: deliveryText({ arrival, postcode: place.postcode }, language),
      arrival: onWire(arrival, language),
      ...(until && { orderUntil: until }),
    }
  })
  return { postcode: place.postcode, items }
}

type Preview = { storeId: string; postcode: string; language: Language }

/** The arrival from one store by its stored calendar, at a postcode. */
export async function previewArrival({ db, clock }: DeliveryDeps, { storeId, postcode, language }: Preview) {
  const store = await findCalendar(db, storeId)
  const order = { temperature: 'AMBIENT' as const, orderedAt: clock.now() }
  return { arrival: onWire(arrivalFrom(store, placeOf(inGermany(postcode))!, order), language) }
}

const inGermany = (postalCode: string) => ({ countryId: 1, postalCode })

const onWire = (arrival: Arrival | null, language: Language) =>
  arrival && { ...arrival, text: daysText(arrival, language) }
