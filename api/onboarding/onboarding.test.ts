import { afterAll, beforeAll, expect, test } from 'vitest'
import * as listingsApi from '../../contract/listings.ts'
import * as onboardingApi from '../../contract/onboarding/onboarding.ts'
import * as approvalsApi from '../../contract/operator/approvals.ts'
import * as productsApi from '../../contract/products.ts'
import * as editorApi from '../../contract/range/editor.ts'
import * as storesApi from '../../contract/stores.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createBuyer, createMember } from '../../test/builders.ts'
import { application, applyToSell, fillSetUp } from '../../test/onboarding/set-up.ts'
import { createReview } from '../../test/onboarding/review.ts'

let app: TestApp
let review: Awaited<ReturnType<typeof createReview>>
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  review = await createReview(app)
})
afterAll(() => app.close())

async function approveProducts(skuIds: string[]) {
  const rows = await app.db<{ id: string }[]>`
    select id from approval where kind = 'PRODUCT' and target_id = any(${skuIds}) and state = 'OPEN'`
  for (const { id } of rows) await app.request(approvalsApi.decide, { id, decision: 'APPROVE' }, review.nina)
  await review.takeEffect()
}

/** What the shop says of a store and its products to everybody. */
async function publicTraces({ storeId, slug, skuIds }: { storeId: string; slug: string; skuIds: string[] }) {
  const found = async (name: string, request: Promise<unknown>, isThere: (reply: never) => boolean) =>
    (await request.then((reply) => isThere(reply as never)).catch(() => false)) ? [name] : []
  const hasSku = ({ items }: { items: { skuId: string }[] }) => items.some(({ skuId }) => skuIds.includes(skuId))
  const listed = async (path: object) => app.request(listingsApi.search, { q: 'Espresso', ...path })
  const traces = await Promise.all([
    found('stores', app.request(storesApi.list, { q: 'Senfmühle' }), ({ items }: { items: { slug: string }[] }) =>
      items.some((item) => item.slug === slug),
    ),
    found('store', app.request(storesApi.read, { id: storeId }), () => true),
    found('store by slug', app.request(storesApi.readBySlug, { slug }), () => true),
    found('store listing', app.request(listingsApi.readStore, { slug }), () => true),
    found('search', listed({}), hasSku),
    found('suggestions', app.request(listingsApi.suggest, { q: 'Senfm' }), (reply) =>
      JSON.stringify(reply).includes(slug),
    ),
    found('category', app.request(listingsApi.readCategory, { slug: 'kaffee-bohne' }), hasSku),
    found('product', app.request(productsApi.read, { id: skuIds[0]! }), () => true),
  ])
  return traces.flat()
}

test('who applies owns a store that is set up; sent twice, also at once, it is one', async () => {
  const person = await createBuyer(app.db)
  const { storeId, slug, membershipId, owner } = await applyToSell(app, person)
  expect(slug).toMatch(/^senfmuehle-elbtal/)
  const replies = await Promise.all(
    [1, 2].map(() => app.request(onboardingApi.apply, application, { token: owner.token })),
  )
  expect(replies.map((reply) => reply.membershipId)).toEqual([membershipId, membershipId])
  const other = await createBuyer(app.db)
  const together = await atOnce(2, () => app.request(onboardingApi.apply, application, other))
  expect(together.done).toHaveLength(2)
  expect(new Set(together.done.map((reply) => JSON.stringify(reply))).size).toBe(1)
  expect(await app.db`select roles from membership where store_id = ${storeId}`).toMatchObject([{ roles: ['OWNER'] }])
  expect(await review.read(owner)).toMatchObject({
    state: 'PREPARING',
    canSubmit: false,
    storeName: 'Senfmühle Elbtal',
  })
})

test('what is wrong in an application is said at its field, and nobody without a confirmed address applies', async () => {
  const person = await createBuyer(app.db)
  const refusal = (given: object, who = person) =>
    app.refusal(onboardingApi.apply, { ...application, ...given }, { ...who, language: 'de' })
  expect(await refusal({ vatId: '', taxNumber: '' })).toMatchObject({
    fieldErrors: { vatId: 'Bitte gib eine USt-IdNr. oder eine Steuernummer an.' },
  })
  expect(await refusal({ vatId: 'DE136695977' })).toMatchObject({ fieldErrors: { vatId: expect.any(String) } })
  expect(await refusal({ sells: ['gibt-es-nicht'] })).toMatchObject({ fieldErrors: { sells: expect.any(String) } })
  const unconfirmed = await createBuyer(app.db, { emailConfirmedAt: null })
  expect(await refusal({}, unconfirmed)).toMatchObject({ status: 403, code: 'EMAIL_NOT_CONFIRMED' })
})

