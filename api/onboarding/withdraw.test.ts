import { afterAll, beforeAll, expect, test } from 'vitest'
import * as onboardingApi from '../../contract/onboarding/onboarding.ts'
import * as approvalsApi from '../../contract/operator/approvals.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createReview } from '../../test/onboarding/review.ts'

let app: TestApp
let review: Awaited<ReturnType<typeof createReview>>
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  review = await createReview(app)
})
afterAll(() => app.close())

test('a store takes itself back from review, with a row of the audit, and can be sent again', async () => {
  const store = await review.ready()
  const withdraw = () => app.request(onboardingApi.withdraw, {}, store.owner)
  expect(await app.refusal(onboardingApi.withdraw, {}, store.owner)).toMatchObject({ code: 'NOT_FOUND' })
  await review.submit(store.owner)
  const first = (await review.waiting(store.storeId))!
  await review.decide(first.id, 'ASK', 'Wem gehört die Mühle?')
  expect(await withdraw()).toMatchObject({ state: 'WITHDRAWN', canSubmit: true })
  expect((await withdraw()).course.map(({ kind }) => kind)).toEqual(['SUBMITTED', 'QUESTION', 'WITHDRAWN'])
  expect(await review.waiting(store.storeId)).toBeUndefined()
  expect(
    await app.db`select before, after from audit_entry where target_id = ${store.slug} and action = 'store.withdraw'`,
  ).toEqual([{ before: { state: 'QUESTION' }, after: { state: 'WITHDRAWN' } }])
  const late = await app.refusal(
    approvalsApi.decide,
    { id: first.id, decision: 'APPROVE' },
    { ...review.nina, language: 'de' },
  )
  expect(late).toMatchObject({ code: 'APPROVAL_DECIDED', message: expect.stringMatching(/\S+ \S+ hat das schon/) })
  expect(await review.submit(store.owner)).toMatchObject({ state: 'SUBMITTED' })
  await review.decide((await review.waiting(store.storeId))!.id, 'APPROVE')
  expect(await review.read(store.owner)).toMatchObject({ state: 'OPENED' })
})

test('of a withdrawal and an approval at once one counts, and the other reads who was first', async () => {
  const store = await review.ready()
  await review.submit(store.owner)
  const { id } = (await review.waiting(store.storeId))!
  const { done, refused } = await atOnce<object>(2, (nth) =>
    nth === 0
      ? app.request(onboardingApi.withdraw, {}, store.owner)
      : app.request(approvalsApi.decide, { id, decision: 'APPROVE' }, review.nina),
  )
  expect(done).toHaveLength(1)
  expect(refused).toMatchObject([{ code: 'APPROVAL_DECIDED', message: expect.stringMatching(/^\S+.* has decided/) }])
  await review.takeEffect()
  const isWithdrawn = JSON.stringify(done).includes('WITHDRAWN')
  expect((await review.read(store.owner)).state).toBe(isWithdrawn ? 'WITHDRAWN' : 'OPENED')
})

test('what operators have decided is not withdrawn while it can still be undone', async () => {
  const store = await review.ready()
  await review.submit(store.owner)
  const { id } = (await review.waiting(store.storeId))!
  await app.request(approvalsApi.decide, { id, decision: 'APPROVE' }, review.nina)
  const refused = await app.refusal(onboardingApi.withdraw, {}, { ...store.owner, language: 'de' })
  expect(refused).toMatchObject({ code: 'APPROVAL_DECIDED', message: 'Tresen hat das schon entschieden.' })
})
