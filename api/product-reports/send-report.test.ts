import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createStore } from '../../test/builders.ts'
import { findMails } from '../../test/mails.ts'
import { reportCalls, reporterEmail as email } from '../../test/operator/report-calls.ts'
import { createCustomer } from '../../test/shop.ts'

let app: TestApp
let calls: ReturnType<typeof reportCalls>
beforeAll(async () => {
  app = await createTestApp()
  calls = reportCalls(app, (await createStore(app.db)).id)
})
beforeEach(async () => {
  await app.db`delete from mail`
  await app.db`delete from rate_limit`
})
afterAll(() => app.close())

const mailsTo = (to: string) => findMails(app.db, { to })

test.each([
  ['de', 'Würzsauce', 'Deine Meldung'],
  ['en', 'Hot sauce', 'We have received your report'],
] as const)(
  'a visitor is told in %s that it has come, without a word that was typed',
  async (language, name, subject) => {
    const skuId = await calls.created()
    const typed = { name: 'Kaufen Sie Lose!', explanation: 'Lose, nur heute' }
    const { reportNumber } = await calls.report(skuId, typed, { language })
    expect(reportNumber).toMatch(/^M\d{6}$/)
    const [mail] = await mailsTo(email)
    expect(mail!.subject).toContain(subject)
    expect(mail!.text).toContain(reportNumber)
    expect(mail!.text).toContain(name)
    expect(JSON.stringify(mail)).not.toContain('Lose')
  },
)

test('who leaves no address is not known, signed in or not, and gets no mail', async () => {
  const { token } = await createCustomer(app)
  const skuId = await calls.created()
  await calls.report(skuId, { email: undefined }, { token })
  const rows = await app.db`select email, name, account_id from product_report where sku_id = ${skuId}`
  expect(rows).toMatchObject([{ email: null, name: null, accountId: null }])
  expect(await findMails(app.db)).toEqual([])
})

test('an infringed right needs a name and an address', async () => {
  const skuId = await calls.created()
  const refusal = await calls.refused(skuId, { reason: 'RIGHTS', email: undefined }, { language: 'de' })
  expect(refusal).toMatchObject({
    status: 400,
    code: 'VALIDATION',
    fieldErrors: { name: expect.stringContaining('wessen'), email: expect.any(String) },
  })
  await calls.report(skuId, { reason: 'RIGHTS', name: 'Jana Brandt' })
})

test.each([
  ['explanation', { explanation: '  ' }],
  ['explanation', { explanation: 'x'.repeat(4001) }],
  ['goodFaith', { goodFaith: false as true }],
  ['reason', { reason: 'BORING' as 'OTHER' }],
])('%s is refused at its field', async (field, rest) => {
  expect(await calls.refused(await calls.created(), rest)).toMatchObject({
    status: 400,
    fieldErrors: { [field]: expect.any(String) },
  })
})

test('what a visitor does not see cannot be reported, what is granted can', async () => {
  const jana = await createCustomer(app)
  const exclusive = await calls.created({ isExclusive: true })
  await app.db`
    insert into exclusive_grant (buyer_id, sku_id, granted_at) values (${jana.id}, ${exclusive}, now())`
  for (const skuId of [exclusive, await calls.created({ status: 'PAUSED' }), '999999'])
    expect(await calls.refused(skuId)).toMatchObject({ status: 404 })
  await calls.report(exclusive, {}, { token: jana.token })
})

test('sent twice under one key it is one report', async () => {
  const skuId = await calls.created()
  const headers = { 'idempotency-key': 'report-once' }
  const numbers = [await calls.report(skuId, {}, { headers }), await calls.report(skuId, {}, { headers })]
  expect(numbers[0]).toEqual(numbers[1])
  expect(await calls.outcomes(skuId)).toHaveLength(1)
  expect(await mailsTo(email)).toHaveLength(1)
})

test('one address is written to five times an hour, and no more', async () => {
  const skuId = await calls.created()
  for (let count = 0; count < 5; count++) await calls.report(skuId)
  expect(await calls.refused(skuId)).toMatchObject({ status: 429 })
})
