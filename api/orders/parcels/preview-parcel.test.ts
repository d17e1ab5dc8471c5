import { afterAll, beforeAll, expect, test } from 'vitest'
import * as parcelPreviewApi from '../../../contract/orders/parcel-preview.ts'
import { moneyText } from '../../../contract/platform/money.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember } from '../../../test/builders.ts'
import { createOrderedGoods } from '../../../test/orders/order-life.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a parcel is named with the sum that its invoice then has, the first and the last', async () => {
  const life = await createOrderedGoods(app)
  await life.pay()
  await life.supply('CONFIRM')
  const { subOrderNumber, goods, store, orderId } = life
  const preview = async (pieces: number) => {
    const lines = [`${goods.skuId}:${pieces}`]
    return (await app.request(parcelPreviewApi.forStore, { subOrderNumber, lines }, store)).grossText
  }
  const ship = (quantity: number) =>
    life.supply('SHIP', { carrier: 'DHL', lines: [{ productSkuId: goods.skuId, quantity }] })
  const previews = [await preview(5)]
  await ship(5)
  previews.push(await preview(7))
  await ship(7)
  const invoices = await app.db<{ gross: number }[]>`
    select (content -> 'totals' ->> 'gross')::int as gross from document
    where order_id = ${orderId} and type = 'INVOICE' order by issued_at, number`
  expect(previews).toEqual(invoices.map(({ gross }) => moneyText(gross, 'en')))
})

test('more than is open, what was not ordered and the order of another store are refused', async () => {
  const life = await createOrderedGoods(app)
  await life.pay()
  const { subOrderNumber, goods, store } = life
  const refusal = (line: string, by: { token: string } = store) =>
    app.refusal(parcelPreviewApi.forStore, { subOrderNumber, lines: [line] }, by)
  expect(await refusal(`${goods.skuId}:13`)).toMatchObject({ fieldErrors: { lines: expect.stringContaining('12') } })
  expect(await refusal('999:1')).toMatchObject({ fieldErrors: { lines: expect.stringContaining('999') } })
  const other = await createOrderedGoods(app)
  expect(await refusal(`${goods.skuId}:1`, other.store)).toMatchObject({ status: 404 })
  const packer = await createMember(app.db, { storeId: goods.storeId, roles: ['WAREHOUSE'] })
  expect(await refusal(`${goods.skuId}:1`, packer)).toMatchObject({ code: 'RIGHT_MISSING' })
})
