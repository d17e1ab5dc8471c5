import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as attachmentsApi from '../../contract/attachments/attachments.ts'
import * as claimsApi from '../../contract/claims/claims.ts'
import * as goodsInApi from '../../contract/goods-in/goods-in.ts'
import { MOST_SHEETS } from '../../contract/goods-in/check-words.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createMember } from '../../test/builders.ts'
import { brokenInvariants, countGoods } from '../../test/invariants/invariants.ts'
import { photo } from '../../test/orders/claims.ts'
import { createOrderedGoods } from '../../test/orders/order-life.ts'
import { pdfPages } from '../../test/orders/pdf-text.ts'
import { newId } from '../platform/ids.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

type Check = InputOf<typeof goodsInApi.check>
type Line = Partial<Check['lines'][number]>

/** A shipment of 12 pieces that has just come, and what its company does with it. */
async function createShipped() {
  const life = await createOrderedGoods(app)
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL' })
  const [{ shipmentId }] = await app.db<[{ shipmentId: string }]>`
    select id as shipment_id from shipment where order_id = ${life.orderId}`
  const receiver = await createMember(app.db, { companyId: life.buyer.id, roles: ['RECEIVER'] })
  const inputOf = (line: Line = {}, more: Partial<Check> = {}): Check => ({
    shipmentId,
    version: 0,
    lines: [{ productSkuId: life.goods.skuId, cameQuantity: 12, state: 'GOOD', ...line }],
    ...more,
  })
  const as = (token = receiver.token, key = newId()) => ({ token, headers: { 'idempotency-key': key } })
  return {
    ...life,
    shipmentId,
    receiver,
    inputOf,
    as,
    check: (line: Line = {}, more: Partial<Check> = {}) => app.request(goodsInApi.check, inputOf(line, more), as()),
    refused: (line: Line = {}, more: Partial<Check> = {}) => app.refusal(goodsInApi.check, inputOf(line, more), as()),
    list: (state: 'EXPECTED' | 'CHECKED') => app.request(goodsInApi.list, { state }, receiver),
  }
}

test('what is not as ordered becomes a claim with its photo in the same call', async () => {
  const life = await createShipped()
  const start = await countGoods(app.db)
  expect((await life.list('EXPECTED')).items).toMatchObject([{ pieceCount: 12, checkedAt: null }])
  const { id } = await app.request(attachmentsApi.addAsBuyer, { file: await photo() }, life.as())
  const line = {
    state: 'DAMAGED',
    badQuantity: 2,
    remedy: 'REPLACEMENT',
    lot: ' L-4711 ',
    attachmentIds: [id],
  } satisfies Line
  const { checks } = await life.check({ ...line, cameQuantity: 11 }, { note: 'Karton nass' })
  expect(checks).toMatchObject([{ version: 1, note: 'Karton nass', lines: [{ lot: 'L-4711', attachments: [{ id }] }] }])
  const claims = await Promise.all(
    checks[0]!.claimNumbers.map((number) => app.request(claimsApi.read, { number }, life.receiver)),
  )
  expect(claims).toMatchObject([
    {
      lines: [{ problem: 'DAMAGED', quantity: 2, remedy: 'REPLACEMENT' }],
      timeline: [{ words: 'Karton nass', attachments: [{ id }] }],
    },
    { lines: [{ problem: 'MISSING', quantity: 1 }] },
  ])
  expect((await life.list('EXPECTED')).items).toEqual([])
  expect((await life.list('CHECKED')).items).toMatchObject([{ shipmentId: life.shipmentId, deviationCount: 1 }])
  expect(await brokenInvariants(app.db, start)).toEqual([])
})

test('a correction is the next version with its reason, and claims only what is new', async () => {
  const life = await createShipped()
  await life.check({ state: 'DAMAGED', badQuantity: 2 })
  expect(await life.refused({}, { version: 1 })).toMatchObject({ fieldErrors: { reason: expect.any(String) } })
  const again = { version: 1, reason: 'Nachgezählt' }
  const { checks } = await life.check({ state: 'DAMAGED', badQuantity: 5 }, again)
  expect(checks).toMatchObject([
    { version: 2, reason: 'Nachgezählt', lines: [{ badQuantity: 5 }] },
    { version: 1, reason: null, lines: [{ badQuantity: 2 }] },
  ])
  const [number] = checks[0]!.claimNumbers
  expect((await app.request(claimsApi.read, { number: number! }, life.receiver)).lines).toMatchObject([{ quantity: 3 }])
})

test('a correction that is taken back claims nothing twice, nor its photo', async () => {
  const life = await createShipped()
  const { id } = await app.request(attachmentsApi.addAsBuyer, { file: await photo() }, life.as())
  const warm = { state: 'WARM', badQuantity: 5, attachmentIds: [id] } satisfies Line
  await life.check(warm)
  await life.check({}, { version: 1, reason: 'Verwechselt' })
  const { checks } = await life.check(warm, { version: 2, reason: 'Doch nicht verwechselt' })
  expect(checks.map(({ version, claimNumbers }) => [version, claimNumbers.length])).toEqual([
    [3, 0],
    [2, 0],
    [1, 1],
  ])
  const [claimed] = await app.db`
    select sum(quantity)::int as pieces from claim_line l join claim c on c.buyer_id = l.buyer_id and c.id = l.claim_id
    where c.order_id = ${life.orderId}`
  expect(claimed).toEqual({ pieces: 5 })
})

