import { berlinDay } from '../../../contract/platform/values.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer, createStore } from '../../../test/builders.ts'
import { commission } from './commission.ts'

let app: TestApp
let operator: { id: string; email: string }
beforeAll(async () => {
  app = await createTestApp()
  operator = await createBuyer(app.db, { role: 'OPERATOR' })
})
afterAll(() => app.close())

async function run(action: string, args: string[] = [], values: Record<string, string> = {}) {
  const context = { ...app.deps, language: 'en' as const, operator }
  return (await commission.actions[action]!.run(context, { args, values, flags: new Set() })).lines
}

test('rates are set for all and for a store, and listed', async () => {
  const { slug } = await createStore(app.db)
  const today = berlinDay(app.deps.clock.now())
  expect(await run('list')).toEqual(['No rate is set: no commission is taken.'])
  await run('set', ['12'])
  await run('set', ['7,5'], { store: slug, from: '2099-01-31' })
  expect(await run('list')).toEqual([
    `12 %  all stores  all goods  from ${today}`,
    `7.5 %  ${slug}  all goods  from 2099-01-31`,
  ])
})

test('what is no rate, no day, no store and no category is refused, and nothing is written', async () => {
  const before = await run('list')
  for (const typed of ['51', '-1', 'a', '1.234', ''])
    await expect(run('set', [typed])).rejects.toThrow('The rate is a percentage')
  for (const from of ['2020-01-01', '2099-02-30', 'soon'])
    await expect(run('set', ['12'], { from })).rejects.toThrow('The day looks like')
  await expect(run('set', ['12'], { store: 'nobody' })).rejects.toThrow("There is no store 'nobody'.")
  await expect(run('set', ['12'], { category: 'nothing' })).rejects.toThrow("There is no category 'nothing'.")
  expect(await run('list')).toEqual(before)
})
