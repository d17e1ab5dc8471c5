import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import * as requestsApi from '../../contract/order-requests.ts'
import * as limitsApi from '../../contract/team/order-limits.ts'
import { presentLimit, readAllowance, writeLimit } from '../account/team/order-limits.ts'
import { limit } from '../http/limits.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { approveRequest, changeRequest, refuseRequest, withdrawRequest } from './decide-request.ts'
import { makeRequest } from './make-request.ts'
import { listRequests, readRequest } from './read-requests.ts'

export function orderRequestRoutes(api: Api, deps: Deps) {
  // Each one mails everybody who may decide it.
  const byCompany = limit(deps, { name: 'order-request-company', attempts: 60, seconds: 60 * 60 })

  limitRoutes(api, deps)
  serve(api, requestsApi.list, (input, caller) => listRequests(deps, caller, input))
  serve(api, requestsApi.read, ({ id }, caller) => readRequest(deps, caller, id))
  serve(api, requestsApi.request, async (input, caller) => {
    await byCompany.take(caller.account.companyId)
    return makeRequest(deps, caller, input)
  })
  serve(api, requestsApi.change, (input, caller) => changeRequest(deps, caller, input))
  serve(api, requestsApi.approve, (input, caller) => approveRequest(deps, caller, input))
  serve(api, requestsApi.refuse, (input, caller) => refuseRequest(deps, caller, input))
  serve(api, requestsApi.withdraw, ({ id }, caller) => withdrawRequest(deps, caller, id))
}

function limitRoutes(api: Api, { db, clock }: Deps) {
  serve(api, limitsApi.readAllowance, async (_, { account, language }) => {
    const allowance = await readAllowance(db, account, clock.now())
    const { spentCents, leftCents } = allowance ?? { spentCents: 0, leftCents: 0 }
    return {
      limit: allowance && presentLimit(allowance, language),
      spentText: moneyText(spentCents, language),
      left: eurosOf(leftCents),
      leftText: moneyText(leftCents, language),
    }
  })
  serve(api, limitsApi.setLimit, async ({ id, limit: given }, { account, language }) => {
    const limitCents = given && Math.round(given.amount * 100)
    const written = { limitCents, limitPeriod: given?.period ?? null }
    await writeLimit(db, { companyId: account.companyId, id, language }, written)
    return { limit: presentLimit(written, language) }
  })
}
