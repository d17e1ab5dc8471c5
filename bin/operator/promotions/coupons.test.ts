import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as cartApi from '../../../contract/cart.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer, createProduct, createStore } from '../../../test/builders.ts'
import { coupons } from './coupons.ts'
import type { Command } from '../commands/command.ts'

let app: TestApp
let operator: { id: string; email: string }
beforeAll(async () => {
  app = await createTestApp()
  operator = await createBuyer(app.db, { role: 'OPERATOR' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db`delete from coupon`
})

async function run(action: string, args: string[], values: Command['values'] = {}, flags: string[] = []) {
  const context = { ...app.deps, language: 'de' as const, operator }
  return (await coupons.actions[action]!.run(context, { args, values, flags: new Set(flags) })).lines
}
const row = async () => (await app.db`select * from coupon`)[0]
const until = '2099-12-31'

test('a coupon with all terms is kept as it was typed, its window in German time', async () => {
  const store = await createStore(app.db)
  await run('create', ['sommer-12'], {
    percent: '12,5',
    store: store.slug,
    minimum: '99.50',
    limit: '100',
    'limit-per-buyer': '1',
    from: '2099-03-28 09:30',
    until: '2099-07-31',
    'text-de': 'Sommer',
    'text-en': 'Summer',
  })
  expect(await row()).toEqual({
    code: 'SOMMER-12',
    kind: 'PERCENT',
    value: 1250,
    storeId: store.id,
    minimumCents: 9950,
    limitTotal: 100,
    limitPerBuyer: 1,
    redeemedCount: 0,
    // Winter time, and the first minute of August in summer time.
    startsAt: new Date('2099-03-28T08:30:00Z'),
    endsAt: new Date('2099-07-31T22:00:00Z'),
    descriptionDe: 'Sommer',
    descriptionEn: 'Summer',
    batchId: null,
    batchName: null,
    isFirst: true,
    audience: 'ALL',
    borneBy: 'STORE',
  })
  expect(await run('list', [])).toEqual([
    ['SOMMER-12', '12,5 %', store.slug, 'ab 99,50\u00a0€', '0 von 100 Malen benutzt', '1 je Käufer']
      .concat('2099-03-28 09:30 bis 2099-08-01 00:00')
      .join(' · '),
  ])
})

test('an amount and free shipping are described where no text is given', async () => {
  await run('create', ['MINUS15'], { amount: '15', until })
  expect(await row()).toMatchObject({
    kind: 'AMOUNT',
    value: 1500,
    storeId: null,
    descriptionDe: '15,00\u00a0€ Nachlass',
    descriptionEn: '€15.00 off',
  })
  await run('end', ['minus15'])
  await app.db`delete from coupon`
  await run('create', ['FREI'], { until }, ['free-shipping'])
  expect(await row()).toMatchObject({ kind: 'FREE_SHIPPING', value: 0, descriptionEn: 'Free shipping' })
})

test('a buyer uses it at once, and not after it was ended', async () => {
  const { token } = await createBuyer(app.db)
  const { skuId } = await createProduct(app.db, (await createStore(app.db)).id)
  await app.request(cartApi.write, { productSkuId: skuId, quantity: 6, mode: 'SET' }, { token })
  await run('create', ['ZEHN'], { percent: '10', until })
  expect(await app.request(cartApi.applyCoupon, { couponCode: 'zehn' }, { token })).toMatchObject({
    couponCode: 'ZEHN',
  })
  expect(await run('end', ['zehn'])).toEqual(['ZEHN gilt nicht mehr.'])
  const late = await app.refusal(cartApi.applyCoupon, { couponCode: 'zehn' }, { token })
  expect(late.code).toBe('COUPON_EXPIRED')
  expect(await run('list', [])).toEqual(['Es gibt keinen.'])
  expect(await run('list', [], {}, ['all'])).toHaveLength(1)
  await expect(run('end', ['zehn'])).rejects.toThrow('Einen Gutschein ZEHN, der gilt oder gelten wird, gibt es nicht.')
})

test('a coupon is for every company, for the first order of one, or for those that are named', async () => {
  const [named, other] = [await createBuyer(app.db), await createBuyer(app.db)]
  await run('create', ['ERSTE'], { percent: '10', until }, ['first-order'])
  await run('create', ['NUR-ZWEI'], { percent: '10', until, buyers: `${named.email}, ${other.id} ,` })
  await run('create', ['ALLE'], { percent: '10', until })
  expect(await app.db`select code, audience from coupon order by code`).toEqual([
    { code: 'ALLE', audience: 'ALL' },
    { code: 'ERSTE', audience: 'FIRST_ORDER' },
    { code: 'NUR-ZWEI', audience: 'NAMED' },
  ])
  const lines = await run('list', [])
  expect(lines.map((line) => line.split(' · ')[3])).toEqual([
    expect.stringContaining('0-mal'),
    'erste Bestellung',
    '2 Firmen',
  ])
  const buyer = await createBuyer(app.db)
  const { skuId } = await createProduct(app.db, (await createStore(app.db)).id)
  for (const { token } of [named, buyer])
    await app.request(cartApi.write, { productSkuId: skuId, quantity: 6, mode: 'SET' }, { token })
  expect(await app.request(cartApi.applyCoupon, { couponCode: 'NUR-ZWEI' }, named)).toMatchObject({
    couponCode: 'NUR-ZWEI',
  })
  expect(await app.refusal(cartApi.applyCoupon, { couponCode: 'NUR-ZWEI' }, buyer)).toMatchObject({
    code: 'COUPON_NOT_FOR_BUYER',
  })
})

test('whoever is not known is named, and nothing is written', async () => {
  const { email } = await createBuyer(app.db)
  const refused = run('create', ['ZEHN'], { percent: '10', until, buyers: `${email},fehlt@nirgends.example` })
  await expect(refused).rejects.toMatchObject({
    fieldErrors: { buyers: 'Zu diesen Angaben gibt es keine Firma: fehlt@nirgends.example' },
  })
  expect(await row()).toBeUndefined()
  const both = run('create', ['ZEHN'], { percent: '10', until, buyers: email }, ['first-order'])
  await expect(both).rejects.toThrow('Entweder --first-order oder --buyers')
})

test('a code is given once', async () => {
  await run('create', ['ZEHN'], { percent: '10', until })
  await expect(run('create', ['zehn'], { amount: '10', until })).rejects.toThrow('Den Gutschein ZEHN gibt es schon.')
  expect(await row()).toMatchObject({ kind: 'PERCENT' })
})

test.each<[Command['values'], string]>([
  [{ until }, 'Genau eines angeben'],
  [{ percent: '10', amount: '5', until }, 'Genau eines angeben'],
  [{ percent: '101', until }, 'Genau eines angeben'],
  [{ percent: '0', until }, 'Genau eines angeben'],
  [{ amount: '1,234', until }, 'Genau eines angeben'],
  [{ amount: '-5', until }, 'Genau eines angeben'],
  [{ percent: '10' }, '--until muss ein Tag'],
  [{ percent: '10', until: '31.12.2099' }, '--until muss ein Tag'],
  [{ percent: '10', until: '2020-01-01' }, '--until muss nach jetzt'],
  [{ percent: '10', until, from: '2100-01-01' }, '--until muss nach jetzt'],
  [{ percent: '10', until, limit: '0' }, '--limit muss eine ganze Zahl ab 1 sein.'],
  [{ percent: '10', until, 'limit-per-buyer': '1.5' }, '--limit-per-buyer muss'],
  [{ percent: '10', until, buyers: ' , ' }, '--buyers mit 1 bis 500 Firmen'],
  [{ percent: '10', until, minimum: 'viel' }, '--minimum muss ein Betrag'],
  [{ percent: '10', until, store: 'nix' }, 'Einen Shop mit dem Kürzel nix gibt es nicht.'],
  [{ percent: '10', until, 'text-de': 'x'.repeat(201) }, 'höchstens 200 Zeichen'],
])('%j is refused: %s', async (values, sentence) => {
  await expect(run('create', ['ZEHN'], values)).rejects.toThrow(sentence)
  expect(await row()).toBeUndefined()
})

test('all that is wrong is told at once', async () => {
  await expect(run('create', ['z'], { limit: 'x' })).rejects.toThrow(
    /Der Code .*\nGenau eines .*\n--limit .*\n--until /,
  )
})
