import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as promotionsApi from '../../../contract/promotions.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer, createProduct, createStore } from '../../../test/builders.ts'
import { carousels } from './carousels.ts'
import { runAction } from '../commands/run.ts'
import { collections } from './collections.ts'
import type { Command, CommandGroup } from '../commands/command.ts'

let app: TestApp
let operator: { id: string; email: string }
let skuIds: [string, string]
beforeAll(async () => {
  app = await createTestApp()
  operator = await createBuyer(app.db, { role: 'OPERATOR' })
  const store = await createStore(app.db)
  const rare = await createProduct(app.db, store.id, { popularity: 0 })
  const much = await createProduct(app.db, store.id, { popularity: 1 })
  skuIds = [rare.skuId, much.skuId]
  const texts = { 'title-de': 'Winter', 'title-en': 'Winter', picture: 'cover-03' }
  await run('create', ['winter'], texts, collections)
  await run('add', ['winter', skuIds[0]], {}, collections)
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db`delete from carousel`
  await app.db`delete from page_change`
})

async function run(name: string, args: string[], values: Command['values'] = {}, group: CommandGroup = carousels) {
  const context = { ...app.deps, language: 'en' as const, operator }
  const command = { args, values, flags: new Set<string>() }
  return (await runAction(context, { group: 'carousels', name, action: group.actions[name]!, command })).lines
}
const shown = async () =>
  (await app.request(promotionsApi.listCarousels, {})).items.map(({ id, title, products }) => [
    id,
    title,
    ...products.map(({ skuId }) => skuId),
  ])
const tags = async () => (await app.db<{ tags: string[] }[]>`select tags from page_change`).flatMap((row) => row.tags)
const best = { 'title-de': 'Beliebt', 'title-en': 'Popular', slot: 'BEST', shows: 'BESTSELLER', url: '/search' }
const winter = { ...best, 'title-en': 'Winter', shows: 'winter', url: '/collections/winter' }

test('carousels are added below each other, listed, put in order and taken away; the home page learns of each', async () => {
  expect(await run('list', [])).toEqual(['There is none.'])
  await run('add', ['best'], best)
  await run('add', ['winter'], winter)
  const [first, second] = skuIds
  expect(await shown()).toEqual([
    ['best', 'Popular', second, first],
    ['winter', 'Winter', first],
  ])
  await run('add', ['read'], { ...best, shows: 'POST' })
  const lines = ['read · Popular · POST · BEST · /search', 'winter · Winter · winter · BEST · /collections/winter']
  expect(await run('order', ['read', 'winter'])).toEqual([...lines, 'best · Popular · BESTSELLER · BEST · /search'])
  expect(await run('list', [])).toEqual([...lines, 'best · Popular · BESTSELLER · BEST · /search'])
  await run('remove', ['winter'])
  expect(await shown()).toEqual([['best', 'Popular', second, first]])
  expect(await tags()).toEqual(['home', 'home', 'home', 'home', 'home'])
})

test('a change leaves what is not told, and forgets the category with what it was for', async () => {
  await run('add', ['best'], { ...best, category: 'kaffee-bohne' })
  await run('change', ['best'], { 'title-en': 'Much bought' })
  expect(await run('list', [])).toEqual(['best · Much bought · BESTSELLER kaffee-bohne · BEST · /search'])
  await run('change', ['best'], { shows: 'winter', url: '/collections/winter' })
  expect(await run('list', [])).toEqual(['best · Much bought · winter · BEST · /collections/winter'])
  expect(await shown()).toEqual([['best', 'Much bought', skuIds[0]]])
  expect(await tags()).toHaveLength(3)
})

test('everything that is wrong is named, changes nothing and is noted as refused', async () => {
  const refusal = (...args: Parameters<typeof run>) => run(...args).catch((error: Error) => error.message.split('\n'))
  const wrong = { slot: 'a b', shows: 'Winter!', url: 'https://elsewhere.example' }
  expect(await refusal('add', ['Best!'], wrong)).toHaveLength(5)
  expect(await refusal('add', ['best'], { ...winter, category: 'kaffee-bohne' })).toEqual([
    '--category goes with NEWEST, BESTSELLER and SALE only.',
  ])
  expect(await refusal('add', ['best'], { ...best, shows: 'summer' })).toEqual([
    'There is no collection or category summer.',
  ])
  expect(await refusal('add', ['best'], { ...best, category: 'nowhere' })).toEqual([
    'There is no collection or category nowhere.',
  ])
  await run('add', ['best'], best)
  expect(await refusal('add', ['best'], best)).toEqual(['There is a carousel best already.'])
  expect(await refusal('change', ['best'])).toEqual(['Say what is to change, such as --title-en.'])
  expect(await refusal('change', ['best'], { category: 'nowhere' })).toHaveLength(1)
  for (const action of ['change', 'remove', 'order'])
    expect(await refusal(action, ['gone'], { 'title-en': 'x' })).toEqual(['There is no carousel gone.'])
  expect(await run('list', [])).toEqual(['best · Popular · BESTSELLER · BEST · /search'])
  expect(await tags()).toEqual(['home'])
  const states = await app.db`
    select state, count(*) from audit_log
    where action = 'operator carousels remove' and actor_id = ${operator.id} group by state order by state`
  expect([...states]).toEqual([
    { state: 'DONE', count: 1 },
    { state: 'REFUSED', count: 1 },
  ])
})
