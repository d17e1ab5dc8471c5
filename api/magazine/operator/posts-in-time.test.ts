import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as magazineApi from '../../../contract/magazine.ts'
import * as approvalsApi from '../../../contract/operator/approvals.ts'
import * as postsApi from '../../../contract/operator/posts.ts'
import type { PostDraft } from '../../../contract/operator/posts.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { atOnce } from '../../../test/at-once.ts'
import { createWriters, postWords, type StepOptions } from '../../../test/operator/posts.ts'
import { carryOutDecisions } from '../../decide-approvals.ts'
import { turnPages } from '../../turn-pages.ts'
import { draftPast, savePost } from '../save-post.ts'

type Writers = Awaited<ReturnType<typeof createWriters>>

let app: TestApp
let author: Writers['author']
let editor: Writers['editor']
let shown: Writers['shown']
let write: Writers['write']
let act: Writers['act']
let refusal: Writers['refusal']
let isShown: Writers['isShown']
let read: Writers['read']
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  ;({ author, editor, shown, write, act, refusal, isShown, read } = await createWriters(app))
})
afterAll(() => app.close())

async function at(moment: string, work: () => Promise<void>) {
  app.time.stoppedAt = new Date(moment)
  await work()
  app.time.stoppedAt = null
}

describe('a planned post', () => {
  test('is shown at its minute and gone at its end, in German time', async () => {
    await at('2026-11-25T10:00:00Z', async () => {
      const draft = await write()
      for (const wrong of [
        { startsAt: '2026-11-25T11:00' },
        { startsAt: '2026-11-26T07:00', endsAt: '2026-11-26T07:00' },
        {},
      ])
        expect(await refusal(draft, 'PLAN', wrong)).toMatchObject({ code: 'MOMENT_NOT_AHEAD' })
      const planned = await act(draft, 'PLAN', { startsAt: '2026-11-26T07:00', endsAt: '2026-11-27T07:00' })
      expect(planned).toMatchObject({ state: 'PLANNED', startsAt: new Date('2026-11-26T06:00:00Z') })
      const { id, version, content } = planned
      expect(await app.refusal(postsApi.save, { id, version, content }, author)).toMatchObject({ code: 'POST_STATE' })
      const steps: [string, boolean, string][] = [
        ['2026-11-26T05:59:59Z', false, 'PLANNED'],
        ['2026-11-26T06:00:00Z', true, 'LIVE'],
        ['2026-11-27T05:59:59Z', true, 'LIVE'],
        ['2026-11-27T06:00:00Z', false, 'WITHDRAWN'],
      ]
      for (const [moment, isThere, state] of steps) {
        app.time.stoppedAt = new Date(moment)
        await atOnce(3, () => turnPages(app.deps))
        const [row] = await app.db<{ state: string }[]>`select state from post_draft where post_id = ${id}`
        expect(await isShown(planned), moment).toBe(isThere)
        expect(row!.state, moment).toBe(state)
      }
      app.time.stoppedAt = new Date('2026-11-25T10:00:00Z')
      const versions = (await read(planned)).versions.map(({ kind }) => kind)
      expect(versions).toEqual(['WITHDRAWN', 'PUBLISHED', 'PLANNED'])
    })
  })

  test('that is opened again is not shown', async () => {
    await at('2026-11-25T10:00:00Z', async () => {
      const planned = await act(await write(), 'PLAN', { startsAt: '2026-11-26T07:00' })
      const draft = await act(planned, 'REOPEN')
      expect(draft).toMatchObject({ state: 'DRAFT', startsAt: null })
      app.time.stoppedAt = new Date('2026-11-26T07:00:00Z')
      await turnPages(app.deps)
      expect(await isShown(draft)).toBe(false)
    })
  })
})

describe('a submitted post', () => {
  const decide = async (draft: PostDraft, decision: 'APPROVE' | 'REJECT', by = editor) => {
    const { items } = await app.request(approvalsApi.list, { kind: ['POST'] }, by)
    const approval = items.find(({ title }) => title === draft.content.de.title)!
    await app.request(approvalsApi.decide, { id: approval.id, decision, message: 'Bitte kürzer' }, by)
    app.time.shiftMs = 11_000
    await carryOutDecisions(app.deps)
    app.time.shiftMs = 0
    return read(draft)
  }
  let submissions = 0
  const submitted = async (options: StepOptions = {}) => {
    const draft = await act(await write({ de: postWords(`Zur Prüfung ${++submissions}`) }), 'SUBMIT', options)
    expect(draft.state).toBe('REVIEW')
    return draft
  }

  test('is published by somebody’s word, at once or when its author wished', async () => {
    expect(await decide(await submitted(), 'APPROVE')).toMatchObject({ state: 'LIVE', isLive: true })
    const ahead = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 16)
    expect(await decide(await submitted({ startsAt: ahead }), 'APPROVE')).toMatchObject({ state: 'PLANNED' })
  })

  test('goes back to its author, who is mailed why', async () => {
    const draft = await submitted()
    expect(await decide(draft, 'REJECT')).toMatchObject({ state: 'DRAFT', isLive: false })
    const [mail] =
      await app.db`select text from mail where recipient = ${author.email} order by created_at desc limit 1`
    expect(mail!.text).toContain('Bitte kürzer')
  })

  test('is not published by its author where another has to', async () => {
    Object.assign(app.deps, { isPostApprovedByAnother: true })
    const draft = await submitted()
    expect(draft.needsAnother).toBe(true)
    expect(await refusal(draft, 'PUBLISH')).toMatchObject({ code: 'ANOTHER_APPROVER_NEEDED' })
    await expect(decide(draft, 'APPROVE', author)).rejects.toMatchObject({ code: 'ANOTHER_APPROVER_NEEDED' })
    expect(await act(draft, 'PUBLISH', {}, editor)).toMatchObject({ state: 'LIVE' })
    Object.assign(app.deps, { isPostApprovedByAnother: false })
  })
})

test('posts of before there were drafts get theirs, with the same text', async () => {
  const text = { title: 'Alt', teaser: 'Alt', topic: 'Alt', contentHtml: '<h2>Kopf</h2><p>Text</p>' }
  const post = { path: 'von-frueher', author: 'A', picture: 'cover-07', publishedAt: new Date(), skuIds: [shown] }
  await savePost(app.deps, { ...post, de: text, en: text })
  await app.db`delete from post_draft where content ->> 'path' = 'von-frueher'`
  await draftPast(app.deps)
  await draftPast(app.deps)
  const { items } = await app.request(postsApi.list, { q: 'von-frueher' }, author)
  expect(items).toMatchObject([{ title: 'Alt', state: 'LIVE', isLive: true, languages: ['de', 'en'], goodsCount: 1 }])
  const { id, version, content } = await app.request(postsApi.read, { id: items[0]!.id }, author)
  const live = await act(await app.request(postsApi.save, { id, version, content }, author), 'PUBLISH')
  expect((await app.request(magazineApi.read, { id: live.content.path })).contentHtml).toBe('<h2>Kopf</h2><p>Text</p>')
})
