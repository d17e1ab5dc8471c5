import { afterAll, beforeAll, expect, test } from 'vitest'
import * as emptiesApi from '../../../../contract/orders/empties.ts'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { atOnce } from '../../../../test/at-once.ts'
import { createBuyer, createStore } from '../../../../test/builders.ts'
import { findMails } from '../../../../test/mails.ts'
import { createOrderedGoods } from '../../../../test/orders/order-life.ts'
import { pdfPages } from '../../../../test/orders/pdf-text.ts'
import { mailStatements } from './mail-statements.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

/** 40 beer bottles delivered in September, half an hour before October in Germany; 30 more and 25 back in October. */
async function bottlesOfTwoMonths() {
  const deposits = app.db.json([{ code: 'MEHRWEG_8', perPieces: 1 }])
  const life = await createOrderedGoods(app, { product: { countPerBox: 1, minimumQuantity: 1, deposits } })
  const { storeId } = life.goods
  for (const [pieces, kind, at] of [
    [40, 'DELIVERED', '2026-09-30T21:30:00Z'],
    [30, 'DELIVERED', '2026-09-30T22:30:00Z'],
    [-25, 'RETURNED', '2026-10-20T08:00:00Z'],
  ] as const)
    await app.db`
      insert into empties_movement (id, buyer_id, store_id, order_id, code, name_de, name_en, cents, rate_bp, pieces, kind, at)
      values (gen_random_uuid(), ${life.buyer.id}, ${storeId}, ${life.orderId}, 'MEHRWEG_8', 'Bierflasche', 'Beer bottle',
        8, 1900, ${pieces}, ${kind}, ${at})`
  return { ...life, storeId }
}

const linesOf = async (file: Blob) =>
  pdfPages(Buffer.from(await file.arrayBuffer()))
    .join(' ')
    .replaceAll(/\s+/g, ' ')

test('a statement goes from what was there to what is left, by the month in Germany, to both sides', async () => {
  const { buyer, store, storeId } = await bottlesOfTwoMonths()
  const account = await app.request(emptiesApi.read, { storeId }, buyer)
  expect(account.months).toEqual(['2026-10', '2026-09'])
  const input = { month: '2026-10' }
  const german = { token: buyer.token, language: 'de' } as const
  const own = await linesOf(await app.request(emptiesApi.readStatement, { storeId, ...input }, german))
  expect(own).toContain('Leergutauszug Oktober 2026')
  expect(own).toContain('Bierflasche 40 30 -25 0 45 3,60 €')
  expect(own).toContain('Pfand am Monatsanfang, netto 3,20 €')
  expect(own).toContain('Pfand am Monatsende, netto 3,60 €')
  const ofStore = { companyId: buyer.id, ...input }
  const english = await linesOf(await app.request(emptiesApi.readStatementOfStore, ofStore, store))
  expect(english).toContain('Beer bottle 40 30 -25 0 45 €3.60')
  const september = { storeId, month: '2026-09' }
  expect(await linesOf(await app.request(emptiesApi.readStatement, september, buyer))).toContain('0 40 0 0 40 €3.20')
})

test('a month in which nothing moved is told so, and other partners are none', async () => {
  const { buyer, storeId } = await bottlesOfTwoMonths()
  const none = { storeId, month: '2026-08' }
  expect(await app.refusal(emptiesApi.readStatement, none, buyer)).toMatchObject({ code: 'EMPTIES_MONTH_EMPTY' })
  const stranger = await createBuyer(app.db)
  const asked = { storeId, month: '2026-10' }
  expect(await app.refusal(emptiesApi.readStatement, asked, stranger)).toMatchObject({ code: 'NOT_FOUND' })
  const rival = await createBuyer(app.db, { role: 'SUPPLIER', storeId: (await createStore(app.db)).id })
  const ofStore = { companyId: buyer.id, month: '2026-10' }
  expect(await app.refusal(emptiesApi.readStatementOfStore, ofStore, rival)).toMatchObject({ code: 'NOT_FOUND' })
})

test('each company gets the statement of the month that has ended once, however often and by whomever it is sent', async () => {
  const { buyer } = await bottlesOfTwoMonths()
  app.time.stoppedAt = new Date('2026-11-01T00:10:00+01:00')
  await atOnce(3, () => mailStatements(app.deps))
  expect(await mailStatements(app.deps)).toBe(0)
  app.time.stoppedAt = new Date('2026-12-01T00:10:00+01:00')
  expect(await mailStatements(app.deps)).toBe(0)
  app.time.stoppedAt = null
  const mails = (await findMails(app.db, { to: buyer.email })).filter(({ id }) => id.startsWith('empties-'))
  expect(mails.map(({ subject }) => subject)).toEqual(['Leergutauszug Oktober 2026: Tidemar GmbH'])
  expect(mails[0]!.files).toMatchObject([{ name: 'Leergut-Tidemar GmbH-2026-10.pdf', type: 'application/pdf' }])
})
