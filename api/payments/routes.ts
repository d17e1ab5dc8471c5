import * as paymentsApi from '../../contract/payments.ts'
import { limit } from '../http/limits.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { pollSoon } from './payment-queries.ts'

export function paymentRoutes(api: Api, deps: Deps) {
  // A provider sends them all from a few addresses; refused ones come again.
  const webhooksByAddress = limit(deps, { name: 'webhook-address', attempts: 1200, seconds: 60 })

  // Only here is a form understood, as Mollie sends one.
  api.fastify.register(async (fastify) => {
    const parse = { parseAs: 'string', bodyLimit: 1024 } as const
    fastify.addContentTypeParser('application/x-www-form-urlencoded', parse, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    serve({ ...api, fastify }, paymentsApi.receiveWebhook, async ({ provider, id }, { address }) => {
      await webhooksByAddress.take(address)
      await pollSoon(deps.db, { provider, providerId: id, now: deps.clock.now() })
      return {}
    })
  })
}
