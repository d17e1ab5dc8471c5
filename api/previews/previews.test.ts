import { afterAll, beforeAll, expect, test } from 'vitest'
import * as magazineApi from '../../contract/magazine.ts'
import * as postsApi from '../../contract/operator/posts.ts'
import * as previewsApi from '../../contract/operator/previews.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember, createProduct, createStore } from '../../test/builders.ts'
import { previewedPagePath } from '../previewed-page.ts'
import { deleteOutdated } from '../retention.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let app: TestApp
let operator: Awaited<ReturnType<typeof createMember>>
let shown: string
let id: string
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  operator = await createMember(app.db, { isOperator: true, roles: ['CONTENT'] })
  const store = await createStore(app.db)
  shown = (await createProduct(app.db, store.id)).skuId
  const secret = (await createProduct(app.db, store.id, { isExclusive: true })).skuId
  const draft = await app.request(postsApi.create, { title: 'Noch nicht gezeigt' }, operator)
  const content = { ...draft.content, skuIds: [shown, secret] }
  id = (await app.request(postsApi.save, { id: draft.id, version: 1, content }, operator)).id
})
afterAll(() => app.close())

const path = 'noch-nicht-gezeigt'
const preview = () => app.request(previewsApi.create, { kind: 'POST', targetId: id }, operator)

test('whoever has the address sees the draft as a visitor: no price, no exclusive goods', async () => {
  const { token, url } = await preview()
  expect(token).toMatch(/^[\w-]{27}$/)
  expect(url).toBe(`http://tresen.test/preview/${token}`)
  expect(await previewedPagePath(app.deps, token)).toBe(`/magazine/${path}`)
  const post = await app.callInPreview(token)(magazineApi.read, { id: path }, 'de')
  expect(post).toMatchObject({ title: 'Noch nicht gezeigt' })
  expect(post.products).toMatchObject([{ skuId: shown, price: null, priceGate: 'SIGN_UP' }])
  const headers = { 'x-preview': token }
  expect((await app.request(magazineApi.read, { id: path }, { headers })).products).toMatchObject([{ price: null }])
})

test('the session of an operator sees prices as well, in the same preview', async () => {
  const headers = { 'x-preview': (await preview()).token }
  const { products } = await app.request(magazineApi.read, { id: path }, { headers, token: operator.token })
  expect(products).toMatchObject([{ skuId: shown, price: { finalNetPrice: 4.2 } }])
})

test('without a living token nothing of it is seen, and another post is no draft', async () => {
  const { token } = await preview()
  const refused = (value: string) =>
    app.refusal(magazineApi.read, { id: path }, { headers: { 'x-preview': value }, token: operator.token })
  for (const wrong of ['', 'x', `${token.slice(1)}x`, `${token}x`])
    expect(await refused(wrong)).toMatchObject({ status: 404 })
  const other = app.callInPreview(token)(magazineApi.read, { id: 'anderer' }, 'de')
  await expect(other).rejects.toMatchObject({ code: 'NOT_FOUND' })
  app.time.shiftMs = 7 * DAY_MS + 1000
  expect(await previewedPagePath(app.deps, token)).toBeNull()
  await expect(app.callInPreview(token)(magazineApi.read, { id: path }, 'de')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await deleteOutdated(app.deps)
  app.time.shiftMs = 0
  expect(await app.db`select from preview`).toHaveLength(0)
})

test.each([
  [
    'is removed from the team',
    (sql: typeof app.db, id: string) => sql`delete from membership where account_id = ${id}`,
  ],
  [
    'looks after content no more',
    (sql: typeof app.db, id: string) => sql`update membership set roles = '{FINANCE}' where account_id = ${id}`,
  ],
])('an address ends with its maker, who %s', async (_, take) => {
  const former = await createMember(app.db, { isOperator: true, roles: ['CONTENT'] })
  const { token } = await app.request(previewsApi.create, { kind: 'POST', targetId: id }, former)
  expect(await previewedPagePath(app.deps, token)).toBe(`/magazine/${path}`)
  await take(app.db, former.id)
  expect(await previewedPagePath(app.deps, token)).toBeNull()
})

test('the database holds no token', async () => {
  const { token } = await preview()
  const [row] = await app.db`select to_jsonb(p)::text as row from preview p`
  expect(row!.row).not.toContain(token)
})
