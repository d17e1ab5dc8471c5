import { afterAll, beforeAll, expect, test } from 'vitest'
import * as couponsApi from '../../../contract/operator/coupons.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember } from '../../../test/builders.ts'

let app: TestApp
let operator: Awaited<ReturnType<typeof createMember>>
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  operator = await createMember(app.db, { isOperator: true, roles: ['CONTENT'] })
})
afterAll(() => app.close())

const terms = {
  name: null,
  prefix: '',
  count: null,
  kind: 'PERCENT' as const,
  value: 10,
  storeSlug: null,
  minimum: 0,
  limitTotal: null,
  limitPerBuyer: null,
  startsAt: '2020-01-01T00:00',
  endsAt: '2099-01-01T00:00',
  descriptionDe: '',
  descriptionEn: '',
}

test('an operator says who bears a coupon; the list, its file and the audit say it, too', async () => {
  const input = { ...terms, code: 'VOM-MARKT', borneBy: 'MARKETPLACE' as const }
  expect(await app.request(couponsApi.create, input, operator)).toMatchObject({ borneBy: 'MARKETPLACE' })
  expect(await app.request(couponsApi.create, { ...terms, code: 'VOM-STORE' }, operator)).toMatchObject({
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
  const input = { ...terms, code: 'VERSAND', kind: 'FREE_SHIPPING' as const, borneBy: 'MARKETPLACE' as const }
  expect(await app.refusal(couponsApi.create, input, { ...operator, language })).toMatchObject({
    code: 'VALIDATION',
    fieldErrors: { borneBy: message },
  })
})
