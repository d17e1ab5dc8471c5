import { afterAll, beforeAll, expect, test } from 'vitest'
import * as menuApi from '../../contract/menu/menu.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createMember } from '../../test/builders.ts'
import { createCustomer } from '../../test/shop.ts'
import { newId } from '../platform/ids.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ connections: 10, isUnlimited: true })
})
afterAll(() => app.close())

const from = (name: string) => ({
  nameDe: name,
  nameEn: name,
  articles: [],
  ingredients: [{ name, allergens: ['CELERY' as const], additives: [], isComplete: true }],
})

/** A dish of a company, and two of its members. */
async function dishOfTwo() {
  const buyer = await createCustomer(app)
  const chef = await createMember(app.db, { companyId: buyer.id, roles: ['RECEIVER'] })
  const { id, version } = await app.request(menuApi.save, { id: newId(), ...from('Suppe') }, buyer)
  return { members: [buyer, chef] as const, id, version, read: () => app.request(menuApi.read, {}, buyer) }
}

test('german trade § 9.1: of two members who change one dish at once one is told, and nothing is mixed', async () => {
  for (let round = 0; round < 5; round++) {
    const { members, id, version, read } = await dishOfTwo()
    const { done, refused } = await atOnce(2, (caller) =>
      app.request(menuApi.save, { id, version, ...from(`Eintopf ${caller}`) }, members[caller]!),
    )
    expect(refused).toMatchObject([{ code: 'DRAFT_CHANGED' }])
    expect(await read()).toEqual({ dishes: done })
    expect(done[0]).toMatchObject({ version: version + 1, ingredients: [{ name: done[0]!.nameDe }] })
    // Whoever was told may choose theirs, knowing of the other.
    const late = members[done[0]!.nameDe.endsWith('0') ? 1 : 0]
    await app.request(menuApi.save, { id, version: version + 1, ...from('Zuletzt') }, late)
    expect((await read()).dishes).toMatchObject([{ nameDe: 'Zuletzt', version: version + 2 }])
  }
})

test('german trade § 9.1: the same change sent twice, at once or later, is one', async () => {
  const { members, id, version, read } = await dishOfTwo()
  const change = { id, version, ...from('Brühe') }
  const { done, refused } = await atOnce(4, () => app.request(menuApi.save, change, members[0]))
  expect(refused).toEqual([])
  expect(new Set(done.map((dish) => dish.version))).toEqual(new Set([version + 1]))
  await app.request(menuApi.save, change, members[0])
  expect((await read()).dishes).toMatchObject([{ nameDe: 'Brühe', version: version + 1 }])
})

test('german trade § 9.1: a new dish sent twice is one, and a member who knows no version overwrites nothing', async () => {
  const { members, id, read } = await dishOfTwo()
  const unseen = app.refusal(menuApi.save, { id, ...from('Blind') }, members[1])
  expect(await unseen).toMatchObject({ status: 409, code: 'DRAFT_CHANGED' })
  const dish = { id: newId(), ...from('Neu') }
  await atOnce(3, () => app.request(menuApi.save, dish, members[0]))
  expect((await read()).dishes.map(({ nameDe }) => nameDe)).toEqual(['Neu', 'Suppe'])
})
