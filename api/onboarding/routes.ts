import * as onboardingApi from '../../contract/onboarding/onboarding.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { applyToSell } from './apply.ts'
import { readSetUp, submitSetUp } from './submit.ts'
import { withdrawSetUp } from './withdraw.ts'

/** How a company comes to sell. */
export function onboardingRoutes(api: Api, deps: Pick<Deps, 'db' | 'clock'>): void {
  serve(api, onboardingApi.apply, (input, caller) => applyToSell(deps, caller, input))
  serve(api, onboardingApi.read, (_, caller) => readSetUp(deps, caller))
  serve(api, onboardingApi.submit, (input, caller) => submitSetUp(deps, caller, input))
  serve(api, onboardingApi.withdraw, (_, caller) => withdrawSetUp(deps, caller))
}
