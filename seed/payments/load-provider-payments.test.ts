import { afterAll, beforeAll, expect, test } from 'vitest'
import * as chargebacksApi from '../../contract/operator/money/chargebacks.ts'
import * as refundsApi from '../../contract/operator/money/refunds.ts'
import * as jobsApi from '../../contract/operator/jobs.ts'
import * as paymentsApi from '../../contract/operator/payments.ts'
import { createMember, createProduct, createStore } from '../../test/builders.ts'
import { createPayingApp, type PayingApp } from '../../test/orders/paying.ts'
import { loadAccounts } from '../buyers/load-buyers.ts'
import { loadHouses } from '../buyers/load-houses.ts'
import { loadFailedJob } from './load-failed-job.ts'
import { loadProviderPayments } from './load-provider-payments.ts'

const baseDate = new Date('2026-11-02T06:00:00Z')

let app: PayingApp
let finance: { token: string }
beforeAll(async () => {
  app = await createPayingApp()
  finance = await createMember(app.db, { isOperator: true, roles: ['ADMIN'] })
  const store = await createStore(app.db)
  for (let n = 0; n < 8; n++) await createProduct(app.db, store.id, { stock: 100_000 })
  await loadAccounts(app.db)
  await loadHouses(app.db, baseDate)
})
afterAll(() => app.close())

test('every list of payments has something in it: paid, authorised, failed, charged back, refused and refunded elsewhere', async () => {
  await loadProviderPayments(app.deps)
  expect(await app.db`select from mail`).toHaveLength(0)
  await app.moveMoney()
  const { items } = await app.request(paymentsApi.list, {}, finance)
  expect(items.map(({ state }) => state).toSorted()).toEqual(['AUTHORIZED', 'FAILED', ...Array(5).fill('PAID')])
  const chargebacks = await app.request(chargebacksApi.list, {}, finance)
  expect(chargebacks.items).toMatchObject([{ companyName: 'Espressobar Punto' }])
  const refunds = await app.request(refundsApi.list, {}, finance)
  expect(refunds.items).toMatchObject([{ companyName: 'Feinkost Sommerlad', state: 'REFUSED' }])
  expect(await app.request(paymentsApi.listDifferences, {}, finance)).toHaveLength(1)
})

test('loaded again there is no more of it, and a shop without the sandbox has none', async () => {
  const paid = () => app.db`select checkout_id from payment order by checkout_id`
  const before = await paid()
  await loadProviderPayments(app.deps)
  await loadProviderPayments({ ...app.deps, payments: null })
  expect(await paid()).toEqual(before)
})

test('a mail that no server took waits once, with what was said of it', async () => {
  await loadFailedJob(app.deps, baseDate)
  await loadFailedJob(app.deps, baseDate)
  const { items } = await app.request(jobsApi.list, { state: 'FAILED' }, finance)
  expect(items).toMatchObject([{ queue: 'mail', tries: 106, error: expect.stringContaining('Domain not found') }])
})
