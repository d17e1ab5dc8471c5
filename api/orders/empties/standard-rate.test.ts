import { afterAll, beforeAll, expect, test } from 'vitest'
import * as emptiesApi from '../../../contract/orders/empties.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { brokenBooks } from '../../../test/invariants/book-invariants.ts'
import { createOrderedGoods } from '../../../test/orders/order-life.ts'
import type { DocumentContent } from '../documents/document-content.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** 24 pots of yoghurt at 7 %, two boxes of twelve. */
const potsInBoxes = () =>
  createOrderedGoods(app, {
    quantity: 24,
    product: {
      priceCents: 100,
      finalPriceCents: 100,
      countPerBox: 12,
      minimumQuantity: 12,
      taxRateBp: 700,
      deposits: app.db.json([
        { code: 'MILK_GLASS', perPieces: 1 },
        { code: 'E2_BOX', perPieces: 12 },
      ]),
    },
  })

test('german trade § 5.5: a box is taxed at 19 % while the glasses in it follow their goods at 7 %', async () => {
  const life = await potsInBoxes()
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL' })
  const [invoice] = await app.db<{ content: DocumentContent }[]>`
    select content from document where order_id = ${life.orderId} and type = 'INVOICE'`
  const { lines, totals } = invoice!.content
  expect(lines.map(({ kind, name, quantity, netCents, rateBp }) => [kind, name, quantity, netCents, rateBp])).toEqual([
    ['GOODS', expect.any(String), 24, 2400, 700],
    ['DEPOSIT', 'Milch- oder Joghurtglas', 24, 360, 700],
    ['DEPOSIT', 'E2-Kiste', 2, 760, 1900],
  ])
  expect(totals).toMatchObject({ deposit: 1120, taxLines: [{ rateBp: 700 }, { rateBp: 1900, base: 760, amount: 144 }] })
  expect(await life.part()).toMatchObject({
    summary: { taxLines: [{ rate: 7 }, { rate: 19, base: 7.6, amount: 1.44 }] },
  })
  expect(await brokenBooks(app.db)).toEqual([])
})

test('german trade § 5.5: a box that is given back for money would be a supply of the buyer, so it is not credited', async () => {
  const life = await potsInBoxes()
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL' })
  const input = { companyId: life.buyer.id, lines: [{ code: 'E2_BOX', pieces: 1 }] }
  const keyed = { token: life.store.token, headers: { 'idempotency-key': crypto.randomUUID() } }
  expect(await app.refusal(emptiesApi.takeBack, input, keyed)).toMatchObject({
    code: 'EMPTIES_ARE_A_SUPPLY',
    message: expect.stringContaining('E2 box'),
  })
})

test('german trade § 5.5: boxes that come back full leave at the rate they came with', async () => {
  const life = await potsInBoxes()
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL' })
  await life.supply('MARK_DELIVERED')
  await life.act('REQUEST_RETURN', { lines: [{ productSkuId: life.goods.skuId, quantity: 12 }], reason: 'Sauer' })
  await life.supply('ACCEPT_RETURN')
  const [note] = await app.db<{ content: DocumentContent }[]>`
    select content from document where order_id = ${life.orderId} and type = 'CREDIT_NOTE'`
  expect(note!.content.totals.taxLines).toMatchObject([{ rateBp: 700 }, { rateBp: 1900, base: -380, amount: -72 }])
  expect(await brokenBooks(app.db)).toEqual([])
})
