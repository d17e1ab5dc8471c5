import { afterAll, beforeAll, expect, test } from 'vitest'
import * as auditApi from '../../contract/operator/audit.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember, createStore } from '../../test/builders.ts'
import { beginAudit, recordAudit } from '../platform/audit/record-audit.ts'
import { ROWS_AT_ONCE } from '../http/cursor.ts'
import { newId } from '../platform/ids.ts'

type Member = Awaited<ReturnType<typeof createMember>>

let app: TestApp
let finance: Member
let support: Member
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  finance = await createMember(app.db, { isOperator: true, roles: ['FINANCE'] })
  support = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
})
afterAll(() => app.close())

const list = (input: Parameters<typeof app.request<typeof auditApi.list>>[1]) =>
  app.request(auditApi.list, input, finance)
const begin = (action: string, shiftMs = 0) => {
  const clock = { now: () => new Date(app.deps.clock.now().getTime() + shiftMs) }
  return beginAudit({ db: app.db, clock }, { actorId: support.id, action, reason: 'Anruf' })
}

test('a change is listed with its deed, who did it, why, and what it was before and after', async () => {
  const { auditId } = await begin('operator test change')
  const account = { personId: support.id, impersonatedBy: null }
  const target = { kind: 'thing', id: newId() }
  const [before, after] = [
    { name: 'alt', parts: [1] },
    { name: 'neu', parts: [1, 2] },
  ]
  await app.db.begin((tx) =>
    recordAudit(tx, { account, auditId } as Parameters<typeof recordAudit>[1], {
      at: app.deps.clock.now(),
      action: 'test.change',
      target,
      reason: 'Anruf',
      before,
      after,
    }),
  )
  const { items } = await list({ q: target.id })
  expect(items).toMatchObject([
    {
      actor: { id: support.id, email: support.email },
      action: 'test.change',
      partOfAction: 'operator test change',
      state: 'DONE',
      reason: 'Anruf',
      values: [
        { name: 'name', before: 'alt', after: 'neu' },
        { name: 'parts', before: '[1]', after: '[1,2]' },
      ],
    },
  ])
})

test('a post and an approval are named by what they are about, not by their ids', async () => {
  const account = { personId: support.id, impersonatedBy: null }
  const { slug } = await createStore(app.db)
  const [post, approval] = [newId(), newId()]
  await app.db`
    insert into post_draft (post_id, content, state, created_at, saved_at)
    values (${post}, ${app.db.json({ de: { title: 'Inventur an einem Vormittag' } })}, 'DRAFT', now(), now())`
  await app.db`
    insert into approval (id, kind, target_id, store_id, due_at)
    select ${approval}, 'STORE', ${slug}, id, now() from store where slug = ${slug}`
  const [store] = await app.db<{ name: string }[]>`select name from store where slug = ${slug}`
  for (const target of [
    { kind: 'post', id: post },
    { kind: 'approval', id: approval },
  ])
    await app.db.begin((tx) =>
      recordAudit(tx as never, { account }, { at: app.deps.clock.now(), action: 'test.named', target }),
    )
  const { items } = await list({ action: 'test.named' })
  expect(items.map(({ targetName }) => targetName)).toEqual([store!.name, 'Inventur an einem Vormittag'])
})

test('what began an hour ago without an end is unknown, what began now is under way', async () => {
  const action = `operator ${newId()}`
  const old = await begin(action, -61 * 60_000)
  const fresh = await begin(action)
  const refused = await begin(action)
  await refused.refused()
  const states = async (state?: auditApi.AuditState) =>
    (await list({ q: action, ...(state && { state }) })).items.map(({ id, state: how }) => [id, how])
  expect(await states('UNKNOWN')).toEqual([[old.auditId, 'UNKNOWN']])
  expect(await states('ATTEMPTED')).toEqual([[fresh.auditId, 'ATTEMPTED']])
  expect(await states('REFUSED')).toEqual([[refused.auditId, 'REFUSED']])
  expect(await states()).toHaveLength(3)
})

test('deeds are found by person and by day, and paged by cursor', async () => {
  const action = `operator ${newId()}`
  for (let minute = 0; minute < 30; minute++) await begin(action, -minute * 60_000)
  const mine = await list({ q: support.email.toUpperCase(), pageSize: 96 })
  expect(mine.items.every(({ actor }) => actor.id === support.id)).toBe(true)
  expect(mine.items.length).toBeGreaterThanOrEqual(30)
  expect((await list({ q: 'niemand@tresen.example' })).items).toEqual([])
  const first = await list({ q: action })
  const rest = await list({ q: action, after: first.next! })
  expect(first.items).toHaveLength(24)
  expect(rest.items).toHaveLength(6)
  expect(rest.next).toBeNull()
  expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(30)
  const back = await list({ q: action, before: rest.previous! })
  expect(back.items.map(({ id }) => id)).toEqual(first.items.map(({ id }) => id))
  expect((await list({ q: action, to: '2001-01-01' })).items).toEqual([])
})

test('the file holds exactly what the list shows', async () => {
  const action = `operator ${newId()}`
  const { refused } = await begin(action)
  await refused()
  await begin(`operator ${newId()}`)
  const file = await app.request(auditApi.readCsv, { q: action }, { ...finance, language: 'de' })
  const [head, ...lines] = (await file.text()).trimEnd().split('\r\n')
  expect(head).toMatch(/^Wann \(UTC\);Wer;/)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(`;${support.email};;${action};;;;;;;Abgelehnt;Anruf;`)
})

test('a file of more rows than one statement reads has them all, once', async () => {
  const action = `operator ${newId()}`
  const count = 2 * ROWS_AT_ONCE + 3
  await app.db`
    insert into audit_entry (id, at, actor_id, action, state, detail)
    select gen_random_uuid(), now() - at * interval '1 second', ${support.id}, ${action}, 'DONE', json_build_object('at', at)
    from generate_series(1, ${count}) at`
  const file = await app.request(auditApi.readCsv, { q: action }, finance)
  const [, ...lines] = (await file.text()).trimEnd().split('\r\n')
  expect(lines.map((line) => Number(/at: {2}→ (\d+)$/.exec(line)?.[1]))).toEqual(
    Array.from({ length: count }, (_, at) => at + 1),
  )
})

test('who answers buyers reads no audit', async () => {
  expect(await app.refusal(auditApi.list, {}, support)).toMatchObject({ status: 403, code: 'RIGHT_MISSING' })
})
