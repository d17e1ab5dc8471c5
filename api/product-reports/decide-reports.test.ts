import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as approvalsApi from '../../contract/operator/approvals.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createMember, createStore } from '../../test/builders.ts'
import { findMails } from '../../test/mails.ts'
import { reportCalls, reporterEmail as email } from '../../test/operator/report-calls.ts'
import { carryOutDecisions } from '../decide-approvals.ts'

let app: TestApp
let calls: ReturnType<typeof reportCalls>
let nina: { token: string }
let ole: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  calls = reportCalls(app, (await createStore(app.db)).id)
  const roles = ['CATALOGUE' as const]
  nina = await createMember(app.db, { isOperator: true, roles })
  ole = await createMember(app.db, { isOperator: true, roles })
})
beforeEach(async () => {
  app.time.shiftMs = 0
  await app.db`delete from mail`
})
afterAll(() => app.close())

const approvalsOf = (skuId: string) => app.db<{ id: string; state: string }[]>`
  select id, state from approval where kind = 'PRODUCT_REPORT' and target_id = ${skuId} order by created_at, id`
const openOf = async (skuId: string) => (await approvalsOf(skuId)).find(({ state }) => state !== 'SETTLED')!.id
const decide = (id: string, decision: 'APPROVE' | 'ASK' | 'REJECT', message = 'Es fehlt wirklich') =>
  app.request(approvalsApi.decide, { id, decision, message }, nina)
const statusOf = async (skuId: string) =>
  (await app.db`select status from product where sku_id = ${skuId}`)[0]!.status as string
const mailsTo = (to: string) => findMails(app.db, { to })

/** Past the time in which a decision can be undone. */
async function later() {
  app.time.shiftMs += (approvalsApi.UNDO_SECONDS + 1) * 1000
  await carryOutDecisions(app.deps)
}

test('upheld, all reports of the product are decided, it is blocked, and store and reporters read why', async () => {
  const skuId = await calls.created()
  await calls.report(skuId, {}, { language: 'de' })
  const omar = 'omar@cafe.example'
  await calls.report(skuId, { reason: 'DANGEROUS', email: omar }, { language: 'en' })
  expect(await approvalsOf(skuId)).toHaveLength(1)
  await app.db`delete from mail`
  await decide(await openOf(skuId), 'APPROVE')
  expect(await statusOf(skuId)).toBe('ACTIVE')
  await later()
  expect(await statusOf(skuId)).toBe('BLOCKED')
  expect(await calls.outcomes(skuId)).toEqual(['BLOCKED', 'BLOCKED'])
  const [toStore, toJana, toOmar] = [
    await mailsTo('shop@tidemar.example'),
    await mailsTo(email),
    await mailsTo(omar),
  ] as const
  expect([toStore, toJana, toOmar].map(({ length }) => length)).toEqual([1, 1, 1])
  for (const [mail] of [toStore, toJana, toOmar]) expect(mail!.text).toContain('Es fehlt wirklich')
  expect(toStore[0]!.text).toContain('gemeldet')
  expect(toStore[0]!.text).not.toContain(email)
  expect(toJana[0]!.text).toContain('aus dem Shop genommen')
  expect(toOmar[0]!.text).toContain('taken “Hot sauce” out of the shop')
  expect(toOmar[0]!.text).toContain('within six months')
  const audit =
    await app.db`select actor_id, reason from audit_log where action = 'product.block' and target_id = ${skuId}`
  expect(audit).toMatchObject([{ reason: 'Es fehlt wirklich' }])
  expect(await calls.refused(skuId)).toMatchObject({ status: 404 })
})

test('dismissed, the product stays; what came after the decision waits on', async () => {
  const skuId = await calls.created()
  await calls.report(skuId, {}, { language: 'de' })
  const id = await openOf(skuId)
  await decide(id, 'REJECT', 'Alles steht dabei')
  app.time.shiftMs += 5000
  await calls.report(skuId, { email: 'late@hotel.example' })
  await later()
  expect(await statusOf(skuId)).toBe('ACTIVE')
  expect(await calls.outcomes(skuId)).toEqual(['DISMISSED', null])
  const mails = await mailsTo(email)
  expect(mails.at(-1)!.text).toContain('„Würzsauce“ bleibt im Shop')
  expect(mails.at(-1)!.text).toContain('Alles steht dabei')
  expect(await mailsTo('shop@tidemar.example')).toEqual([])
  expect((await approvalsOf(skuId)).map(({ state }) => state).toSorted()).toEqual(['OPEN', 'SETTLED'])
  const { evidence } = await app.request(approvalsApi.read, { id: await openOf(skuId) }, { ...nina, language: 'de' })
  const earlier = evidence.find(({ label }) => label === 'Früher entschieden')!
  expect(earlier).toMatchObject({ state: 'OPEN', value: expect.stringContaining('Alles steht dabei') })
})

