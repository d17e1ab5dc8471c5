import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as magazineApi from '../../../contract/magazine.ts'
import * as postsApi from '../../../contract/operator/posts.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { atOnce } from '../../../test/at-once.ts'
import { createMember } from '../../../test/builders.ts'
import { blockOf, createWriters, postWords } from '../../../test/operator/posts.ts'

type Writers = Awaited<ReturnType<typeof createWriters>>

let app: TestApp
let author: Writers['author']
let editor: Writers['editor']
let shown: Writers['shown']
let exclusive: Writers['exclusive']
let contentOf: Writers['contentOf']
let write: Writers['write']
let act: Writers['act']
let refusal: Writers['refusal']
let isShown: Writers['isShown']
beforeAll(async () => {
  app = await createTestApp({ connections: 10, isUnlimited: true })
  ;({ author, editor, shown, exclusive, contentOf, write, act, refusal, isShown } = await createWriters(app))
})
afterAll(() => app.close())

describe('a draft', () => {
  test('begins with a title, its address and its author, and tells what is missing', async () => {
    const draft = await app.request(postsApi.create, { title: 'Süße Grüße, für alle' }, author)
    expect(draft).toMatchObject({ state: 'DRAFT', version: 1, isLive: false })
    expect(draft.content.path).toBe('suesse-gruesse-fuer-alle')
    expect(draft.missing).toContainEqual({ field: 'title', language: 'en' })
    expect(draft.missing).toContainEqual({ field: 'picture' })
    expect(draft.missing).not.toContainEqual({ field: 'title', language: 'de' })
    expect(await refusal(draft, 'PUBLISH')).toMatchObject({ status: 422, code: 'DRAFT_INCOMPLETE' })
  })

  test('is saved by one of two, and the other is told by whom', async () => {
    const { id, version, content } = await write()
    await app.request(postsApi.save, { id, version, content: { ...content, author: 'Zweite' } }, editor)
    const late = await app.refusal(postsApi.save, { id, version, content }, author)
    expect(late).toMatchObject({ status: 409, code: 'DRAFT_CHANGED' })
    const again = await app.request(postsApi.read, { id }, author)
    expect(again.content.author).toBe('Zweite')
    const saves = await atOnce(4, () => app.request(postsApi.save, { id, version: again.version, content }, author))
    expect(saves.refused).toHaveLength(3)
  })

  test('is nobody’s but of operators with the right', async () => {
    const support = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
    expect(await app.refusal(postsApi.list, {}, support)).toMatchObject({ code: 'RIGHT_MISSING' })
    expect(await isShown(await write())).toBe(false)
  })

  test('that names exclusive or lost goods is not shown to anybody', async () => {
    for (const skuId of [exclusive, 'GONE1']) {
      const draft = await write({
        blocks: [...contentOf().blocks, blockOf({ id: 'x', kind: 'GOODS', skuIds: [skuId] })],
      })
      expect(draft.goods.map(({ state }) => state)).toEqual(['SHOWN', skuId === exclusive ? 'EXCLUSIVE' : 'GONE'])
      expect(await refusal(draft, 'PUBLISH')).toMatchObject({ code: 'DRAFT_INCOMPLETE' })
      expect(await refusal(draft, 'SUBMIT')).toMatchObject({ code: 'DRAFT_INCOMPLETE' })
    }
    const { items } = await app.request(postsApi.list, {}, author)
    expect(items.filter(({ refusedGoodsCount }) => refusedGoodsCount === 1)).toHaveLength(2)
  })

  test('that was never shown can be deleted, any other not', async () => {
    const draft = await write()
    await app.request(postsApi.remove, { id: draft.id }, author)
    expect(await app.refusal(postsApi.read, { id: draft.id }, author)).toMatchObject({ status: 404 })
    const live = await act(await write(), 'PUBLISH')
    expect(await app.refusal(postsApi.remove, { id: live.id }, author)).toMatchObject({ code: 'POST_STATE' })
  })
})

