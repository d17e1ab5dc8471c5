import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as designReportsApi from '../../../contract/designs/design-reports.ts'
import * as designsApi from '../../../contract/designs/designs.ts'
import * as supplierDesignsApi from '../../../contract/designs/supplier-designs.ts'
import * as approvalsApi from '../../../contract/operator/approvals.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { atOnce } from '../../../test/at-once.ts'
import { createBuyer, createMember } from '../../../test/builders.ts'
import { findMails } from '../../../test/mails.ts'
import { createApproved, createDesign, createDesignable, createSupplier, offer } from '../../../test/orders/designs.ts'
import { carryOutDecisions } from '../../decide-approvals.ts'
import { orderDesigns } from '../order-designs.ts'
import { inTransaction } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
import { deleteOutdated } from '../../retention.ts'

let app: TestApp
let nina: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  nina = await createMember(app.db, { isOperator: true, roles: ['CATALOGUE'] })
})
beforeEach(async () => {
  app.time.shiftMs = 0
  await app.db`delete from mail`
})
afterAll(() => app.close())

type Person = { token: string }

const form = { reason: 'RIGHTS', explanation: 'Das Logo gehört einer Brauerei' } as const
const report = (store: Person, id: string) => app.request(designReportsApi.send, { id, ...form }, store)
const refused = (store: Person, id: string) => app.refusal(designReportsApi.send, { id, ...form }, store)
const openOf = async (id: string) =>
  (
    await app.db<{ id: string }[]>`
    select id from approval where kind = 'DESIGN_REPORT' and target_id = ${id} and state <> 'SETTLED'`
  )[0]?.id
const storeEmail = 'shop@tidemar.example'
const mailsTo = (to: string) => findMails(app.db, { to })

/** Past the time in which a decision can be undone. */
async function decided(id: string, decision: 'APPROVE' | 'REJECT', message: string) {
  await app.request(approvalsApi.decide, { id: (await openOf(id))!, decision, message }, nina)
  app.time.shiftMs += (approvalsApi.UNDO_SECONDS + 1) * 1000
  await carryOutDecisions(app.deps)
}

test('upheld, the design is blocked: neither proofed nor ordered, and buyer and store read why', async () => {
  const { id, buyer, store } = await createApproved(app)
  await app.request(designsApi.putInCart, { id, quantity: 300 }, buyer)
  const { reportNumber } = await report(store, id)
  expect(reportNumber).toMatch(/^D\d{6}$/)
  await app.db`delete from mail`
  await decided(id, 'APPROVE', 'Die Marke gehört der Brauerei (§ 14 MarkenG)')

  const blocked = await app.request(designsApi.read, { id }, { ...buyer, language: 'de' })
  expect(blocked).toMatchObject({ isBlocked: true, statusText: 'Gesperrt', offer: null, allowedActions: ['MESSAGE'] })
  expect(blocked.messages.at(-1)).toMatchObject({ by: 'TRESEN', text: 'Die Marke gehört der Brauerei (§ 14 MarkenG)' })
  expect(await app.refusal(designsApi.putInCart, { id, quantity: 600 }, buyer)).toMatchObject({ code: 'DESIGN_STATE' })
  expect(await app.refusal(designsApi.act, { id, action: 'APPROVE' }, buyer)).toMatchObject({ code: 'DESIGN_STATE' })
  const proof = { id, offer: offer(app) }
  expect(await app.refusal(supplierDesignsApi.sendProof, proof, store)).toMatchObject({ code: 'DESIGN_STATE' })
  const [line] = await app.db`
    select d.status in ('APPROVED', 'ORDERED') as is_orderable from cart_item i join design d on d.id = i.design_id where d.id = ${id}`
  expect(line).toMatchObject({ isOrderable: false })

  const [toBuyer, ...others] = await mailsTo(buyer.email)
  expect(others).toEqual([])
  expect(toBuyer!.subject).toContain('Gesperrt: dein Motiv Becher für die Theke')
  for (const words of ['§ 14 MarkenG', 'Unsere Bedingungen', 'kein Automat', 'sechs Monaten', reportNumber, 'Art. 21'])
    expect(toBuyer!.text).toContain(words)
  expect(toBuyer!.text).not.toContain(form.explanation)
  const [toStore] = await mailsTo(storeEmail)
  expect(toStore!.text).toContain('und es gesperrt')
  expect(toStore!.text).toContain('§ 14 MarkenG')

  const page = await app.request(supplierDesignsApi.read, { id }, store)
  expect(page).toMatchObject({ report: { reportNumber, outcome: 'BLOCKED' }, allowedActions: ['MESSAGE'] })
  expect(await refused(store, id)).toMatchObject({ status: 409, code: 'DESIGN_STATE' })
  const audit = await app.db`select reason, after from audit_log where action = 'design.block' and target_id = ${id}`
  expect(audit).toMatchObject([
    { reason: 'Die Marke gehört der Brauerei (§ 14 MarkenG)', after: { status: 'BLOCKED', reportNumber } },
  ])
})

