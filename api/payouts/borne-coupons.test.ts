import { afterAll, beforeAll, expect, test } from 'vitest'
import * as payoutsApi from '../../contract/payouts/payouts.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { brokenBooks } from '../../test/invariants/book-invariants.ts'
import { createClaimable } from '../../test/orders/claims.ts'
import { pdfPages } from '../../test/orders/pdf-text.ts'
import { newId } from '../platform/ids.ts'
import { approveRun } from './approve-run.ts'
import { setBankAccount } from './bank-accounts.ts'
import { proposeRun } from './propose-run.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

test('a payout pays what the marketplace bears of a coupon less what a claim gave back, and its statement says so', async () => {
  const life = await createClaimable(app, { isWithCoupon: true, couponBorneBy: 'MARKETPLACE' })
  const { storeId } = life.goods
  const claim = await life.open({ quantity: 6 })
  await life.answer(claim.number, 6)
  await setBankAccount(app.deps, { storeId, iban: 'DE40987654329876543210', holder: 'Müller & Söhne GmbH' })
  await app.db`update sub_order set status_at = now() - interval '20 days' where order_id = ${life.orderId}`
  await proposeRun(app.deps, { by: newId(), reason: null })
  await approveRun(app.deps, { by: newId(), reason: null })
  const { items } = await app.request(payoutsApi.list, {}, life.store)
  const { number, amount } = items[0]!
  // Six pieces at 10.00 € stay delivered: 60.00 € and 19 % are what the store gets, 6.00 € of it from the marketplace.
  expect(amount).toBe(71.4)
  const { lines } = await app.request(payoutsApi.read, { number }, { ...life.store, language: 'de' })
  expect(lines.filter(({ kind }) => kind === 'COUPON')).toMatchObject([
    { kindText: 'Gutschein, den Tresen trägt, mit USt.', reference: `${life.subOrderNumber} (19 %)`, amount: 14.28 },
    { reference: `${life.subOrderNumber} (19 %)`, amount: -7.14 },
  ])
  const pdf = await app.request(payoutsApi.readStatement, { number }, { ...life.store, language: 'de' })
  const printed = pdfPages(Buffer.from(await pdf.arrayBuffer())).join('\n')
  expect(printed).toContain(`Gutschein, den Tresen trägt, mit USt. · ${life.subOrderNumber} (19 %)`)
  const csv = await app.request(payoutsApi.readStatementCsv, { number }, { ...life.store, language: 'de' })
  expect(await csv.text()).toContain(`;${life.subOrderNumber} (19 %);${life.subOrderNumber};`)
  expect(await brokenBooks(app.db)).toEqual([])
})
