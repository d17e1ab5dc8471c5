import * as bankApi from '../../contract/payouts/bank-account.ts'
import * as payoutsApi from '../../contract/payouts/payouts.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { changeBank, readBank } from './change-bank.ts'
import { payoutRunRoutes } from './operator-routes.ts'
import { readPayout, readPayouts } from './read-payouts.ts'

export function payoutRoutes(api: Api, deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin' | 'bankAccount'>): void {
  const { db } = deps
  serve(api, payoutsApi.list, (input, caller) => readPayouts(db, caller, input))
  serve(api, payoutsApi.read, ({ number }, caller) => readPayout(db, caller, number))
  serve(api, bankApi.read, (_, { account: { storeId } }) => readBank(deps, storeId))
  serve(api, bankApi.change, (input, caller) => changeBank(deps, caller, input))
  payoutRunRoutes(api, deps)
}
