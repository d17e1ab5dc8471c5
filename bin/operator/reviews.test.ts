import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createProduct, createStore } from '../../test/builders.ts'
import { reviews } from './reviews.ts'

let app: TestApp
let operator: { id: string; email: string }
beforeAll(async () => {
  app = await createTestApp()
  operator = await createBuyer(app.db, { role: 'OPERATOR' })
})
afterAll(() => app.close())

const run = async (action: string, args: string[] = [], flags: string[] = []) => {
  const context = { ...app.deps, language: 'en' as const, operator }
  return (await reviews.actions[action]!.run(context, { args, values: {}, flags: new Set(flags) })).lines
}

test('an operator sees what waits, shows and hides it', async () => {
  expect(await run('list')).toEqual(['There are no such reviews.'])
  const { skuId, storeId } = await createProduct(app.db, (await createStore(app.db)).id)
  const id = crypto.randomUUID()
  await app.db`
    insert into review (id, sku_id, store_id, buyer_id, rate, comment, author_business_type, is_shown)
    values (${id}, ${skuId}, ${storeId}, ${crypto.randomUUID()}, 3, ${'Gut\n\u001b[2J'}, 'CAFE', false)`
  expect(await run('list', [], ['waiting'])).toEqual([expect.stringMatching(/ waits .* 3\/5 {2}Gut \[2J$/)])
  expect(await run('show', [id])).toEqual([`Review ${id} is shown.`])
  expect(await run('list', [], ['waiting'])).toEqual(['There are no such reviews.'])
  expect(await run('hide', [id])).toEqual([`Review ${id} is hidden.`])
  expect(await run('list')).toEqual([expect.stringContaining(' hidden ')])
  await expect(run('show', ['1'])).rejects.toThrow('There is no review 1.')
})
