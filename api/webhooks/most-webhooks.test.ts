import { afterAll, beforeAll, expect, test } from 'vitest'
import * as webhooksApi from '../../contract/team/webhooks.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember, createStore } from '../../test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true, connections: 10 })
})
afterAll(() => app.close())

test('of many made at once only the last that there may be is kept', async () => {
  const { id: storeId } = await createStore(app.db)
  const owner = await createMember(app.db, { storeId, roles: ['OWNER'] })
  const make = (n: number) =>
    app.request(webhooksApi.make, { url: `https://shop.example/hooks/${n}`, events: ['order.placed'] }, owner).then(
      () => 'made',
      ({ code }: { code: string }) => code,
    )
  for (let n = 0; n < 9; n++) await make(n)
  const outcomes = await Promise.all(Array.from({ length: 6 }, (_, n) => make(10 + n)))
  expect(outcomes.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'LIMIT_REACHED'), 'made'])
  expect((await app.request(webhooksApi.list, {}, owner)).webhooks).toHaveLength(10)
})