test('each step follows from the data, and says what is missing', async () => {
  const { owner, storeId } = await applyToSell(app, await createBuyer(app.db))
  const { steps } = await review.read(owner)
  expect(Object.fromEntries(steps.map(({ kind, state }) => [kind, state]))).toEqual({
    COMPANY: 'DONE',
    PAPERS: 'OPEN',
    SECOND_FACTOR: 'OPEN',
    BANK: 'OPEN',
    DELIVERY: 'OPEN',
    PROFILE: 'OPEN',
    GOODS: 'OPEN',
    TERMS: 'DONE',
    TEAM: 'OPEN',
  })
  expect(steps.find(({ kind }) => kind === 'GOODS')?.missing).toEqual(['0 of 5 products handed in'])
  expect(await app.refusal(onboardingApi.submit, {}, owner)).toMatchObject({ status: 422, code: 'SETUP_INCOMPLETE' })
  await fillSetUp(app, storeId, owner.id)
  const filled = await review.read(owner)
  expect(filled.canSubmit).toBe(true)
  expect(filled.steps.filter(({ state }) => state === 'IN_CHECK').map(({ kind }) => kind)).toEqual([
    'PAPERS',
    'BANK',
    'GOODS',
  ])
})

test('a store in SETUP, its approved products included, is nowhere to be seen; approved, it is', async () => {
  const store = await review.ready()
  await review.submit(store.owner)
  await approveProducts(store.skuIds)
  expect(await app.db`select distinct status from product where store_id = ${store.storeId}`).toMatchObject([
    { status: 'PAUSED' },
  ])
  expect(await publicTraces(store)).toEqual([])
  expect(await app.refusal(editorApi.act, { skuId: store.skuIds[0]!, action: 'ACTIVATE' }, store.owner)).toMatchObject({
    code: 'PRODUCT_STATE',
  })
  await app.db`update product set status = 'ACTIVE' where store_id = ${store.storeId}`
  expect(await publicTraces(store)).toEqual([])
  await review.decide((await review.waiting(store.storeId))!.id, 'APPROVE')
  expect(await publicTraces(store)).toEqual([
    'stores',
    'store',
    'store by slug',
    'store listing',
    'search',
    'suggestions',
    'category',
    'product',
  ])
  expect(await review.read(store.owner)).toMatchObject({ state: 'OPENED', canSubmit: false })
})

test('a question comes back with its answer, a refusal can be mended, and each is mailed', async () => {
  const store = await review.ready()
  await app.db`update store set legal = legal || '{"email": "frage@senf.example"}' where id = ${store.storeId}`
  await review.submit(store.owner)
  const first = (await review.waiting(store.storeId))!
  expect(first).toMatchObject({ title: 'Senfmühle Elbtal', state: 'OPEN' })
  const { evidence } = await app.request(approvalsApi.read, { id: first.id }, review.nina)
  expect(evidence).toContainEqual(
    expect.objectContaining({ label: 'Register', value: 'Amtsgericht Dresden HRB 31442' }),
  )
  expect(JSON.stringify(evidence)).not.toContain('DE40987654329876543210')
  await review.decide(first.id, 'ASK', 'Wem gehört die Mühle?')
  expect(await review.waiting(store.storeId)).toMatchObject({ state: 'ASKED' })
  expect((await review.read(store.owner)).course.at(-1)).toMatchObject({
    kind: 'QUESTION',
    text: 'Wem gehört die Mühle?',
  })
  expect(await app.refusal(onboardingApi.submit, {}, store.owner)).toMatchObject({
    fieldErrors: { text: expect.any(String) },
  })
  await review.submit(store.owner, 'Rika Thiele allein.')
  const again = (await review.waiting(store.storeId))!
  expect(again).toMatchObject({ id: first.id, state: 'OPEN' })
  const detail = await app.request(approvalsApi.read, { id: again.id }, review.nina)
  expect(detail.evidence).toContainEqual(expect.objectContaining({ value: 'Rika Thiele allein.', state: 'OPEN' }))
  await review.decide(again.id, 'REJECT', 'Das Register nennt jemand anderen.')
  expect(await review.read(store.owner)).toMatchObject({ state: 'REFUSED', canSubmit: true })
  await review.submit(store.owner)
  await review.decide((await review.waiting(store.storeId))!.id, 'APPROVE')
  expect((await review.read(store.owner)).course.map(({ kind }) => kind)).toEqual([
    'SUBMITTED',
    'QUESTION',
    'ANSWERED',
    'REFUSED',
    'SUBMITTED',
    'OPENED',
  ])
  const mails = await app.db<
    { subject: string }[]
  >`select subject from mail where recipient = 'frage@senf.example' order by created_at`
  expect(mails).toHaveLength(3)
})

test('of two submissions at once one counts, and of two operators one decides', async () => {
  const store = await review.ready()
  const sent = await atOnce(2, () => app.request(onboardingApi.submit, {}, store.owner))
  expect(sent).toMatchObject({ done: [expect.anything()], refused: [expect.anything()] })
  const { id } = (await review.waiting(store.storeId))!
  const ole = await createMember(app.db, { isOperator: true, roles: ['ADMIN'] })
  const decided = await atOnce(2, (nth) =>
    app.request(approvalsApi.decide, { id, decision: 'APPROVE' }, [review.nina, ole][nth]!),
  )
  expect(decided).toMatchObject({ done: [expect.anything()], refused: [expect.anything()] })
})
