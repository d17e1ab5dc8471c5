import { afterAll, beforeAll, expect, test } from 'vitest'
import * as designsApi from '../../contract/designs/designs.ts'
import * as accountApi from '../../contract/account.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createProduct, createStore } from '../../test/builders.ts'
import { demoDesigns } from './demo-designs.ts'
import { DEMO_PASSWORD, loadAccounts } from '../buyers/load-buyers.ts'
import { loadDesignedOrder } from '../orders/load-designed-order.ts'
import { loadDesigns } from './load-designs.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('demo buyers have designs in every state, with pictures, and nobody was mailed', async () => {
  const store = await createStore(app.db)
  for (const archetype of new Set(demoDesigns.map((design) => design.archetype))) {
    const picture = {
      archetype,
      palette: 'nacht',
      layout: 'sun',
      font: 'oswald',
      icon: '',
      brand: '',
      name: '',
      sub: '',
      size: '',
    }
    await createProduct(app.db, store.id, { isDesignable: true, picture: app.db.json(picture) })
  }
  await loadAccounts(app.db)
  const today = app.deps.clock.now()
  await loadDesigns(app.deps, today)
  await loadDesigns(app.deps, today)
  await loadDesignedOrder(app.deps, today)
  await loadDesignedOrder(app.deps, today)
  const statuses = new Set<string>()
  for (const name of ['hotel', 'cafe', 'restaurant', 'retail', 'office']) {
    const { authToken: token } = await app.request(accountApi.signIn, {
      email: `${name}@demo.tresen.example`,
      password: DEMO_PASSWORD,
    })
    const { items } = await app.request(designsApi.list, {}, { token })
    expect(items).toHaveLength(demoDesigns.filter(({ buyer }) => buyer === name).length)
    for (const { status, previewUrl, createdAt } of items) {
      statuses.add(status)
      expect(createdAt.getTime()).toBeLessThan(today.getTime())
      expect((await app.fastify.inject(`${previewUrl}_500`)).statusCode).toBe(200)
    }
  }
  const all = ['DRAFT', 'SUBMITTED', 'PROOF_READY', 'CHANGES_REQUESTED', 'APPROVED', 'ORDERED', 'REJECTED', 'CANCELLED']
  expect([...statuses].toSorted()).toEqual(all.toSorted())
  expect(await app.db`select 1 from approval where kind = 'DESIGN_REPORT' and state = 'OPEN'`).toHaveLength(1)
  expect(await app.db`select 1 from orders`).toHaveLength(1)
  expect(await app.db`select 1 from mail`).toHaveLength(0)
})
