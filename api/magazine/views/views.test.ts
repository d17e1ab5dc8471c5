import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as countsApi from '../../../contract/counts/counts.ts'
import * as postsApi from '../../../contract/operator/posts.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer, createMember } from '../../../test/builders.ts'
import { planOfQuery } from '../../../test/operator/plan-of.ts'
import { createWriters, postWords } from '../../../test/operator/posts.ts'
import { findDrafts } from '../operator/draft-queries.ts'
import { deleteOutdated } from '../../retention.ts'
import { countViews } from './count-views.ts'

let app: TestApp
let writers: Awaited<ReturnType<typeof createWriters>>
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  writers = await createWriters(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.time.stoppedAt = new Date('2026-11-24T12:00:00+01:00')
  await app.db`delete from post_draft`
  await app.db`delete from post`
})

const publish = async (values = {}) => writers.act(await writers.write(values), 'PUBLISH')
const view = (id: string, token?: string) => app.request(countsApi.addView, { id }, { ...(token && { token }) })
type Search = Parameters<typeof app.request<typeof postsApi.list>>[1]
const list = async (search: Search = {}) =>
  (await app.request(postsApi.list, search, { ...writers.author, language: 'de' })).items

test('how often a post was opened within 28 days stands in the list, and who works here does not count', async () => {
  const { id, content } = await publish()
  await app.db`
    insert into post_view (post_id, day, views) values (${id}, '2026-10-27', 50), (${id}, '2026-10-28', 4)`
  for (const token of [undefined, undefined, (await createBuyer(app.db)).token]) await view(content.path, token)
  await view(content.path, writers.author.token)
  expect((await list()).map(({ views }) => views)).toEqual([7])
  expect(await app.db`select day::text, views from post_view where day = '2026-11-24'`).toEqual([
    { day: '2026-11-24', views: 3 },
  ])
})

test('nothing is counted of what is not shown, or no post at all', async () => {
  const draft = await writers.write()
  for (const path of [draft.content.path, 'erfunden']) await view(path)
  expect((await list()).map(({ views }) => views)).toEqual([0])
  expect(await app.db`select from post_view`).toHaveLength(0)
})

test('what could not be written is written with the next, and no more addresses wait than may', async () => {
  const { content } = await publish()
  let isAway = true
  const backgroundDb = ((...statement: Parameters<typeof app.db>) => {
    if (isAway) throw new Error('away')
    return app.db(...statement)
  }) as typeof app.db
  const counting = countViews({ ...app.deps, backgroundDb }, { most: 1 })
  for (const path of [content.path, 'erfunden']) counting.viewed(path)
  await expect(counting.write()).rejects.toThrow('away')
  isAway = false
  counting.viewed(content.path)
  await counting.write()
  expect((await list()).map(({ views }) => views)).toEqual([2])
})

test('views of more than 28 days ago are deleted', async () => {
  const { id } = await publish()
  await app.db`
    insert into post_view (post_id, day, views) values (${id}, '2026-10-27', 1), (${id}, '2026-10-28', 2)`
  await deleteOutdated(app.deps)
  expect(await app.db`select views from post_view`).toEqual([{ views: 2 }])
})

test('the list is narrowed by topic, by the days on which posts begin, by state and by words', async () => {
  const topic = (name: string) => ({
    de: { ...postWords(name), topic: name },
    en: { ...postWords(name), topic: 'Menu' },
  })
  const planned = await writers.write(topic('Küche'))
  await writers.act(planned, 'PLAN', { startsAt: '2026-12-01T00:00' })
  const late = await writers.write(topic('Einkauf'))
  await writers.act(late, 'PLAN', { startsAt: '2026-12-02T00:00' })
  await writers.write(topic('Küche'))
  const titles = async (search: Search) => (await list(search)).map(({ title, state }) => `${title} ${state}`)
  expect(await titles({ topic: 'Küche' })).toEqual(['Küche DRAFT', 'Küche PLANNED'])
  expect(await titles({ from: '2026-12-01', to: '2026-12-01' })).toEqual(['Küche PLANNED'])
  expect(await titles({ from: '2026-12-02' })).toEqual(['Einkauf PLANNED'])
  expect(await titles({ state: 'PLANNED', topic: 'Küche', q: 'küche' })).toEqual(['Küche PLANNED'])
  expect(await titles({ q: ' EINK ' })).toEqual(['Einkauf PLANNED'])
  expect(await titles({ q: 'menu eink' })).toEqual(['Einkauf PLANNED'])
  expect(await titles({ q: 'auf' })).toEqual([])
  expect(await titles({ q: '%' })).toEqual([])
  expect((await app.request(postsApi.choices, {}, { ...writers.author, language: 'de' })).topics).toEqual([
    'Einkauf',
    'Küche',
  ])
  expect((await app.request(postsApi.choices, {}, { ...writers.author, language: 'en' })).topics).toEqual(['Menu'])
})

test('who may not write in the magazine reads neither', async () => {
  const support = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
  for (const call of [postsApi.list, postsApi.choices])
    expect(await app.refusal(call, {}, support)).toMatchObject({ status: 403, code: 'RIGHT_MISSING' })
})

test.each([
  ['post_draft_newest', {}],
  ['post_draft_of_state', { state: 'PLANNED' as const }],
  ['post_draft_of_topic_de', { topic: 'Küche' }],
])('a page is read by the index %s, in its order', async (index, search) => {
  const sought = { ...search, language: 'de' as const, now: app.deps.clock.now() }
  const plan = await planOfQuery(app.db, (sql) => findDrafts(sql, sought, { pageSize: 24 }))
  expect(plan).toContain(`using ${index}`)
  expect(plan).toContain('post_view_pkey')
  expect(plan).not.toContain('Sort Key')
})

test.each([
  ['post_draft_by_words', { q: 'selten' }],
  ['post_draft_by_words', { q: 'selten', state: 'PLANNED' as const }],
  ['post_draft_by_start', { from: '2026-12-01', to: '2026-12-02' }],
])('among many posts a page is entered by the index %s', async (index, search) => {
  await app.db`
    insert into post_draft (post_id, content, state, starts_at, created_at, saved_at)
    select gen_random_uuid(),
      jsonb_build_object('path', 'post-' || n, 'author', 'Jana Brandt', 'skuIds', '[]'::jsonb, 'blocks', '[]'::jsonb,
        'de', jsonb_build_object('title', case when n % 1000 = 0 then 'Selten ' else 'Oft ' end || n, 'topic', 'Küche'),
        'en', jsonb_build_object('title', 'Post ' || n, 'topic', 'Menu')),
      'PLANNED', '2027-01-01'::timestamptz - n * interval '1 hour', now(), now() - n * interval '1 minute'
    from generate_series(1, 5000) n`
  await app.db`analyze post_draft`
  const sought = { ...search, language: 'de' as const, now: app.deps.clock.now() }
  const plan = await planOfQuery(app.db, (sql) => findDrafts(sql, sought, { pageSize: 24 }), { isForced: false })
  expect(plan).toContain(index)
  expect(plan).not.toContain('Seq Scan on post_draft')
})
