import * as onboardingApi from '../../contract/onboarding/onboarding.ts'
import { limit } from '../http/limits.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { applyToSell } from './apply.ts'
import { readSetUp, submitSetUp } from './submit.ts'
import { withdrawSetUp } from './withdraw.ts'

/** How a company comes to sell. */
export function onboardingRoutes(api: Api, deps: Deps): void {
  const stepsOfStore = limit(deps, { name: 'application-store', attempts: 20, seconds: 60 * 60 })
  serve(api, onboardingApi.apply, (input, caller) => applyToSell(deps, caller, input))
  serve(api, onboardingApi.read, (_, caller) => readSetUp(deps, caller))
  serve(api, onboardingApi.submit, async (input, caller) => {
    await stepsOfStore.take(caller.account.storeId)
    return submitSetUp(deps, caller, input)
  })
  serve(api, onboardingApi.withdraw, async (_, caller) => {
    await stepsOfStore.take(caller.account.storeId)
    return withdrawSetUp(deps, caller)
  })
}
