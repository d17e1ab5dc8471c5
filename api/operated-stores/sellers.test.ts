import { afterAll, beforeAll, expect, test } from 'vitest'
import * as operatorStoresApi from '../../contract/operator/stores.ts'
import * as storesApi from '../../contract/stores.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createMember, createProduct, createStore } from '../../test/builders.ts'
import { put } from '../../test/shop.ts'

let app: TestApp
let nina: { token: string }
let ole: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  nina = await named('Nina Holm', { isOperator: true, roles: ['ADMIN'] })
  ole = await named('Ole Voss', { isOperator: true, roles: ['ADMIN'] })
})
afterAll(() => app.close())

async function named(name: string, member: Parameters<typeof createMember>[1]) {
  const made = await createMember(app.db, member)
  const [firstName, lastName] = name.split(' ')
  await app.db`update account set ${app.db({ firstName, lastName })} where id = ${made.id}`
  return made
}

const reason = 'Beschwerden von Kunden'
const read = (slug: string) => app.request(operatorStoresApi.read, { slug }, nina)
const seen = async (slug: string) => ({ slug, version: (await read(slug)).version, reason })
const open = async (values: object = {}) => createStore(app.db, values)
const words = { until: null, textDe: 'Wir sortieren uns', textEn: 'We sort ourselves out' }
const noted = (slug: string) => app.db`
  select action, reason, before, after from audit_log where target_kind = 'store' and target_id = ${slug} order by at, id`

test('stores are listed by name, found by name or place, and narrowed to what needs a look', async () => {
  const [weinhof, brauhaus] = [
    await open({ name: 'Öko-Weinhof', city: 'Mainz' }),
    await open({ name: 'Brauhaus', status: 'PAUSED', lucid: 'DE1234567890123', lucidUntil: '2020-01-01' }),
  ]
  const slugs = async (input: object = {}) =>
    (await app.request(operatorStoresApi.list, input, nina)).items.map(({ slug }) => slug)
  expect(await slugs()).toEqual([brauhaus.slug, weinhof.slug])
  expect(await slugs({ q: 'oko' })).toEqual([weinhof.slug])
  expect(await slugs({ q: 'mainz' })).toEqual([weinhof.slug])
  expect(await slugs({ view: 'ACTIVE' })).toEqual([weinhof.slug])
  expect(await slugs({ view: 'PAUSED' })).toEqual([brauhaus.slug])
  expect(await slugs({ view: 'PAPERS' })).toEqual([brauhaus.slug])
  expect(await slugs({ view: 'BELOW_GOAL' })).toEqual([])
  const { items } = await app.request(operatorStoresApi.list, {}, nina)
  expect(items.map(({ papers }) => papers)).toEqual([
    { state: 'ENDED', until: '2020-01-01' },
    { state: 'MISSING', until: null },
  ])
})

test('a page after another shows each store once, in both directions', async () => {
  for (let n = 0; n < 30; n++) await open({ name: `Seite ${n}` })
  const first = await app.request(operatorStoresApi.list, { q: 'Seite' }, nina)
  const second = await app.request(operatorStoresApi.list, { q: 'Seite', after: first.next! }, nina)
  const slugs = [...first.items, ...second.items].map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(30)
  expect(slugs).toHaveLength(30)
  expect(second.next).toBeNull()
  const back = await app.request(operatorStoresApi.list, { q: 'Seite', before: second.previous! }, nina)
  expect(back.items).toEqual(first.items)
})

test('a paused store sells nothing until it is resumed; it is told, and both are noted with their reason', async () => {
  const { id, slug } = await open()
  const { skuId } = await createProduct(app.db, id)
  const buyer = await createBuyer(app.db)
  await put(app, buyer, skuId, 6)
  expect((await read(slug)).openCarts).toEqual({ value: 1, isExact: true })
  await app.request(operatorStoresApi.pause, { ...(await seen(slug)), ...words }, nina)
  expect(await read(slug)).toMatchObject({ state: 'PAUSED', pauses: [{ pausedBy: 'OPERATOR', reason, endsAt: null }] })
  expect(await app.request(storesApi.readBySlug, { slug })).toMatchObject({ isEligibleForSale: false })
  await app.request(operatorStoresApi.resume, { ...(await seen(slug)), reason: 'Geklärt' }, nina)
  expect(await read(slug)).toMatchObject({ state: 'ACTIVE', pauses: [] })
  const { until: endsAt, ...shown } = words
  expect(await noted(slug)).toEqual([
    { action: 'store.pause', reason, before: null, after: { ...shown, endsAt } },
    { action: 'store.resume', reason: 'Geklärt', before: { ...shown, endsAt }, after: null },
  ])
  const mails = await app.db<
    { subject: string; text: string }[]
  >`select subject, text from mail order by created_at, id`
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Rösterei Tidemar ist pausiert',
    'Rösterei Tidemar: Unsere Pause ist vorbei',
  ])
  expect(mails[0]!.text).toContain('Wir sortieren uns')
  expect(mails[0]!.text).toContain(`Grund: ${reason}`)
})

