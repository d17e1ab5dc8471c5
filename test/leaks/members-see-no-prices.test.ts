import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../contract/api.ts'
import type { Endpoint } from '../../contract/platform/endpoint.ts'
import type { KeyRight, Role } from '../../contract/rights.ts'
import { createApiKey } from '../account/api-key.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { createAddress, createBuyer, createMember } from '../builders.ts'
import { amounts, createPricedShop, holdsAmount, secretName } from '../priced-shop.ts'
import { order, put } from '../shop.ts'
import { everyInput } from './exclusive-product-inputs.ts'

/**
 * Who takes goods in, and who packs them, learns what comes and goes and no price; the bookkeeper sees documents and beside
 * them what every visitor sees. Over the API, and for their systems' keys, too.
 */
let app: TestApp
let shop: Awaited<ReturnType<typeof createPricedShop>>
let placed: { orderId: string; orderNumber: string; subOrderNumber: string }
const tokens: Record<string, string> = {}

const people = {
  'a receiver': { role: 'RECEIVER', key: ['receive'] },
  'a bookkeeper': { role: 'BOOKKEEPER', key: ['documents'] },
  'a warehouse': { role: 'WAREHOUSE', key: ['viewOrders', 'pack', 'stock'] },
} as const satisfies Record<string, { role: Role; key: KeyRight[] }>
type Who = keyof typeof people
const everybody = Object.keys(people) as Who[]

beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  shop = await createPricedShop(app)
  const owner = await createBuyer(app.db, { companyName: 'Hotel Spree' })
  await createAddress(app.db, owner.id)
  const { version } = await put(app, owner, shop.product.skuId, 6)
  const { orderId, orderNumber } = await order(app, owner, version)
  placed = { orderId: orderId!, orderNumber: orderNumber!, subOrderNumber: `${orderNumber!}-1` }
  await app.db`update sub_order set status = 'SHIPPED'`
  await app.db`update orders set status = 'SHIPPED', payment_status = 'PAID'`
  for (const [who, { role, key }] of Object.entries(people)) {
    const place = role === 'WAREHOUSE' ? { storeId: shop.store.id } : { companyId: owner.id }
    const member = await createMember(app.db, { ...place, roles: [role] })
    // Beside the own role a key never has more: an owner makes it here.
    const maker = await createMember(app.db, { ...place, roles: ['OWNER'] })
    tokens[who] = member.token
    tokens[`the key of ${who}`] = (await createApiKey(app.db, maker.membershipId, key)).token
  }
})
afterAll(() => app.close())

const reading = endpoints.filter(({ method }) => method === 'GET')
const byVisitors = reading.filter(({ access }) => access === 'visitor')
/** Who is asking is a part of these replies. */
const aboutTheCaller = ['/api/v1/auth', '/api/v1/products/{id}/can-see-exclusive-product']

/** What a call can be asked about the order and the goods, for its path. */
function inputsOf({ path }: Endpoint): object[] {
  const known =
    shop.inputs[path] ??
    everyInput({ openSku: shop.product.skuId, storeId: shop.store.id, storeSlug: shop.store.slug })[path as never]
  return (known as object[]).map((input) => ({
    ...input,
    ...('id' in input && path.includes('/orders/') && { id: placed.orderId }),
    ...('orderNumber' in input && { orderNumber: placed.orderNumber }),
    ...('subOrderNumber' in input && { subOrderNumber: placed.subOrderNumber }),
  }))
}

const textOf = (endpoint: Endpoint, input: object, token?: string) =>
  app.request(endpoint, input as never, token ? { token } : {}).then(
    (reply: unknown) => ({ isRefused: false, text: JSON.stringify(reply) }),
    (refusal: Error & { status?: number }) => {
      if (!refusal.status) throw refusal
      return { isRefused: true, text: refusal.message }
    },
  )

const callers = everybody.flatMap((who) => [
  { who, caller: who as string },
  { who, caller: `the key of ${who}` },
])
describe.each(callers)('$caller', ({ who, caller }) => {
  test.each(reading)('$path tells no price', async (endpoint) => {
    for (const input of inputsOf(endpoint)) {
      const { text } = await textOf(endpoint, input, tokens[caller])
      // Documents are what a bookkeeper is there for.
      if (who === 'a bookkeeper' && endpoint.right === 'documents') continue
      expect(amounts.filter((cents) => holdsAmount(text, cents))).toEqual([])
      // A store knows its own goods.
      if (who !== 'a warehouse') expect(text.replace(`"q":"${secretName}"`, '')).not.toContain(secretName)
    }
  })
})

test.each(byVisitors.filter(({ path }) => !aboutTheCaller.includes(path)))(
  '$path tells a bookkeeper what it tells a visitor, of granted goods, too',
  async (endpoint) => {
    await app.db`
      insert into exclusive_grant (buyer_id, sku_id)
      select m.company_id, p.sku_id from membership m, product p where m.roles = '{BOOKKEEPER}' and p.is_exclusive
      on conflict do nothing`
    for (const input of inputsOf(endpoint))
      expect(await textOf(endpoint, input, tokens['a bookkeeper'])).toEqual(await textOf(endpoint, input))
    await app.db`delete from exclusive_grant`
  },
)
