import * as checkoutApi from '../../contract/checkout.ts'
import { refuseAboveLimit } from '../account/team/order-limits.ts'
import { limit } from '../http/limits.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { pay } from './pay.ts'
import type { Permit } from './place/place-order.ts'
import { readControl } from './read-control.ts'
import { readMethods } from './read-methods.ts'
import { readLastChoice } from './read-last-choice.ts'

export function checkoutRoutes(api: Api, deps: Deps) {
  // Leaves room for the retries of a bad connection; a person orders far more seldom.
  const payByBuyer = limit(deps, { name: 'pay-buyer', attempts: 200, seconds: 10 * 60 })

  // The page after a payment polls every three seconds.
  const controlDeps = { ...deps, pollLimit: limit(deps, { name: 'control-buyer', attempts: 60, seconds: 60 }) }

  serve(api, checkoutApi.listPaymentMethods, (_, caller) => readMethods(deps, caller))
  serve(api, checkoutApi.readLastChoice, (_, caller) => readLastChoice(deps.db, caller.account.companyId))
  serve(api, checkoutApi.readControl, (question, caller) => readControl(controlDeps, caller, question))
  serve(api, checkoutApi.pay, async (input, caller) => {
    await payByBuyer.take(caller.account.companyId)
    const { account, language } = caller
    // Who may not order as much sends it for approval.
    const permit: Permit = {
      orderRequestId: null,
      check: (tx, order) => refuseAboveLimit(tx, account, { ...order, language }),
    }
    return pay(deps, caller, { input, permit })
  })
}