test('an order whose payment was under way does not lift a block', async () => {
  const { id, buyer, store } = await createApproved(app)
  await report(store, id)
  await decided(id, 'APPROVE', 'Verboten')
  const [design] = await app.db<{ buyerId: string }[]>`select buyer_id from design where id = ${id}`
  const stores = [{ lines: [{ design: { id } }] }]
  const order = { id: newId(), buyerId: design!.buyerId, createdAt: new Date(), stores }
  await inTransaction(app.db, (tx) => orderDesigns(tx, order))
  expect(await app.request(designsApi.read, { id }, buyer)).toMatchObject({ isBlocked: true, status: 'REJECTED' })
})

test('dismissed, the design goes on, its buyer reads nothing, and it can be reported anew', async () => {
  const { id, buyer, store } = await createApproved(app)
  await report(store, id)
  await app.db`delete from mail`
  await decided(id, 'REJECT', 'Der Kunde ist die Brauerei')
  expect(await app.request(designsApi.read, { id }, buyer)).toMatchObject({ status: 'APPROVED', isBlocked: false })
  expect(await mailsTo(buyer.email)).toEqual([])
  const [toStore] = await mailsTo(storeEmail)
  expect(toStore!.text).toContain('sperrt es nicht')
  expect(toStore!.text).toContain('Der Kunde ist die Brauerei')
  expect(await openOf(id)).toBeUndefined()
  await report(store, id)
  const { evidence } = await app.request(approvalsApi.read, { id: (await openOf(id))! }, { ...nina, language: 'de' })
  expect(evidence.find(({ label }) => label === 'Früher entschieden')).toMatchObject({
    state: 'OPEN',
    value: expect.stringContaining('zurückgewiesen\nDer Kunde ist die Brauerei'),
  })
})

test('who decides sees the design, what was reported and until when, and has to say why', async () => {
  const { id, store } = await createApproved(app)
  await report(store, id)
  const approval = (await openOf(id))!
  const detail = await app.request(approvalsApi.read, { id: approval }, { ...nina, language: 'de' })
  expect(detail.approval).toMatchObject({
    kindText: 'Druckmotiv gemeldet',
    title: 'Becher für die Theke',
    isOverdue: false,
  })
  expect(detail.readIn).toEqual({ APPROVE: 'de', ASK: null, REJECT: 'de' })
  expect(detail.attachments.map(({ url }) => url)).toEqual([
    expect.stringMatching(/^\/pictures\/designs\/\w+/),
    expect.stringMatching(/^\/pictures\/designs\/files\/\w+/),
  ])
  expect(detail.evidence.find(({ label }) => label === 'Der Store meldet')!.value).toMatch(
    /^Verletzt Rechte\nDas Logo gehört einer Brauerei\nD\d+$/,
  )
  for (const decision of ['APPROVE', 'REJECT'] as const)
    expect(await app.refusal(approvalsApi.decide, { id: approval, decision }, nina)).toMatchObject({
      code: 'REASON_MISSING',
    })
  const question = { id: approval, decision: 'ASK' as const, message: 'Wessen?' }
  expect(await app.refusal(approvalsApi.decide, question, nina)).toMatchObject({ code: 'VALIDATION' })
  await app.db`update design_report set decide_by = now() - interval '1 minute' where design_id = ${id}`
  expect((await app.request(approvalsApi.read, { id: approval }, nina)).approval.isOverdue).toBe(true)
})

test('a design is reported by its own store alone, and once while it waits', async () => {
  const { id, store, product } = await createApproved(app)
  const stranger = await createSupplier(app.db, (await createDesignable(app.db)).storeId)
  expect(await refused(stranger, id)).toMatchObject({ status: 404 })
  const { id: draft } = await createDesign(app, { token: (await createBuyer(app.db)).token, skuId: product.skuId })
  expect(await refused(store, draft)).toMatchObject({ status: 404 })
  const { done, refused: lost } = await atOnce(2, () => report(store, id))
  expect(done).toHaveLength(1)
  expect(lost).toMatchObject([{ code: 'DESIGN_STATE' }])
})

test('a year after it was decided a report is deleted; with its design it goes at once, and waits no more', async () => {
  const { id, store } = await createApproved(app)
  await report(store, id)
  await decided(id, 'REJECT', 'Erlaubt')
  await app.db`update design_report set decided_at = now() - interval '366 days' where design_id = ${id}`
  await report(store, id)
  await deleteOutdated(app.deps)
  expect(await app.db`select from design_report where design_id = ${id}`).toHaveLength(1)
  await app.db`delete from design where id = ${id}`
  expect(await openOf(id)).toBeUndefined()
})