test('who decides sees what was reported, by whom, until when and how often, and has to say why', async () => {
  const skuId = await calls.created()
  await calls.report(skuId, { name: 'Jana Brandt' })
  await calls.report(skuId, { email: undefined, explanation: 'Wurde zurückgerufen', reason: 'DANGEROUS' })
  const id = await openOf(skuId)
  const detail = await app.request(approvalsApi.read, { id }, { ...nina, language: 'de' })
  expect(detail).toMatchObject({
    targetId: skuId,
    path: `/operator/products?open=${skuId}`,
    approval: { isOverdue: false },
  })
  const words = detail.evidence.filter(({ label }) => label === 'Gemeldet').map(({ value }) => value)
  expect(words[0]).toMatch(
    /^Falsche Kennzeichnung oder Allergene\nSenf steht nicht dabei\nM\d+ · Jana Brandt, jana@hotel.example$/,
  )
  expect(words[1]).toMatch(/^Gefährlich oder zurückgerufen\nWurde zurückgerufen\nM\d+ · ohne Namen$/)
  for (const decision of ['APPROVE', 'REJECT'] as const)
    expect(await app.refusal(approvalsApi.decide, { id, decision }, nina)).toMatchObject({ code: 'REASON_MISSING' })
  expect(await app.refusal(approvalsApi.decide, { id, decision: 'ASK', message: 'Wo?' }, nina)).toMatchObject({
    code: 'VALIDATION',
    fieldErrors: { decision: expect.any(String) },
  })
  await app.db`update product_report set decide_by = now() - interval '1 minute' where sku_id = ${skuId}`
  const late = await app.request(approvalsApi.read, { id }, nina)
  expect(late.approval.isOverdue).toBe(true)
})

test('of two who decide at once one does', async () => {
  const skuId = await calls.created()
  await calls.report(skuId)
  const id = await openOf(skuId)
  const sides = [
    () => app.request(approvalsApi.decide, { id, decision: 'APPROVE', message: 'Verboten' }, nina),
    () => app.request(approvalsApi.decide, { id, decision: 'REJECT', message: 'Erlaubt' }, ole),
  ]
  const { done, refused: lost } = await atOnce(2, (caller) => sides[caller]!())
  expect(lost).toMatchObject([{ code: 'APPROVAL_DECIDED' }])
  await later()
  const isBlocked = done[0]!.decision === 'APPROVE'
  expect(await calls.outcomes(skuId)).toEqual([isBlocked ? 'BLOCKED' : 'DISMISSED'])
  expect(await statusOf(skuId)).toBe(isBlocked ? 'BLOCKED' : 'ACTIVE')
})

test('reports that come while a decision is carried out are decided with it or wait; none is lost', async () => {
  const skuId = await calls.created()
  await calls.report(skuId)
  await decide(await openOf(skuId), 'REJECT')
  app.time.shiftMs += (approvalsApi.UNDO_SECONDS + 1) * 1000
  await atOnce<unknown>(5, (caller) =>
    caller === 0 ? carryOutDecisions(app.deps) : calls.report(skuId, { email: `guest-${caller}@hotel.example` }),
  )
  await carryOutDecisions(app.deps)
  const waiting = (await calls.outcomes(skuId)).filter((outcome) => outcome === null)
  expect(waiting).toHaveLength(4)
  expect((await approvalsOf(skuId)).filter(({ state }) => state === 'OPEN')).toHaveLength(1)
})

test('of a product that was blocked or archived meanwhile reports are decided all the same', async () => {
  for (const status of ['BLOCKED', 'ARCHIVED']) {
    const skuId = await calls.created()
    await calls.report(skuId, { email: `${status.toLowerCase()}@hotel.example` })
    await app.db`update product set status = ${status} where sku_id = ${skuId}`
    await decide(await openOf(skuId), 'APPROVE')
    await later()
    expect(await statusOf(skuId)).toBe(status)
    expect(await calls.outcomes(skuId)).toEqual(['BLOCKED'])
  }
  expect(await mailsTo('shop@tidemar.example')).toEqual([])
})

test('reports are for those who decide for stores', async () => {
  const skuId = await calls.created()
  await calls.report(skuId)
  const support = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
  expect((await app.request(approvalsApi.list, { kind: ['PRODUCT_REPORT'] }, support)).items).toEqual([])
  const refusal = await app.refusal(approvalsApi.read, { id: await openOf(skuId) }, support)
  expect(refusal).toMatchObject({ status: 403, code: 'RIGHT_MISSING' })
})
