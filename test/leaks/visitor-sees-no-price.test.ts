import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../contract/api.ts'
import type { Endpoint } from '../../contract/platform/endpoint.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { createBuyer } from '../builders.ts'
import { amounts, createPricedShop, holdsAmount, secretName } from '../priced-shop.ts'

let app: TestApp
let inputs: Record<string, Record<string, unknown>[]>

beforeAll(async () => {
  app = await createTestApp()
  ;({ inputs } = await createPricedShop(app))
})
afterAll(() => app.close())

const readableByVisitors = endpoints.filter(({ method, access }) => method === 'GET' && access === 'visitor')

test.each(readableByVisitors)('$path tells a visitor no price and no exclusive product', async (endpoint: Endpoint) => {
  const known = inputs[endpoint.path]
  if (!known) throw new Error(`${endpoint.path} needs an entry in everyInput().`)
  for (const input of known) {
    for (const language of ['de', 'en'] as const) {
      const reply = JSON.stringify(await app.request(endpoint, input as never, { language }))
      expect(amounts.filter((cents) => holdsAmount(reply, cents))).toEqual([])
      // The words that were searched for come back; those of the product do not.
      expect(reply.replace(`"q":"${secretName}"`, '')).not.toContain(secretName)
    }
  }
})

test('no sort and no price filter changes what a visitor gets', async () => {
  const paths = readableByVisitors.filter(({ path }) => path.startsWith('/api/v1/listings/'))
  expect(paths).toHaveLength(4)
  for (const endpoint of paths) {
    const [plain, , , ...rest] = inputs[endpoint.path]!
    const items = async (input: object) =>
      ((await app.request(endpoint, input as never)) as { items: { skuId: string }[] }).items
    const expected = (await items(plain!)).map(({ skuId }) => skuId)
    expect(expected.length).toBeGreaterThan(0)
    const priced = rest.filter((input) => /PRICE/.test(String(input.sort)) || 'priceMin' in input)
    expect(priced).toHaveLength(3)
    for (const input of priced) expect((await items(input)).map(({ skuId }) => skuId)).toEqual(expected)
  }
})

test('a buyer does see the price that a visitor does not', async () => {
  const { token } = await createBuyer(app.db)
  const endpoint = readableByVisitors.find(({ path }) => path === '/api/v1/products/{id}')!
  const [input] = inputs[endpoint.path]!
  expect(JSON.stringify(await app.request(endpoint, input as never, { token }))).toContain('835.19')
})
