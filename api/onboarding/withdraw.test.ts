import { afterAll, beforeAll, expect, test } from 'vitest'
import * as onboardingApi from '../../contract/onboarding/onboarding.ts'
import * as approvalsApi from '../../contract/operator/approvals.ts'
import type { Decision } from '../../contract/operator/approvals.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createBuyer, createMember } from '../../test/builders.ts'
import { applyToSell, fillSetUp } from '../../test/onboarding/set-up.ts'
import { carryOutDecisions } from '../decide-approvals.ts'

let app: TestApp
let nina: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  nina = await createMember(app.db, { isOperator: true, roles: ['CATALOGUE'] })
})
afterAll(() => app.close())

async function ready() {
  const made = await applyToSell(app, await createBuyer(app.db))
  const skuIds = await fillSetUp(app, made.storeId, made.owner.id)
  return { ...made, skuIds }
}

const waiting = async (storeId: string) => {
  const { items } = await app.request(approvalsApi.list, { kind: ['STORE'] }, nina)
  const rows = await app.db<{ id: string }[]>`
    select id from approval where kind = 'STORE' and target_id = ${storeId} and state <> 'SETTLED'`
  return items.find(({ id }) => id === rows[0]?.id)
}
async function decide(id: string, decision: Decision, message = '') {
  await app.request(approvalsApi.decide, { id, decision, message }, nina)
  await takeEffect()
}
async function takeEffect() {
  app.time.shiftMs += 11_000
  await carryOutDecisions(app.deps)
}
const read = (owner: { token: string }) => app.request(onboardingApi.read, {}, owner)
const submit = (owner: { token: string }) => app.request(onboardingApi.submit, {}, owner)

test('a store takes itself back from review, with a row of the audit, and can be sent again', async () => {
  const store = await ready()
  const withdraw = () => app.request(onboardingApi.withdraw, {}, store.owner)
  expect(await app.refusal(onboardingApi.withdraw, {}, store.owner)).toMatchObject({ code: 'NOT_FOUND' })
  await submit(store.owner)
  const first = (await waiting(store.storeId))!
  await decide(first.id, 'ASK', 'Wem gehört die Mühle?')
  expect(await withdraw()).toMatchObject({ state: 'WITHDRAWN', canSubmit: true })
  expect((await withdraw()).course.map(({ kind }) => kind)).toEqual(['SUBMITTED', 'QUESTION', 'WITHDRAWN'])
  expect(await waiting(store.storeId)).toBeUndefined()
  expect(
    await app.db`select before, after from audit_entry where target_id = ${store.slug} and action = 'store.withdraw'`,
  ).toEqual([{ before: { state: 'QUESTION' }, after: { state: 'WITHDRAWN' } }])
  const late = await app.refusal(
    approvalsApi.decide,
    { id: first.id, decision: 'APPROVE' },
    { ...nina, language: 'de' },
  )
  expect(late).toMatchObject({ code: 'APPROVAL_DECIDED', message: expect.stringMatching(/\S+ \S+ hat das schon/) })
  expect(await submit(store.owner)).toMatchObject({ state: 'SUBMITTED' })
  await decide((await waiting(store.storeId))!.id, 'APPROVE')
  expect(await read(store.owner)).toMatchObject({ state: 'OPENED' })
})

test('of a withdrawal and an approval at once one counts, and the other reads who was first', async () => {
  const store = await ready()
  await submit(store.owner)
  const { id } = (await waiting(store.storeId))!
  const { done, refused } = await atOnce<object>(2, (nth) =>
    nth === 0
      ? app.request(onboardingApi.withdraw, {}, store.owner)
      : app.request(approvalsApi.decide, { id, decision: 'APPROVE' }, nina),
  )
  expect(done).toHaveLength(1)
  expect(refused).toMatchObject([{ code: 'APPROVAL_DECIDED', message: expect.stringMatching(/^\S+.* has decided/) }])
  await takeEffect()
  const isWithdrawn = JSON.stringify(done).includes('WITHDRAWN')
  expect((await read(store.owner)).state).toBe(isWithdrawn ? 'WITHDRAWN' : 'OPENED')
})

test('what operators have decided is not withdrawn while it can still be undone', async () => {
  const store = await ready()
  await submit(store.owner)
  const { id } = (await waiting(store.storeId))!
  await app.request(approvalsApi.decide, { id, decision: 'APPROVE' }, nina)
  const refused = await app.refusal(onboardingApi.withdraw, {}, { ...store.owner, language: 'de' })
  expect(refused).toMatchObject({ code: 'APPROVAL_DECIDED', message: 'Tresen hat das schon entschieden.' })
})
