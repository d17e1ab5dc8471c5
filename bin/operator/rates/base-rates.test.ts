import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/builders.ts'
import { baseRates } from './base-rates.ts'

let app: TestApp
let operator: { id: string; email: string }
beforeAll(async () => {
  app = await createTestApp()
  operator = await createBuyer(app.db, { role: 'OPERATOR' })
})
afterAll(() => app.close())

async function run(action: string, args: string[] = []) {
  const context = { ...app.deps, language: 'en' as const, operator }
  return (await baseRates.actions[action]!.run(context, { args, values: {}, flags: new Set() })).lines
}

test('the base rate of a half-year is entered, and put right', async () => {
  expect(await run('list')).toContain('2.27 %  from 2025-01-01')
  await run('set', ['1,5', '2099-07-01'])
  await run('set', ['-0.88', '2099-07-01'])
  expect((await run('list')).at(-1)).toBe('-0.88 %  from 2099-07-01')
})

test('what is no rate and no half-year is refused', async () => {
  for (const typed of ['51', 'a', '-9.01', '']) await expect(run('set', [typed, '2099-01-01'])).rejects.toThrow('rate')
  for (const day of ['2099-02-01', '2099-01-02', ''])
    await expect(run('set', ['1', day])).rejects.toThrow('first of January or July')
})
