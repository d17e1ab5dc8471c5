import * as netTermsApi from '../../contract/net-terms/net-terms.ts'
import * as receivablesApi from '../../contract/net-terms/receivables.ts'
import { limit } from '../http/limits.ts'
import { Problem } from '../http/problem.ts'
import { serve, type Api } from '../http/serve.ts'
import { writeRemindersStopped } from '../orders/fulfilment/money/receivables.ts'
import type { Deps } from '../platform/deps.ts'
import { grantTerms, listTerms, stopTerms } from './grant-terms.ts'
import { findKnownBuyers } from './terms-queries.ts'
import { listOwnReceivables, listReceivables, receivablesFile } from './list-receivables.ts'
import { readReminderLetter } from './reminder-letter.ts'
import { recordAsOperator } from './record-as-operator.ts'

export function netTermsRoutes(api: Api, deps: Deps) {
  const { db } = deps
  const filesOfStore = limit(deps, { name: 'receivables', attempts: 60, seconds: 60 })
  serve(api, netTermsApi.list, (input, caller) => listTerms(deps, caller, input))
  serve(api, netTermsApi.listBuyers, async ({ q }, { account: { storeId } }) => ({
    items: await findKnownBuyers(db, { storeId, q: q.trim() }),
  }))
  serve(api, netTermsApi.grant, (input, caller) => grantTerms(deps, caller, input))
  serve(api, netTermsApi.end, ({ buyerId }, caller) => stopTerms(deps, caller, buyerId))

  serve(api, receivablesApi.list, ({ view, q, ...input }, { account: { storeId }, language }) =>
    listReceivables(deps, { owner: { storeId }, view, q, language }, input),
  )
  serve(api, receivablesApi.readCsv, async (input, caller) => {
    await filesOfStore.take(caller.account.storeId)
    return receivablesFile(deps, caller, input)
  })
  serve(api, receivablesApi.stopReminders, async (input, { account: { storeId } }) => {
    if (!(await writeRemindersStopped(db, { storeId, ...input }))) throw Problem.of('NOT_FOUND')
  })
  serve(api, receivablesApi.readReminder, (input, { account: { storeId }, language }) =>
    readReminderLetter(db, { storeId }, { ...input, language }),
  )
  serve(api, receivablesApi.readOwnReminder, (input, { account, language }) =>
    readReminderLetter(db, { buyerId: account.companyId }, { ...input, language }),
  )
  serve(api, receivablesApi.listOwn, (input, caller) => listOwnReceivables(deps, caller, input))
  serve(api, receivablesApi.listAll, ({ view, q, ...input }, { language }) =>
    listReceivables(deps, { owner: null, view, q, language }, input),
  )
  serve(api, receivablesApi.record, (input, caller) => recordAsOperator(deps, caller, input))
}
