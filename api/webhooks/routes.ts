import * as webhooksApi from '../../contract/team/webhooks.ts'
import { Problem } from '../http/problem.ts'
import { serve, type Api } from '../http/serve.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { changeWebhook, makeWebhook, removeWebhook } from './change-webhooks.ts'
import { findDeliveries, findWebhooks, insertPing, replayDelivery } from './queries.ts'

const DELIVERIES_SHOWN = 100

export function webhookRoutes(api: Api, deps: Deps) {
  const { db, clock } = deps
  serve(api, webhooksApi.list, async (_, { account }) => {
    const [webhooks, deliveries] = await Promise.all([
      findWebhooks(db, account.storeId!),
      findDeliveries(db, account.storeId!, DELIVERIES_SHOWN),
    ])
    return { webhooks, deliveries }
  })
  serve(api, webhooksApi.make, (input, caller) => makeWebhook(deps, caller, input))
  serve(api, webhooksApi.change, (input, caller) => changeWebhook(deps, caller, input))
  serve(api, webhooksApi.remove, ({ id }, caller) => removeWebhook(deps, caller, id))
  serve(api, webhooksApi.ping, async ({ id }, { account }) => {
    const isThere = await inTransaction(db, (tx) => insertPing(tx, account.storeId, id))
    if (!isThere) throw Problem.of('NOT_FOUND')
  })
  serve(api, webhooksApi.replay, async ({ id }, { account }) => {
    const isThere = await replayDelivery(db, account.storeId, { id, now: clock.now() })
    if (!isThere) throw Problem.of('NOT_FOUND')
  })
}
