import { afterAll, beforeAll, expect, test } from 'vitest'
import * as productReportsApi from '../../contract/product-reports/product-reports.ts'
import * as profileApi from '../../contract/profile.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer } from '../../test/builders.ts'
import { createGoods } from '../../test/shop.ts'
import { openPasswords } from '../account/password/passwords.ts'
import { deleteOutdated } from '../retention.ts'

const password = 'Espresso-Tonic-8'
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

async function report(email: string, token?: string) {
  const { skuId } = await createGoods(app)
  const words = { reason: 'OTHER', explanation: 'Verboten', goodFaith: true } as const
  const input = { productSkuId: skuId, name: 'Jana Brandt', email, ...words }
  return (await app.request(productReportsApi.send, input, token ? { token } : {})).reportNumber
}
const decide = (reportNumber: string, ago: string) => app.db`
  update product_report set outcome = 'DISMISSED', statement = 'Erlaubt', decided_at = now() - ${ago}::interval
  where report_number = ${reportNumber}`
const left = async (numbers: string[]) => app.db<{ reportNumber: string; name: string | null; email: string | null }[]>`
  select report_number, name, email from product_report where report_number = any(${numbers}) order by report_number`

test('a year after it was decided a report is deleted; what waits stays', async () => {
  const [old, young, waiting] = [await report('a@x.example'), await report('a@x.example'), await report('a@x.example')]
  await decide(old, '366 days')
  await decide(young, '364 days')
  await deleteOutdated(app.deps)
  expect((await left([old, young, waiting])).map(({ reportNumber }) => reportNumber)).toEqual([young, waiting])
})

test('reports are exported with the account, and erased with it but for what waits, which names nobody any more', async () => {
  const email = 'Reporter@hotel.example'
  const buyer = await createBuyer(app.db, { email, passwordHash: await openPasswords().hash(password) })
  const own = await report('other@hotel.example', buyer.token)
  const signedOut = await report(email.toLowerCase())
  const foreign = await report('foreign@hotel.example')
  const { records } = await app.request(profileApi.exportAccount, {}, buyer)
  expect(new Set(records.productReport!.map(({ reportNumber }) => reportNumber))).toEqual(new Set([own, signedOut]))
  await decide(own, '1 day')
  await app.request(profileApi.eraseAccount, { password }, buyer)
  expect(await left([own, signedOut, foreign])).toEqual([
    { reportNumber: signedOut, name: null, email: null },
    { reportNumber: foreign, name: 'Jana Brandt', email: 'foreign@hotel.example' },
  ])
})
