import { afterAll, beforeAll, expect, test } from 'vitest'
import * as claimsApi from '../../contract/claims/claims.ts'
import * as supplierClaimsApi from '../../contract/claims/supplier-claims.ts'
import * as approvalsApi from '../../contract/operator/approvals.ts'
import * as operatorClaimsApi from '../../contract/operator/claims.ts'
import * as supplierOrdersApi from '../../contract/orders/supplier-orders.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember } from '../../test/builders.ts'
import { brokenInvariants, countGoods } from '../../test/invariants/invariants.ts'
import { createClaimable } from '../../test/orders/claims.ts'
import { stockOf } from '../../test/shop.ts'
import { carryOutDecisions } from '../decide-approvals.ts'
import { closeDueClaims } from './due-claims.ts'

let app: TestApp
let nina: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  nina = await createMember(app.db, { isOperator: true, roles: ['ADMIN'] })
})
afterAll(() => app.close())

const day = 24 * 60 * 60_000
const inDays = async (days: number, work: () => Promise<unknown>) => {
  app.time.shiftMs = days * day
  await work().finally(() => (app.time.shiftMs = 0))
}
/** The claim as a decision in the queue. */
async function approvalOf(number: string) {
  const [row] = await app.db<{ id: string; state: string; dueAt: Date }[]>`
    select id, state, due_at from approval where target_id = ${number} order by created_at desc limit 1`
  return row!
}
const decide = async (number: string, decision: approvalsApi.Decision, message = '') => {
  await app.request(approvalsApi.decide, { id: (await approvalOf(number)).id, decision, message }, nina)
  app.time.shiftMs = (approvalsApi.UNDO_SECONDS + 1) * 1000
  await carryOutDecisions(app.deps).finally(() => (app.time.shiftMs = 0))
}

test('a replacement is promised at once, leaves without charge with its delivery note, and can be claimed again', async () => {
  const life = await createClaimable(app)
  const start = await countGoods(app.db)
  const sellable = await stockOf(app, life.goods.skuId)
  const { number } = await life.open({ quantity: 4 })
  expect(await life.answer(number, 0, 4)).toMatchObject({
    status: 'REPLACING',
    lines: [{ replacedQuantity: 4, resentQuantity: 0 }],
  })
  expect(await stockOf(app, life.goods.skuId)).toBe(sellable - 4)
  const { token } = await createMember(app.db, { storeId: life.goods.storeId, roles: ['WAREHOUSE'] })
  const sent = await app.request(
    supplierClaimsApi.ship,
    { number, carrier: 'DPD', trackingNumber: '01234567890123' },
    { token },
  )
  expect(sent).toMatchObject({ status: 'CLOSED', lines: [{ resentQuantity: 4, refusedQuantity: 0 }] })
  const { stores } = await life.read()
  expect(stores[0]!.shipments).toMatchObject([
    { isReplacement: false },
    { isReplacement: true, carrier: 'DPD', items: [{ quantity: 4 }] },
  ])
  expect(stores[0]!.documents.map(({ type }) => type)).toEqual(['INVOICE', 'DELIVERY_NOTE', 'DELIVERY_NOTE'])
  expect(stores[0]!.items[0]).toMatchObject({ shippedQuantity: 12, creditedQuantity: 0 })
  expect(await life.jobs('refund')).toEqual([])
  const note = await app.request(
    supplierOrdersApi.readDocument,
    { subOrderNumber: life.subOrderNumber, number: stores[0]!.documents[2]!.number },
    { token: life.store.token },
  )
  expect(note.type).toBe('application/pdf')
  expect((await life.open({ quantity: 12 })).status).toBe('OPEN')
  expect(await brokenInvariants(app.db, start)).toEqual([])
})

test('what is not there cannot be promised, and what cannot be sent after all is paid back', async () => {
  const life = await createClaimable(app)
  const start = await countGoods(app.db)
  const { number } = await life.open({ quantity: 4 })
  await app.db`update stock set on_hand = promised + 3 where sku_id = ${life.goods.skuId}`
  await expect(life.answer(number, 0, 4)).rejects.toMatchObject({
    code: 'OUT_OF_STOCK',
    message: expect.stringContaining('3'),
  })
  expect(await life.answer(number, 1, 3)).toMatchObject({ status: 'REPLACING' })
  const paid = await life.asStore(number, 'REFUND_INSTEAD')
  expect(paid).toMatchObject({ status: 'CLOSED', lines: [{ refundedQuantity: 4, replacedQuantity: 0 }] })
  expect((await life.jobs('refund')).map(({ amountCents }) => amountCents)).toEqual([1190, 3570])
  expect(await stockOf(app, life.goods.skuId)).toBe(3)
  await app.db`update stock set on_hand = ${start[life.goods.skuId]! - 12} where sku_id = ${life.goods.skuId}`
  expect(await brokenInvariants(app.db, start)).toEqual([])
})

test('a question stops the clock and begins it anew, and who hears nothing more closes it by silence', async () => {
  const life = await createClaimable(app)
  const { number } = await life.open()
  const refused = app.refusal(supplierClaimsApi.act, { number, action: 'ASK' }, { token: life.store.token })
  expect(await refused).toMatchObject({
    status: 422,
    code: 'REASON_MISSING',
    fieldErrors: { words: expect.any(String) },
  })
  expect((await life.asStore(number, 'ASK', { words: 'Bitte ein Foto vom Etikett' })).status).toBe('QUESTIONED')
  expect((await approvalOf(number)).state).toBe('SETTLED')
  const photo = await life.upload()
  const replied = await life.asBuyer(number, 'REPLY', { words: 'Hier', attachmentIds: [photo.id] })
  expect(replied).toMatchObject({
    status: 'OPEN',
    timeline: [{}, {}, { words: 'Hier', attachments: [{ id: photo.id }] }],
  })
  expect((await approvalOf(number)).state).toBe('OPEN')
  await app.db`update claim_event set at = '2026-07-01T22:30:00Z' where by_whom = 'STORE' and claim_id in (
    select id from claim where number = ${number})`
  const { evidence } = await app.request(approvalsApi.read, { id: (await approvalOf(number)).id }, nina)
  expect(evidence).toContainEqual(expect.objectContaining({ value: '2 July 2026 at 00:30' }))
  await life.asStore(number, 'ASK', { words: 'Und das Datum?' })
  await inDays(15, () => closeDueClaims(app.deps))
  expect(await app.request(claimsApi.read, { number }, life.buyer)).toMatchObject({
    status: 'CLOSED',
    allowedActions: [],
  })
})

