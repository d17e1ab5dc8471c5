import { afterAll, beforeAll, expect, test } from 'vitest'
import * as webhooksApi from '../../contract/team/webhooks.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember, createStore } from '../../test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true, connections: 10 })
})
afterAll(() => app.close())

test('of many made at once ten are kept', async () => {
  const { id: storeId } = await createStore(app.db)
  const owner = await createMember(app.db, { storeId, roles: ['OWNER'] })
  const make = (n: number) =>
    app.request(webhooksApi.make, { url: `https://shop.example/hooks/${n}`, events: ['order.placed'] }, owner).then(
      () => 'made',
      ({ code }: { code: string }) => code,
    )
  const outcomes = await Promise.all(Array.from({ length: 16 }, (_, n) => make(n)))
  expect(outcomes.toSorted()).toEqual([
    ...Array.from({ length: 6 }, () => 'LIMIT_REACHED'),
    ...Array.from({ length: 10 }, () => 'made'),
  ])
  expect((await app.request(webhooksApi.list, {}, owner)).webhooks).toHaveLength(10)
})
