import { calendarOf } from '../../api/delivery/calendar.ts'
import { findCalendar } from '../../api/delivery/queries.ts'
import { open, own, type Entries } from '../every-call/entry.ts'

/** When goods arrive, and what it follows from. */
export const deliveryEntries: Entries = {
  'GET /api/v1/delivery/arrivals': open(({ product }) => ({ skuIds: [product.skuId], postcode: '10115' })),
  'GET /api/v1/supplier/delivery': own(),
  'PUT /api/v1/supplier/delivery': own(async ({ app, store }) => ({
    calendar: calendarOf({ calendar: null, storePostcode: null, leadMinDays: 1, leadMaxDays: 3 }),
    version: (await findCalendar(app.db, store.id)).version,
  })),
  'GET /api/v1/supplier/delivery/punctuality': own(),
  'GET /api/v1/supplier/delivery/preview': own(() => ({ postcode: '10115' })),
}
