import * as onboardingApi from '../../contract/onboarding/onboarding.ts'
import * as approvalsApi from '../../contract/operator/approvals.ts'
import type { Decision } from '../../contract/operator/approvals.ts'
import { carryOutDecisions } from '../../api/decide-approvals.ts'
import type { TestApp } from '../app.ts'
import { createBuyer, createMember } from '../builders.ts'
import { applyToSell, fillSetUp } from './set-up.ts'

type Owner = { token: string }

/** Stores that are sent in, and an operator who decides on them. */
export async function createReview(app: TestApp) {
  const nina = await createMember(app.db, { isOperator: true, roles: ['CATALOGUE'] })
  /** What was decided takes effect once it can no longer be undone. */
  async function takeEffect() {
    app.time.shiftMs += (approvalsApi.UNDO_SECONDS + 1) * 1000
    await carryOutDecisions(app.deps)
  }
  return {
    nina,
    takeEffect,
    /** A store with all that is needed before it can be sent. */
    async ready() {
      const made = await applyToSell(app, await createBuyer(app.db))
      const skuIds = await fillSetUp(app, made.storeId, made.owner.id)
      return { ...made, skuIds }
    },
    async waiting(storeId: string) {
      const { items } = await app.request(approvalsApi.list, { kind: ['STORE'] }, nina)
      const rows = await app.db<{ id: string }[]>`
        select id from approval where kind = 'STORE' and target_id = ${storeId} and state <> 'SETTLED'`
      return items.find(({ id }) => id === rows[0]?.id)
    },
    async decide(id: string, decision: Decision, message = '') {
      await app.request(approvalsApi.decide, { id, decision, message }, nina)
      await takeEffect()
    },
    read: (owner: Owner) => app.request(onboardingApi.read, {}, owner),
    submit: (owner: Owner, text = '') => app.request(onboardingApi.submit, { text }, owner),
  }
}
