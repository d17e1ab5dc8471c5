import { afterAll, beforeAll, expect, test } from 'vitest'
import * as listingsApi from '../../../contract/listings.ts'
import * as frontPageApi from '../../../contract/operator/front-page.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer, createMember, createProduct, createStore } from '../../../test/builders.ts'
import { collections } from './collections.ts'
import { promotions } from './promotions.ts'
import type { Command, CommandGroup } from '../commands/command.ts'

let app: TestApp
let operator: { id: string; email: string }
beforeAll(async () => {
  app = await createTestApp()
  operator = await createBuyer(app.db, { role: 'OPERATOR' })
})
afterAll(() => app.close())

async function run(group: CommandGroup, action: string, args: string[], values: Command['values'] = {}) {
  const context = { ...app.deps, language: 'de' as const, operator }
  return (await group.actions[action]!.run(context, { args, values, flags: new Set() })).lines
}
const winter = {
  'name-de': 'Winter',
  'name-en': 'Winter time',
  picture: 'covers/cover-03',
  placement: 'SEARCH',
  url: '/collections/winter',
  until: '2099-12-31',
}

test('a promotion stands in listings until it is ended, and pages that show it learn of both', async () => {
  const shown = async () => (await app.request(listingsApi.search, {})).promotions
  await run(promotions, 'create', ['winter'], winter)
  expect(await shown()).toEqual([
    {
      id: 'winter',
      name: 'Winter time',
      imageUrl: '/pictures/stored/covers/cover-03',
      slot: 'LISTING',
      url: '/collections/winter',
    },
  ])
  expect((await run(promotions, 'list', []))[0]).toContain(
    'winter · Winter · SEARCH · LISTING · /collections/winter · ',
  )
  await expect(run(promotions, 'create', ['winter'], winter)).rejects.toThrow('Die Aktion winter gibt es schon.')
  await run(promotions, 'end', ['winter'])
  expect(await shown()).toEqual([])
  await expect(run(promotions, 'end', ['winter'])).rejects.toThrow('gibt es nicht')
  expect(await app.db`select tags from page_change order by id`).toEqual([
    { tags: ['listings'] },
    { tags: ['listings'] },
  ])
})

test('everything that is wrong with a promotion is named', async () => {
  const wrong = { url: 'https://elsewhere.example', placement: 'MOON', slot: 'a b', sort: '0', until: '2020-01-01' }
  const refusal = await run(promotions, 'create', ['Winter!'], wrong).catch((error: Error) => error.message.split('\n'))
  expect(refusal).toHaveLength(7)
  const refused = (values: Command['values']) => run(promotions, 'create', ['x'], { ...winter, ...values })
  await expect(refused({ picture: '../secret' })).rejects.toThrow('--picture')
  await expect(refused({ place: 'kaffee' })).rejects.toThrow('--place')
  await expect(refused({ placement: 'CATEGORY', place: 'nirgends' })).rejects.toThrow('nirgends')
  await expect(refused({ store: 'nirgends' })).rejects.toThrow('nirgends')
})

test('a collection is created, filled, put in order and thinned', async () => {
  const store = await createStore(app.db)
  const [a, b, c] = await Promise.all([1, 2, 3].map(async () => (await createProduct(app.db, store.id)).skuId))
  const held = async () =>
    (await app.request(listingsApi.readCollection, { slug: 'winter' })).items.map(({ skuId }) => skuId)
  const texts = { 'title-de': 'Winter', 'title-en': 'Winter' }
  await expect(run(collections, 'create', ['winter'], { picture: 'x', home: '0' })).rejects.toThrow(
    /--title-de.*\n.*--picture.*\n.*--home/,
  )
  await run(collections, 'create', ['winter'], { ...texts, picture: 'cover-03', home: '2' })
  await expect(run(collections, 'create', ['winter'], { ...texts, picture: 'cover-03' })).rejects.toThrow(
    'gibt es schon',
  )
  await run(collections, 'add', ['winter', a!, b!, c!, a!])
  expect(await held()).toEqual([a, b, c])
  await run(collections, 'order', ['winter', c!])
  expect(await held()).toEqual([c, a, b])
  await run(collections, 'remove', ['winter', a!])
  expect(await held()).toEqual([c, b])
  await expect(run(collections, 'remove', ['winter', a!])).rejects.toThrow('Nicht in dieser Kollektion')
  await expect(run(collections, 'add', ['winter', a!, '999999'])).rejects.toThrow('999999')
  await expect(run(collections, 'add', ['sommer', a!])).rejects.toThrow('sommer')
  expect(await held()).toEqual([c, b])
  expect(await run(collections, 'list', [])).toEqual(['winter · Winter · 2 Artikel · Startseite 2'])
  expect(await app.db`select 1 from page_change where ${'collection:winter'} = any(tags)`).toHaveLength(4)
})

test('the list names every promotion, and the front page counts every one of a slot, however many there are', async () => {
  await app.db`
    insert into promotion (slug, name_de, name_en, picture, placement, slot, url, sort, starts_at, ends_at)
    select 'viele-' || lpad(n::text, 4, '0'), 'Viele', 'Many', 'covers/cover-07',
      case when n > 600 then 'HOME' else 'CATEGORY' end, 'HIGHLIGHTS', '/search', n % 7, now() - interval '1 day', now() + interval '1 day'
    from generate_series(1, 1200) n`
  const lines = await run(promotions, 'list', [])
  expect(new Set(lines.filter((line) => line.startsWith('viele-'))).size).toBe(1200)
  const content = await createMember(app.db, { isOperator: true, roles: ['CONTENT'] })
  expect((await app.request(frontPageApi.read, {}, content)).promotionCounts).toEqual([
    { slot: 'HIGHLIGHTS', count: 600 },
  ])
})
