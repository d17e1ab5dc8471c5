import { afterAll, beforeAll, expect, test } from 'vitest'
import * as couponsApi from '../../../contract/operator/coupons.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember } from '../../../test/builders.ts'
import { couponTerms } from '../../../test/shop.ts'

let app: TestApp
let operator: Awaited<ReturnType<typeof createMember>>
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  operator = await createMember(app.db, { isOperator: true, roles: ['CONTENT'] })
})
afterAll(() => app.close())

test('an operator says who bears a coupon; the list, its file and the audit say it, too', async () => {
  const input = { ...couponTerms, code: 'VOM-MARKT', borneBy: 'MARKETPLACE' as const }
  expect(await app.request(couponsApi.create, input, operator)).toMatchObject({ borneBy: 'MARKETPLACE' })
  expect(await app.request(couponsApi.create, { ...couponTerms, code: 'VOM-STORE' }, operator)).toMatchObject({
    borneBy: 'STORE',
  })
  const { items } = await app.request(couponsApi.list, { sort: 'NAME' }, operator)
  expect(items.map(({ name, borneBy }) => [name, borneBy])).toEqual([
    ['VOM-MARKT', 'MARKETPLACE'],
    ['VOM-STORE', 'STORE'],
  ])
  const file = await app.request(couponsApi.readCsv, { sort: 'NAME' }, { ...operator, language: 'de' })
  expect(await file.text()).toContain('Marktplatz')
  const [deed] = await app.db<{ after: object }[]>`
    select after from audit_entry where action = 'coupon.create' and after ->> 'name' = 'VOM-MARKT'`
  expect(deed!.after).toMatchObject({ borneBy: 'MARKETPLACE' })
})

test.each([
  ['de', 'Kostenlosen Versand trägt der Store.'],
  ['en', 'Free shipping is borne by the store.'],
] as const)('free shipping is never borne by the marketplace (%s)', async (language, message) => {
  const input = { ...couponTerms, code: 'VERSAND', kind: 'FREE_SHIPPING' as const, borneBy: 'MARKETPLACE' as const }
  expect(await app.refusal(couponsApi.create, input, { ...operator, language })).toMatchObject({
    code: 'VALIDATION',
    fieldErrors: { borneBy: message },
  })
})
