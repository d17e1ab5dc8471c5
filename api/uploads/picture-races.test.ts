import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as categoriesApi from '../../contract/categories/categories.ts'
import * as collectionsApi from '../../contract/collections/collections.ts'
import * as postsApi from '../../contract/operator/posts.ts'
import * as promotionsApi from '../../contract/operator/promotions.ts'
import * as uploadsApi from '../../contract/operator/uploads.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember } from '../../test/builders.ts'
import { blockOf, createWriters } from '../../test/operator/posts.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import { holdPictures } from './hold-pictures.ts'

let app: TestApp
let operator: Awaited<ReturnType<typeof createMember>>
let writers: Awaited<ReturnType<typeof createWriters>>
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true, connections: 6 })
  operator = await createMember(app.db, { isOperator: true, roles: ['CONTENT', 'CATALOGUE'] })
  writers = await createWriters(app)
})
afterAll(() => app.close())

let token: string
let picture: string
let slug: string
beforeEach(async () => {
  token = randomBytes(20).toString('hex')
  picture = `uploads/${token}-16x10-50-30`
  slug = `a-${token.slice(0, 8)}`
  await app.db`
    insert into upload (token, name, format, width, height, uploaded_by, uploaded_at)
    values (${token}, 'a.png', 'png', 1200, 800, ${operator.id}, now())`
})

const window = { startsAt: '2020-01-01T00:00', endsAt: '2098-06-01T00:00', isDraft: false }
const promotion = () => ({
  ...window,
  slug,
  nameDe: 'Ernte',
  nameEn: 'Harvest',
  picture,
  placement: 'HOME' as const,
  placeSlug: null,
  slot: 'HIGHLIGHTS',
  url: '/search',
  storeSlug: null,
  sort: 1,
})
const collection = () => ({
  slug,
  titleDe: 'Ernte',
  titleEn: 'Harvest',
  descriptionDe: 'a',
  descriptionEn: 'a',
  picture,
  homeRank: null,
  category: null,
  brand: null,
  attribute: null,
  attributeValue: null,
  priceMax: null,
  newDays: null,
  sortedBy: 'HAND' as const,
  skuIds: [],
  startsAt: null,
  endsAt: null,
  isDraft: false,
})
const category = () => ({
  parentSlug: null,
  nameDe: 'Ernte',
  nameEn: 'Harvest',
  path: slug,
  picture,
  taxRate: 19,
  isFood: false,
  temperature: 'AMBIENT' as const,
  reason: 'Ticket 4711',
})

/** Each call that writes content with a picture, by the field that names it; what has to be there before is made. */
const writes: [string, string, () => Promise<() => Promise<unknown>>][] = [
  ['a new promotion', 'picture', async () => () => app.request(promotionsApi.create, promotion(), operator)],
  [
    'a changed promotion',
    'picture',
    async () => {
      const first = { ...promotion(), picture: 'covers/cover-07' }
      const { version } = await app.request(promotionsApi.create, first, operator)
      return () => app.request(promotionsApi.change, { ...promotion(), version }, operator)
    },
  ],
  ['a new collection', 'picture', async () => () => app.request(collectionsApi.create, collection(), operator)],
  [
    'a changed collection',
    'picture',
    async () => {
      const first = { ...collection(), picture: 'covers/cover-07' }
      const { version } = await app.request(collectionsApi.create, first, operator)
      return () => app.request(collectionsApi.change, { ...collection(), version }, operator)
    },
  ],
  ['a new category', 'picture', async () => () => app.request(categoriesApi.create, category(), operator)],
  ['a post', 'content.picture', async () => savePost({ picture })],
  ['a block of a post', 'content.blocks.0.picture', async () => savePost({ blocks: [pictureBlock()] })],
]
const pictureBlock = () => blockOf({ id: 'a', kind: 'PICTURE', picture, altDe: 'a', altEn: 'a' })
async function savePost(values: Parameters<typeof writers.contentOf>[0]) {
  const { id, version } = await writers.write()
  return () => app.request(postsApi.save, { id, version, content: writers.contentOf(values) }, writers.author)
}

const countWaiting = async () => {
  const [row] = await app.db<[{ waiting: number }]>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return row.waiting
}

/** Does the call while a transaction has done its work, and ends that when the call waits for it, or has ended without waiting. */
async function during(work: (tx: Tx) => Promise<unknown>, call: () => Promise<unknown>) {
  let ended = false
  let outcome!: Promise<PromiseSettledResult<unknown>[]>
  await inTransaction(app.db, async (tx) => {
    await work(tx)
    outcome = Promise.allSettled([call().finally(() => (ended = true))])
    await expect.poll(async () => ended || (await countWaiting()) > 0).toBe(true)
  })
  const [result] = await outcome
  return result!
}

describe('a picture that is deleted while it is written into', () => {
  test.each(writes)('%s is refused by the name of its field', async (_, field, prepare) => {
    const write = await prepare()
    const deleting = async (tx: Tx) => {
      await tx`select from upload where token = ${token} for update`
      await tx`delete from upload where token = ${token}`
    }
    expect(await during(deleting, write)).toMatchObject({
      status: 'rejected',
      reason: { status: 400, fieldErrors: { [field]: 'There is no picture of this name.' } },
    })
  })
})

test('a picture that content is about to name is not deleted', async () => {
  const writing = async (tx: Tx) => {
    await holdPictures(tx, { picture }, 'en')
    await tx`
      insert into promotion (slug, name_de, name_en, picture, placement, slot, url, sort, starts_at, ends_at)
      values (${slug}, 'a', 'a', ${picture}, 'HOME', 'HIGHLIGHTS', '/search', 1, now(), now())`
  }
  const remove = () => app.request(uploadsApi.remove, { token }, operator)
  expect(await during(writing, remove)).toMatchObject({ status: 'rejected', reason: { code: 'PICTURE_IN_USE' } })
})

test('a post is not saved with an uploaded picture that never was', async () => {
  const { id, version } = await writers.write()
  const content = writers.contentOf({ picture: `uploads/${'f'.repeat(40)}` })
  expect(
    await app.refusal(postsApi.save, { id, version, content }, { ...writers.author, language: 'de' }),
  ).toMatchObject({ status: 400, fieldErrors: { 'content.picture': 'Es gibt kein Bild mit diesem Namen.' } })
})
