import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer } from '../../test/builders.ts'
import { Refusal } from './commands/command.ts'
import { synonyms } from './synonyms.ts'

let app: TestApp
let operator: { id: string; email: string }
beforeAll(async () => {
  app = await createTestApp()
  operator = await createBuyer(app.db, { role: 'OPERATOR' })
})
afterAll(() => app.close())

async function run(action: string, args: string[] = [], values: Record<string, string> = {}, flags: string[] = []) {
  const context = { ...app.deps, language: 'en' as const, operator }
  return (await synonyms.actions[action]!.run(context, { args, values, flags: new Set(flags) })).lines
}

test('the shop begins with at least 250 pairs of names', async () => {
  const [row] = await app.db<{ pairs: number }[]>`
    select sum(cardinality(names) * (cardinality(names) - 1) / 2)::int as pairs from search_synonym`
  expect(row!.pairs).toBeGreaterThanOrEqual(250)
  expect((await run('list', [], { name: 'klopapier' }))[0]).toMatch(/Klopapier, Toilettenpapier/)
})

test('names are added to the group of the first, once, and removed with it', async () => {
  expect(await run('add', ['Häferl', 'Pott'])).toEqual(['One thing for the search: Häferl, Pott.'])
  expect(await run('add', ['haeferl', 'HUMPEN', 'Humpen'])).toEqual(['One thing for the search: Häferl, Pott, HUMPEN.'])
  const [line] = await run('list', [], { name: 'humpen' })
  expect(line).toMatch(/^\d+ {2}Häferl, Pott, HUMPEN$/)
  const [id = ''] = line!.split(' ')
  expect(await run('remove', [id])).toEqual(['No longer one thing for the search: Häferl, Pott, HUMPEN.'])
  await expect(run('remove', [id])).rejects.toThrow(new Refusal(`There is no group ${id}.`))
})

test('a group that counts one way is listed with its direction', async () => {
  const added = await run('add', ['Heißes', 'Kaffee', 'Tee'], {}, ['one-way'])
  expect(added).toEqual(['The search goes one way: Heißes → Kaffee, Tee.'])
  expect(await run('list', [], { name: 'heisses' })).toEqual([expect.stringMatching(/^\d+ {2}Heißes → Kaffee, Tee$/)])
})

test('a group of one language is listed with it, and another language is refused', async () => {
  const added = await run('add', ['Mitgift', 'Präsent'], { language: 'en' })
  expect(added).toEqual(['One thing for the search: Mitgift, Präsent (en).'])
  expect(await run('list', [], { name: 'mitgift' })).toEqual([
    expect.stringMatching(/^\d+ {2}Mitgift, Präsent \(en\)$/),
  ])
  await expect(run('add', ['A', 'B'], { language: 'fr' })).rejects.toThrow('The language is de or en.')
})

test('pages of results are made anew once names change, and only then', async () => {
  const changes = async () => {
    const rows = await app.db<{ id: string }[]>`select id from page_change where 'products' = any(tags)`
    return rows.length
  }
  const before = await changes()
  await run('add', ['Stövchen', 'Teewärmer'])
  expect(await changes()).toBe(before + 1)
  await run('add', ['Stövchen', 'TEEWÄRMER'])
  expect(await changes()).toBe(before + 1)
  const [line] = await run('list', [], { name: 'Teewärmer' })
  await run('remove', [line!.split(' ')[0]!])
  expect(await changes()).toBe(before + 2)
})

test('one name, names written alike and too many are refused', async () => {
  await expect(run('add', ['Tasse', 'TASSE'])).rejects.toThrow('Two names that differ are needed.')
  await expect(run('add', ['!', '?'])).rejects.toThrow('Two names that differ are needed.')
  const many = Array.from({ length: 21 }, (_, i) => `Name ${i}`)
  await expect(run('add', many)).rejects.toThrow('A group has at most 20 names.')
})

test('two equal groups at once are one', async () => {
  await Promise.all(Array.from({ length: 8 }, () => run('add', ['Zugleich', 'Gleichzeitig'])))
  expect(await run('list', [], { name: 'Zugleich' })).toHaveLength(1)
})
