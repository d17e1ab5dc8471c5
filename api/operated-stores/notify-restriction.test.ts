import { afterAll, beforeAll, expect, test } from 'vitest'
import * as noticesApi from '../../contract/desk/notices.ts'
import * as operatorStoresApi from '../../contract/operator/stores.ts'
import * as payoutsApi from '../../contract/payouts/payouts.ts'
import * as settingsApi from '../../contract/store-settings.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember, createStore } from '../../test/builders.ts'

let app: TestApp
let nina: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  nina = await createMember(app.db, { isOperator: true, roles: ['ADMIN'] })
})
afterAll(() => app.close())

async function ownedStore() {
  const { id: storeId, slug } = await createStore(app.db)
  const owner = await createMember(app.db, { storeId, roles: ['OWNER'] })
  const seen = async (reason: string) => ({
    slug,
    version: (await app.request(operatorStoresApi.read, { slug }, nina)).version,
    reason,
  })
  return { storeId, owner, seen }
}

const notices = async (owner: { token: string }) => (await app.request(noticesApi.list, {}, owner)).items
const mails = async () => app.db<{ subject: string; text: string; reply: { to: string } }[]>`
  select subject, text, reply from mail order by created_at desc, id desc`
const words = { until: null, textDe: '', textEn: '' }

test('a paused store reads why: by mail, in its bell and on its page, until the pause is over', async () => {
  const { owner, seen } = await ownedStore()
  await app.request(operatorStoresApi.pause, { ...(await seen('LUCID ist erloschen')), ...words }, nina)
  const [mail] = await mails()
  expect(mail!.text).toContain('LUCID ist erloschen')
  expect(mail!.reply.to).toBe(app.deps.deskEmail)
  expect((await notices(owner))[0]).toMatchObject({
    kind: 'RESTRICTION',
    text: expect.stringContaining('LUCID ist erloschen'),
    path: '/supplier/settings?view=pause',
  })
  const { stop } = await app.request(settingsApi.read, {}, owner)
  expect(stop).toMatchObject({ reason: 'LUCID ist erloschen', until: null })
  await app.request(operatorStoresApi.resume, await seen('Geklärt'), nina)
  expect((await app.request(settingsApi.read, {}, owner)).stop).toBeNull()
  expect((await mails())[0]!.text).not.toContain('Geklärt')
  expect(await notices(owner)).toHaveLength(2)
})

test('a store whose payouts are held reads why and since when, and that they are released', async () => {
  const { owner, seen } = await ownedStore()
  const hold = async () => (await app.request(payoutsApi.list, {}, owner)).hold
  expect(await hold()).toBeNull()
  await app.request(operatorStoresApi.holdPayouts, await seen('Das Konto ist ungeklärt'), nina)
  expect(await hold()).toEqual({ reason: 'Das Konto ist ungeklärt', since: expect.any(Date) })
  expect((await mails())[0]!.text).toContain('Das Konto ist ungeklärt')
  expect((await notices(owner))[0]).toMatchObject({
    text: expect.stringContaining('Das Konto ist ungeklärt'),
    path: '/supplier/payouts',
  })
  await app.request(operatorStoresApi.releasePayouts, await seen('Geklärt'), nina)
  expect(await hold()).toBeNull()
  expect((await mails())[0]!.subject).toMatch(/payouts go on|wieder frei/)
  expect(await notices(owner)).toHaveLength(2)
})

test('a reason of before, which was written for the team, is not shown to the store', async () => {
  const { storeId, owner } = await ownedStore()
  await app.db`insert into payout_hold (store_id, reason, held_at) values (${storeId}, 'Verdacht', now())`
  expect((await app.request(payoutsApi.list, {}, owner)).hold).toMatchObject({ reason: null })
})
