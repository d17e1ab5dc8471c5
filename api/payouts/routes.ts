import * as bankApi from '../../contract/payouts/bank-account.ts'
import * as payoutsApi from '../../contract/payouts/payouts.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { changeBank, readBank } from './bank-change/change-bank.ts'
import { listPayouts, writePayoutList } from './list-payouts.ts'
import { payoutRunRoutes } from './operator-routes.ts'
import { printStatement } from './print-statement.ts'
import { readPayout } from './read-payouts.ts'
import { writeStatement } from './statements.ts'

type Tools = Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin' | 'bankAccount' | 'marketplace'>

export function payoutRoutes(api: Api, deps: Tools): void {
  const { db } = deps
  serve(api, payoutsApi.list, (input, caller) => listPayouts(db, caller, input))
  serve(api, payoutsApi.readCsv, (input, caller) => writePayoutList(deps, caller, input))
  serve(api, payoutsApi.read, ({ number }, caller) => readPayout(db, caller, number))
  serve(api, payoutsApi.readStatement, ({ number }, { account: { storeId }, language }) =>
    printStatement(deps, { storeId, number, language }),
  )
  serve(api, payoutsApi.readStatementCsv, ({ number }, { account: { storeId }, language }) =>
    writeStatement(deps, { storeId, number, language }),
  )
  serve(api, bankApi.read, (_, { account: { storeId } }) => readBank(deps, storeId))
  serve(api, bankApi.change, (input, caller) => changeBank(deps, caller, input))
  payoutRunRoutes(api, deps)
}