test('a pause that would be over is refused at its field, and a store that lacks who sells does not come back', async () => {
  const { id, slug } = await open()
  const over = { ...(await seen(slug)), ...words, until: '2020-01-01T08:00' }
  expect(await app.refusal(operatorStoresApi.pause, over, nina)).toMatchObject({
    fieldErrors: { until: expect.stringContaining('ahead') },
  })
  await app.request(operatorStoresApi.pause, { ...(await seen(slug)), ...words, until: '2099-01-01T08:00' }, nina)
  await app.db`update store set legal = legal - 'street' where id = ${id}`
  const refused = await app.refusal(operatorStoresApi.resume, await seen(slug), nina)
  expect(refused).toMatchObject({ status: 422, code: 'STORE_INCOMPLETE', message: expect.stringContaining('street') })
})

test('of two operators at once one wins; the other is told by whom, and nothing is done twice', async () => {
  const { slug } = await open()
  const now = await seen(slug)
  const [first, second] = await Promise.allSettled([
    app.request(operatorStoresApi.holdPayouts, now, nina),
    app.request(operatorStoresApi.pause, { ...now, ...words }, ole),
  ])
  const statuses = [first.status, second.status]
  expect(statuses.toSorted()).toEqual(['fulfilled', 'rejected'])
  const winner = first.status === 'fulfilled' ? 'Nina Holm' : 'Ole Voss'
  const lost = [first, second].find((one) => one.status === 'rejected')
  expect(lost!.reason).toMatchObject({ status: 409, code: 'STORE_CHANGED', message: expect.stringContaining(winner) })
  expect(await noted(slug)).toHaveLength(1)
})

test('money: a rate from a day on, payouts held and released, each with a step up and noted', async () => {
  const { slug } = await open()
  const rate = { percent: 9.5, from: '2099-01-01' }
  const unshown = await app.refusal(
    operatorStoresApi.setCommission,
    { ...(await seen(slug)), ...rate },
    { ...nina, isSteppedUp: false },
  )
  expect(unshown).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' })
  const past = { ...(await seen(slug)), ...rate, from: '2020-01-01' }
  expect(await app.refusal(operatorStoresApi.setCommission, past, nina)).toMatchObject({
    fieldErrors: { from: expect.stringContaining('today') },
  })
  await app.request(operatorStoresApi.setCommission, { ...(await seen(slug)), ...rate }, nina)
  await app.request(operatorStoresApi.setCommission, { ...(await seen(slug)), ...rate, percent: 8 }, nina)
  await app.request(operatorStoresApi.holdPayouts, await seen(slug), nina)
  expect(await read(slug)).toMatchObject({
    commission: [{ percent: 8, from: '2099-01-01', isOwn: true, category: null }],
    hold: { reason, by: 'Nina Holm' },
  })
  expect(await app.refusal(operatorStoresApi.holdPayouts, await seen(slug), ole)).toMatchObject({
    code: 'STORE_CHANGED',
    message: expect.stringContaining('Nina Holm'),
  })
  await app.request(operatorStoresApi.releasePayouts, await seen(slug), nina)
  expect(await read(slug)).toMatchObject({ hold: null, isHeld: false })
  const from = '2099-01-01'
  expect((await noted(slug)).map(({ before, after }) => [before, after])).toEqual([
    [null, { from, rateBp: 950 }],
    [
      { from, rateBp: 950 },
      { from, rateBp: 800 },
    ],
    [{ isHeld: false }, { isHeld: true }],
    [{ isHeld: true }, { isHeld: false }],
  ])
})

test('a note is read by operators alone and stays', async () => {
  const { id, slug } = await open()
  await app.request(operatorStoresApi.addNote, { slug, text: 'Ruft dienstags an' }, nina)
  expect((await read(slug)).notes).toMatchObject([{ text: 'Ruft dienstags an', by: 'Nina Holm' }])
  await expect(app.db`delete from store_note where store_id = ${id}`).rejects.toThrow('only added')
})

test('the team is shown with its roles and who has a second factor', async () => {
  const { id: storeId, slug } = await open()
  const ida = await named('Ida Kern', { storeId, roles: ['OWNER'] })
  await named('Ben Kern', { storeId, roles: ['SALES'] })
  await app.db`
    insert into totp (account_id, sealed_secret, created_at, confirmed_at) values (${ida.id}, 'x', now(), now())`
  expect((await read(slug)).team).toMatchObject([
    { name: 'Ida Kern', roles: ['OWNER'], hasSecondFactor: true },
    { name: 'Ben Kern', roles: ['SALES'], hasSecondFactor: false },
  ])
})