test('without an answer a claim becomes an operator’s after 48 hours of working days, who decides for good', async () => {
  const life = await createClaimable(app)
  const { number, dueAt } = await life.open({
    quantity: 3,
    words: 'Drei kaputt',
    attachmentIds: [(await life.upload()).id],
  })
  const approval = await approvalOf(number)
  expect(approval.dueAt).toEqual(dueAt)
  const waiting = async () =>
    (await app.request(approvalsApi.list, { kind: ['CLAIM'] }, nina)).items.map(({ id }) => id)
  expect(await waiting()).not.toContain(approval.id)
  await app.db`update approval set due_at = now() - interval '1 minute' where id = ${approval.id}`
  expect(await waiting()).toContain(approval.id)
  const detail = await app.request(approvalsApi.read, { id: approval.id }, nina)
  expect(detail).toMatchObject({ attachments: [{ kind: 'PICTURE' }], path: `/operator/claims/${number}` })
  expect(detail.evidence).toContainEqual(
    expect.objectContaining({ label: 'Goods', value: '3 × Espresso Bar, ganze Bohne: Damaged, Money back' }),
  )
  expect(detail.evidence).toContainEqual(
    expect.objectContaining({ label: 'The buyer', value: 'Drei kaputt', state: 'OPEN' }),
  )
  await decide(number, 'APPROVE')
  expect(await app.request(claimsApi.read, { number }, life.buyer)).toMatchObject({
    status: 'CLOSED',
    lines: [{ refundedQuantity: 3 }],
  })
  expect(await life.jobs('refund')).toMatchObject([{ amountCents: 3570 }])
  expect((await approvalOf(number)).state).toBe('SETTLED')
})

test('what the store refuses the buyer has decided, and the operator’s word closes it', async () => {
  const life = await createClaimable(app)
  const { number } = await life.open({ quantity: 6 })
  await life.answer(number, 2)
  expect((await approvalOf(number)).state).toBe('SETTLED')
  expect((await life.asBuyer(number, 'CONTEST', { words: 'Alle sechs' })).status).toBe('CONTESTED')
  expect((await approvalOf(number)).state).toBe('OPEN')
  const acted = await app.request(
    operatorClaimsApi.act,
    {
      number,
      action: 'ANSWER',
      reason: 'Auf dem Foto sind vier zu sehen',
      outcome: [{ productSkuId: life.goods.skuId, refunded: 2 }],
    },
    nina,
  )
  expect(acted).toMatchObject({ status: 'CLOSED', lines: [{ refundedQuantity: 4, refusedQuantity: 2 }] })
  expect((await approvalOf(number)).state).toBe('SETTLED')
  const subjects = (await life.subjects()).slice(-2).toSorted()
  expect(subjects).toEqual([
    `Tresen hat über deine Reklamation ${number} entschieden`,
    `Tresen hat über die Reklamation ${number} entschieden`,
  ])
})

test('a replacement that does not leave gets more time, or its money goes back', async () => {
  const life = await createClaimable(app)
  const { number } = await life.open({ quantity: 2 })
  await life.answer(number, 0, 2)
  const first = await approvalOf(number)
  await decide(number, 'REJECT', 'Die Ware kommt morgen')
  const later = await approvalOf(number)
  expect(later).toMatchObject({ state: 'OPEN' })
  expect(later.dueAt.getTime()).toBeGreaterThan(first.dueAt.getTime())
  await decide(number, 'APPROVE')
  expect(await app.request(claimsApi.read, { number }, life.buyer)).toMatchObject({
    status: 'CLOSED',
    lines: [{ refundedQuantity: 2 }],
  })
})

test('an operator’s question comes back to the operator', async () => {
  const life = await createClaimable(app)
  const { number } = await life.open()
  await decide(number, 'ASK', 'Wie war die Ware verpackt?')
  const shown = await app.request(claimsApi.read, { number }, life.buyer)
  expect(shown).toMatchObject({
    status: 'QUESTIONED',
    timeline: [{}, { words: 'Wie war die Ware verpackt?', by: 'Tresen' }],
  })
  expect(
    await app.refusal(supplierClaimsApi.act, { number, action: 'ANSWER', words: 'Nein' }, { token: life.store.token }),
  ).toMatchObject({
    code: 'CLAIM_STATE',
  })
  expect((await life.asBuyer(number, 'REPLY', { words: 'Im Karton' })).status).toBe('CONTESTED')
  expect((await approvalOf(number)).state).toBe('OPEN')
})

test('silence about a refusal accepts it after seven days', async () => {
  const life = await createClaimable(app)
  const { number } = await life.open()
  await life.answer(number, 0)
  await inDays(6, async () => expect(await closeDueClaims(app.deps)).toBe(0))
  await inDays(8, async () => expect(await closeDueClaims(app.deps)).toBe(1))
  expect((await life.subjects()).at(-1)).toBe(`Deine Reklamation ${number} ist abgeschlossen`)
})
