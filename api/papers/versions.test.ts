import { afterAll, beforeAll, expect, test } from 'vitest'
import * as attachmentsApi from '../../contract/attachments/attachments.ts'
import * as approvalsApi from '../../contract/operator/approvals.ts'
import * as papersApi from '../../contract/papers/papers.ts'
import type { PaperKind } from '../../contract/papers/papers.ts'
import * as versionsApi from '../../contract/papers/versions.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember, createStore } from '../../test/builders.ts'
import { carryOutDecisions } from '../decide-approvals.ts'

let app: TestApp
let nina: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  nina = await createMember(app.db, { isOperator: true, roles: ['CATALOGUE'] })
})
afterAll(() => app.close())

const pdf = (name: string) => new File(['%PDF-1.4\n%%EOF\n'], name, { type: 'application/pdf' })

async function open() {
  const { id, slug } = await createStore(app.db)
  const ida = await createMember(app.db, { storeId: id, roles: ['OWNER'] })
  const versions = (kind: PaperKind, window: { after?: string; pageSize?: 24 | 48 | 96 } = {}) =>
    app.request(versionsApi.list, { slug, kind, ...window }, nina)
  const send = async (value: string, version: number) => {
    const attachment = await app.request(attachmentsApi.addAsSupplier, { file: pdf(`${value}.pdf`) }, ida)
    const input = { kind: 'WEEE' as const, value, endsOn: null, attachmentIds: [attachment.id], version }
    return app.request(papersApi.send, input, ida)
  }
  const decide = async (decision: 'APPROVE' | 'REJECT', message = '') => {
    const [row] = await app.db<{ id: string }[]>`
      select id from approval where kind = 'PAPER' and store_id = ${id} and state = 'OPEN'`
    await app.request(approvalsApi.decide, { id: row!.id, decision, message }, nina)
    app.time.shiftMs += (approvalsApi.UNDO_SECONDS + 1) * 1000
    await carryOutDecisions(app.deps)
  }
  return { id, slug, versions, send, decide }
}

test('each sending of a paper stays with its number, its proof, who sent it and who decided what', async () => {
  const { versions, send, decide } = await open()
  await send('DE12345678', 0)
  await decide('REJECT', 'Bitte den ganzen Bescheid')
  await send('DE87654321', 1)
  await send('DE11111111', 2)
  await decide('APPROVE')
  const { items, count } = await versions('WEEE')
  const [accepted, replaced, refused] = items
  expect(count).toEqual({ value: 3, isExact: true })
  expect(accepted).toMatchObject({ version: 3, value: 'DE11111111', state: 'ACCEPTED', words: '' })
  expect(accepted).toMatchObject({ sentBy: 'Jana Brandt', decidedBy: 'Jana Brandt', decidedAt: expect.any(Date) })
  expect(replaced).toMatchObject({ version: 2, value: 'DE87654321', state: 'SENT', decidedBy: null, decidedAt: null })
  expect(refused).toMatchObject({ version: 1, state: 'REFUSED', words: 'Bitte den ganzen Bescheid' })
  expect(items.map(({ files }) => files.map(({ name }) => name))).toEqual([
    ['DE11111111.pdf'],
    ['DE87654321.pdf'],
    ['DE12345678.pdf'],
  ])
})

test('each LUCID number that a store states is a version, and so is taking it back', async () => {
  const { id, versions } = await open()
  const state = (lucid: string | null, until: string | null) =>
    app.db`update store set lucid = ${lucid}, lucid_until = ${until} where id = ${id}`
  const { items: before } = await versions('LUCID')
  await state('DE1234567890123', '2027-03-01')
  await app.db`update store set legal = legal || '{"companyName": "Kontor GmbH"}' where id = ${id}`
  await state('DE3210987654321', null)
  await state(null, null)
  const { items } = await versions('LUCID')
  expect(items.slice(0, items.length - before.length)).toMatchObject([
    { value: '', endsOn: null, state: 'STATED' },
    { value: 'DE3210987654321', endsOn: null, state: 'STATED' },
    { value: 'DE1234567890123', endsOn: '2027-03-01', state: 'STATED', sentBy: null },
  ])
})

test('the history goes on from page to page; another right than that to stores does not open it', async () => {
  const { id, slug, versions } = await open()
  await app.db`
    insert into store_paper_version (store_id, kind, version, value, state, sent_at)
    select ${id}, 'FOOD', n, 'Amt ' || n, 'SENT', now() from generate_series(1, 30) n`
  const first = await versions('FOOD')
  const rest = await versions('FOOD', { after: first.next! })
  expect([...first.items, ...rest.items].map(({ version }) => version)).toEqual(
    Array.from({ length: 30 }, (_, at) => 30 - at),
  )
  expect(rest.next).toBeNull()
  const content = await createMember(app.db, { isOperator: true, roles: ['CONTENT'] })
  expect(await app.refusal(versionsApi.list, { slug, kind: 'FOOD' }, content)).toMatchObject({
    status: 403,
    code: 'RIGHT_MISSING',
  })
})
