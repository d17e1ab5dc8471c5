import * as deliveryApi from '../../contract/delivery.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { changeCalendar, readCalendar } from './change-calendar.ts'
import { COUNTED_DAYS, FEWEST_DELIVERIES, findPunctuality, percentOf } from '../stores/punctuality.ts'
import { previewArrival, readArrivals } from './read-arrivals.ts'

export function deliveryRoutes(api: Api, deps: Pick<Deps, 'db' | 'clock'>) {
  const { db } = deps
  serve(api, deliveryApi.listArrivals, (question, caller) => readArrivals(deps, caller, question))
  serve(api, deliveryApi.read, (_, { account }) => readCalendar(db, account.storeId))
  serve(api, deliveryApi.change, (change, caller) => changeCalendar(deps, caller, change))
  serve(api, deliveryApi.readPunctuality, async (_, { account }) => {
    const counted = await findPunctuality(db, account.storeId)
    return { ...counted, percent: percentOf(counted), fewest: FEWEST_DELIVERIES, days: COUNTED_DAYS }
  })
  serve(api, deliveryApi.preview, ({ postcode }, { account, language }) =>
    previewArrival(deps, { storeId: account.storeId, postcode, language }),
  )
}
