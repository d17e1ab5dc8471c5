import * as payoutsApi from '../../contract/payouts/payouts.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { payoutRunRoutes } from './operator-routes.ts'
import { readPayout, readPayouts } from './read-payouts.ts'

export function payoutRoutes(api: Api, deps: Pick<Deps, 'db' | 'clock'>): void {
  const { db } = deps
  serve(api, payoutsApi.list, (input, caller) => readPayouts(db, caller, input))
  serve(api, payoutsApi.read, ({ number }, caller) => readPayout(db, caller, number))
  payoutRunRoutes(api, deps)
}