describe('a post', () => {
  test('is shown with its text and the goods inside of it', async () => {
    const live = await act(await write(), 'PUBLISH')
    expect(live).toMatchObject({ state: 'LIVE', isLive: true })
    const post = await app.request(magazineApi.read, { id: live.content.path }, { language: 'de' })
    expect(post).toMatchObject({ title: 'Wintergetränke', seoTitle: 'Wintergetränke', seoText: 'Drei Rezepte' })
    const [row] = post.goodsRows
    expect(post.contentHtml.slice(row!.at)).toBe('<p>84 <strong>Cent</strong></p>')
    expect(row).toMatchObject({ title: 'Dazu', products: [{ skuId: shown, price: null }] })
  })

  test('stays as it was published while somebody writes on, and its old address leads to the new one', async () => {
    const live = await act(await write(), 'PUBLISH')
    const { id, version, content } = live
    const moved = { ...content, path: `${content.path}-neu`, de: postWords('Anders') }
    const draft = await app.request(postsApi.save, { id, version, content: moved }, author)
    expect(draft).toMatchObject({ state: 'DRAFT', isLive: true })
    const title = async (path: string) => (await app.request(magazineApi.read, { id: path }, { language: 'de' })).title
    expect(await title(content.path)).toBe('Wintergetränke')
    await act(draft, 'PUBLISH')
    expect(await title(moved.path)).toBe('Anders')
    expect(await title(content.path)).toBe('Anders')
  })

  test('has an address of its own', async () => {
    const { content } = await act(await write(), 'PUBLISH')
    expect(await refusal(await write({ path: content.path }), 'PUBLISH')).toMatchObject({
      status: 409,
      code: 'SLUG_TAKEN',
    })
    const path = `zugleich-${Date.now()}`
    const drafts = [await write({ path }), await write({ path })]
    let turn = 0
    const done = await atOnce(2, () => act(drafts[turn++]!, 'PUBLISH'))
    expect(done.refused).toHaveLength(1)
  })

  test('that is taken away is gone, with the reason, and comes back under its address', async () => {
    const live = await act(await write(), 'PUBLISH')
    expect(await refusal(live, 'WITHDRAW')).toMatchObject({ code: 'REASON_MISSING' })
    const gone = await act(live, 'WITHDRAW', { reason: 'Preis überholt' })
    expect(gone).toMatchObject({ state: 'WITHDRAWN', isLive: false })
    expect(await isShown(gone)).toBe(false)
    expect(gone.versions[0]).toMatchObject({ kind: 'WITHDRAWN', reason: 'Preis überholt' })
    expect(await isShown(await act(gone, 'PUBLISH'))).toBe(true)
    const [row] = await app.db`
      select reason, before, after from audit_log where action = 'content.withdraw' and target_id = ${live.id}`
    expect(row).toMatchObject({ reason: 'Preis überholt', before: { state: 'LIVE' }, after: { state: 'WITHDRAWN' } })
  })

  test('is taken from a version again, and what was written last is kept', async () => {
    const { id, version } = await act(await write({ author: 'Erste' }), 'PUBLISH')
    const second = await app.request(postsApi.save, { id, version, content: contentOf({ author: 'Zweite' }) }, author)
    const first = await app.request(postsApi.readVersion, { id, number: 1 }, author)
    expect(first.content.author).toBe('Erste')
    const restored = await app.request(postsApi.restore, { id, number: 1, version: second.version }, author)
    expect(restored).toMatchObject({ state: 'DRAFT', content: { author: 'Erste' } })
    expect((await app.request(postsApi.readVersion, { id, number: 2 }, author)).content.author).toBe('Zweite')
    expect(await app.refusal(postsApi.restore, { id, number: 9, version: restored.version }, author)).toMatchObject({
      status: 404,
    })
  })

  test('is copied, with an address of its own', async () => {
    const { id, content } = await act(await write(), 'PUBLISH')
    const copy = await app.request(postsApi.create, { title: 'Noch einmal', copyOf: id }, author)
    expect(copy.content).toMatchObject({ path: 'noch-einmal', blocks: content.blocks, de: { title: 'Noch einmal' } })
  })
})