test('sent twice it is one record, and of two at once the second sees the first', async () => {
  const life = await createShipped()
  const key = newId()
  const send = () =>
    app.request(goodsInApi.check, life.inputOf({ state: 'DAMAGED', badQuantity: 1 }), life.as(undefined, key))
  expect(await send()).toEqual(await send())
  const other = await createShipped()
  const { done, refused } = await atOnce(2, () => other.check({ state: 'MISSING', cameQuantity: 10 }))
  expect(done).toHaveLength(1)
  expect(refused).toMatchObject([{ code: 'GOODS_IN_CHANGED' }])
  const [count] = await app.db`select count(*)::int as claims from claim where order_id = ${other.orderId}`
  expect(count).toEqual({ claims: 1 })
})

test.each([
  ['fewer pieces that are good', { cameQuantity: 11 }],
  ['missing pieces that are there', { state: 'MISSING' }],
  ['damaged pieces without a count', { state: 'DAMAGED' }],
  ['more damaged pieces than came', { state: 'DAMAGED', badQuantity: 13 }],
  ['an article of another shipment', { productSkuId: '999' }],
] as const)('%s are refused with a sentence', async (_, line) => {
  const life = await createShipped()
  expect(await life.refused(line)).toMatchObject({ code: 'VALIDATION', fieldErrors: { lines: expect.any(String) } })
})

test('chilled goods need a temperature within the limit of their category, or are too warm', async () => {
  const life = await createShipped()
  const isOf = app.db`slug = (select category_slug from product where sku_id = ${life.goods.skuId})`
  await app.db`update category set temperature = 'CHILLED' where ${isOf}`
  expect(await app.request(goodsInApi.read, { shipmentId: life.shipmentId }, life.receiver)).toMatchObject({
    lines: [{ limit: { degrees: 7, tolerated: 7, source: 'CHILLED' } }],
  })
  expect(await life.refused()).toMatchObject({ fieldErrors: { lines: expect.stringContaining('emperatur') } })
  expect(await life.refused({ temperature: 7.1 })).toMatchObject({
    fieldErrors: { lines: expect.stringContaining('7') },
  })
  const { checks } = await life.check({ temperature: 7.1, state: 'WARM', badQuantity: 12 })
  expect(checks[0]).toMatchObject({
    lines: [{ temperature: 7.1, temperatureLimit: 7 }],
    claimNumbers: [expect.any(String)],
  })
  await app.db`update category set temperature = 'AMBIENT' where ${isOf}`
})

test('the record is a PDF and a table with every version, of one shipment and of a period', async () => {
  const life = await createShipped()
  const { shipmentId } = life
  expect(await app.refusal(goodsInApi.readSheet, { shipmentId }, life.receiver)).toMatchObject({ code: 'NOT_FOUND' })
  await life.check({ lot: '=L1', bestBefore: '2027-03-31' })
  await life.check({ lot: 'L2' }, { version: 1, reason: 'Charge verlesen' })
  const period = { from: '2026-01-01', to: '2099-12-31' }
  const pdfs = await Promise.all([
    app.request(goodsInApi.readSheet, { shipmentId }, life.receiver),
    app.request(goodsInApi.readPeriodSheets, period, life.receiver),
  ])
  for (const pdf of pdfs) {
    const text = pdfPages(Buffer.from(await pdf.bytes())).join('\n')
    expect(text).toContain(life.subOrderNumber)
    expect(text).toContain('Charge verlesen')
  }
  const csv = await app.request(goodsInApi.readPeriodCsv, period, life.receiver)
  const rows = parse(Buffer.from(await csv.bytes()), { delimiter: ';', bom: true }) as string[][]
  expect(rows.slice(1).map((row) => [row[3], row[8], row[13], row[14]])).toEqual([
    ['1', 'pieces', "'=L1", '2027-03-31'],
    ['2', 'pieces', 'L2', ''],
  ])
  const none = await app.request(goodsInApi.readPeriodCsv, { from: '2020-01-01', to: '2020-12-31' }, life.receiver)
  expect(await none.text()).not.toContain(life.subOrderNumber)
})

test('a period with more records than a file may hold is refused, as none may be left out', async () => {
  const life = await createShipped()
  await life.check({ lot: 'L1' })
  await app.db`
    with made as (select gen_random_uuid() as shipment_id, gen_random_uuid() as check_id from generate_series(1, ${MOST_SHEETS})),
    sent as (
      insert into shipment select c.* from shipment o, made, jsonb_populate_record(o, jsonb_build_object('id', made.shipment_id)) c
      where o.id = ${life.shipmentId} returning id),
    checked as (
      insert into goods_in_check select c.* from goods_in_check o, made, jsonb_populate_record(o, jsonb_build_object('id',
        made.check_id, 'shipment_id', made.shipment_id, 'checked_at', '2020-02-01T12:00:00Z')) c
      where o.shipment_id = ${life.shipmentId} and (select count(*) from sent) > 0 returning id)
    insert into goods_in_line
    select n.* from goods_in_line l, checked, jsonb_populate_record(l, jsonb_build_object('check_id', checked.id)) n
    where l.check_id = (select id from goods_in_check where shipment_id = ${life.shipmentId})`
  const period = { from: '2020-02-01', to: '2020-02-02' }
  expect((await app.request(goodsInApi.readPeriodCsv, period, life.receiver)).size).toBeGreaterThan(0)
  await app.db`update goods_in_check set checked_at = '2020-02-01T12:00:00Z' where shipment_id = ${life.shipmentId}`
  expect(await app.refusal(goodsInApi.readPeriodCsv, period, life.receiver)).toMatchObject({
    fieldErrors: { to: expect.any(String) },
  })
})
