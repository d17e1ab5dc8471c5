import { afterAll, beforeAll, expect, test } from 'vitest'
import * as operatorOrdersApi from '../../../../contract/operator/orders.ts'
import * as packingApi from '../../../../contract/orders/packing.ts'
import * as refundPreviewApi from '../../../../contract/orders/refund-preview.ts'
import * as supplierOrdersApi from '../../../../contract/orders/supplier-orders.ts'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createMember } from '../../../../test/builders.ts'
import { documentsApart } from '../../../../test/invariants/settled-orders.ts'
import { brokenInvariants, countGoods } from '../../../../test/invariants/invariants.ts'
import { createCancellable } from '../../../../test/orders/cancellable.ts'
import { createTermsScene } from '../../../../test/orders/net-terms.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ connections: 10, isUnlimited: true })
})
afterAll(() => app.close())

const parcel = { carrier: 'DHL', trackingNumber: 'JJD 0001' }

const ordered = (paymentStatus?: 'PAID' | 'AUTHORIZED') => createCancellable(app, paymentStatus)

/** What of a part its documents and the ledger do not say. */
const apart = async ({ subOrderNumber }: { subOrderNumber: string }) =>
  (await documentsApart(app.db)).filter((sentence) => sentence.startsWith(subOrderNumber))

test('pieces that are cancelled go back into stock and their money to the buyer, who reads why', async () => {
  const life = await ordered()
  const start = await countGoods(app.db)
  const { subOrder } = await life.cancel(5, { reason: 'Ab März wieder da' })
  expect(subOrder).toMatchObject({ status: 'PLACED', items: [{ quantity: 12, cancelledQuantity: 5 }] })
  expect(await life.jobs('refund')).toMatchObject([{ amountCents: 5950, reason: 'LINES_CANCELLED' }])
  expect(await life.stock()).toBe(993)
  const { timeline } = await life.part()
  expect(timeline.find(({ note }) => note)).toMatchObject({
    statusText: 'Partly cancelled by the supplier',
    note: '5 × Espresso Bar, whole bean\nThe goods are out of stock.\nAb März wieder da',
  })
  const [mail] = await app.db<
    { text: string }[]
  >`select text from mail where subject = ${`Ein Teil der Lieferung ${life.subOrderNumber} entfällt`}`
  expect(mail!.text).toContain('Die Ware ist nicht auf Lager.')
  expect(mail!.text).toContain('Nachricht: Ab März wieder da')
  expect(mail!.text).toMatch(/Betrag: 59,50\s€/)
  expect(await brokenInvariants(app.db, start)).toEqual([])
})

test('why a store sends no more, or nothing at all, stands in the timeline that the buyer reads', async () => {
  const [rest, whole] = [await ordered(), await ordered()]
  const reason = 'Nicht auf Lager.'
  await rest.supply('CONFIRM')
  await rest.supply('SHIP', { ...parcel, lines: rest.lines(6) })
  await rest.supply('CANCEL_REST', { reason })
  const noted = async (life: typeof rest) => (await life.part()).timeline.filter(({ note }) => note)
  expect(await noted(rest)).toMatchObject([
    {
      status: 'SHIPPED',
      statusText: 'Rest cancelled by the supplier',
      note: `6 × Espresso Bar, whole bean\n${reason}`,
    },
  ])
  await whole.supply('REJECT', { reason })
  expect(await noted(whole)).toMatchObject([{ statusText: 'Rejected', note: reason }])
})

test('what is left leaves and is invoiced, and the last open piece ends what has partly left', async () => {
  const life = await ordered()
  await life.cancel(2)
  await life.supply('CONFIRM')
  await life.supply('SHIP', { ...parcel, lines: life.lines(6) })
  expect((await life.cancel(1)).subOrder.status).toBe('CONFIRMED')
  expect((await life.cancel(3)).subOrder).toMatchObject({ status: 'SHIPPED', items: [{ cancelledQuantity: 6 }] })
  expect((await life.jobs('refund')).map(({ amountCents }) => amountCents)).toEqual([2380, 1190, 3570])
  const [invoiced] = await app.db<[{ cents: number }]>`
    select sum((content -> 'totals' ->> 'gross')::bigint)::bigint as cents from document
    where order_id = ${life.orderId} and type = 'INVOICE'`
  expect(invoiced.cents).toBe((await life.gross()) - 2380 - 1190 - 3570)
  expect(await apart(life)).toEqual([])
})

test('where nothing has left the last piece rejects the part, and carriage goes back with it', async () => {
  const life = await ordered()
  await life.cancel(5)
  const { subOrder } = await life.cancel(7, { cause: 'OTHER', reason: 'Wasserschaden im Lager' })
  expect(subOrder.status).toBe('REJECTED')
  const refunds = await life.jobs('refund')
  expect(refunds.reduce((sum, { amountCents }) => sum + Number(amountCents), 0)).toBe(await life.gross())
  const mails = await app.db`select from mail where subject = ${`Lieferung ${life.subOrderNumber} ist nicht möglich`}`
  expect(mails.count).toBe(1)
  expect(await life.stock()).toBe(1000)
})

test('of what is only authorised less is taken, and nothing goes back', async () => {
  const life = await ordered('AUTHORIZED')
  await life.cancel(4)
  await life.supply('CONFIRM')
  await life.cancel(2)
  await life.supply('SHIP', parcel)
  expect(await life.jobs('refund')).toEqual([])
  expect(await life.jobs('capture')).toMatchObject([{ amountCents: (await life.gross()) - 7140 }])
  expect(await life.jobs('release')).toHaveLength(1)
  const [mail] = await app.db<
    { text: string }[]
  >`select text from mail where subject = ${`Ein Teil der Lieferung ${life.subOrderNumber} entfällt`} order by created_at`
  expect(mail!.text).toMatch(/Du zahlst weniger: 47,60\s€/)
  expect((await life.read()).order.refunds).toEqual([])
  expect(await apart(life)).toEqual([])
})

test('an authorised part of which all is cancelled is let go', async () => {
  const life = await ordered('AUTHORIZED')
  await life.cancel(4)
  expect((await life.cancel(8)).subOrder.status).toBe('REJECTED')
  expect(await life.jobs('refund')).toEqual([])
  expect(await life.jobs('release')).toHaveLength(1)
})

test('on net terms the limit is free again, and the invoice is about what leaves', async () => {
  const { grant, pay, supply, used } = await createTermsScene(app)
  await grant(1000)
  const { orderId, orderNumber } = await pay(12)
  const number = `${orderNumber!}-1`
  expect(await used()).toBe('€142.80')
  await supply(number, 'CANCEL_LINES', 5)
  expect(await used()).toBe('€83.30')
  await supply(number, 'CONFIRM')
  await supply(number, 'SHIP', 3)
  await supply(number, 'CANCEL_LINES', 1)
  expect(await used()).toBe('€71.40')
  await supply(number, 'SHIP')
  const receivables = await app.db`select gross_cents, open_cents from receivable where order_id = ${orderId!}`
  expect(receivables.map(({ openCents }) => openCents)).toEqual([3570, 3570])
})

test('what such a cancellation would cost is shown before, with carriage only for all of it', async () => {
  const life = await ordered()
  const preview = (pieces: number) =>
    app.request(
      refundPreviewApi.forStore,
      { subOrderNumber: life.subOrderNumber, of: 'OPEN', lines: [`${life.goods.skuId}:${pieces}`] },
      life.store,
    )
  expect((await preview(5)).gross).toBe(59.5)
  expect(Math.round((await preview(12)).gross * 100)).toBe(await life.gross())
  await life.cancel(2)
  const tooMany = { subOrderNumber: life.subOrderNumber, of: 'OPEN', lines: [`${life.goods.skuId}:11`] }
  expect(await app.refusal(refundPreviewApi.forStore, tooMany, life.store)).toMatchObject({ status: 400 })
})

test.each<[string, object, string[]]>([
  ['without pieces', { cause: 'DAMAGED' }, ['lines']],
  ['without a reason', { pieces: 1 }, ['cause']],
  ['for another reason without words', { pieces: 1, cause: 'OTHER' }, ['reason']],
  ['of more than is open', { pieces: 13, cause: 'DAMAGED' }, ['lines']],
])('a cancellation %s is refused at its field', async (_, { pieces, ...input }: { pieces?: number }, fields) => {
  const life = await ordered()
  const refused = await life.refusal({ ...input, ...(pieces && { lines: life.lines(pieces) }) })
  expect([refused.status, ...Object.keys(refused.fieldErrors ?? {})]).toEqual([400, ...fields])
})

test('sent twice it cancels once; from an older state, or with neither, it is refused', async () => {
  const life = await ordered()
  const send = (headers: object, more: object = {}) =>
    app.request(
      supplierOrdersApi.act,
      {
        subOrderNumber: life.subOrderNumber,
        action: 'CANCEL_LINES',
        lines: life.lines(3),
        cause: 'DAMAGED',
        ...more,
      },
      { token: life.store.token, headers: { ...headers } },
    )
  const { version } = await life.part()
  const first = await send({ 'idempotency-key': 'water' })
  expect(await send({ 'idempotency-key': 'water' })).toEqual(first)
  expect((await life.part()).items[0]!.cancelledQuantity).toBe(3)
  const input = { lines: life.lines(3), cause: 'DAMAGED' }
  expect(await life.refusal({ ...input, version }, {})).toMatchObject({ code: 'ORDER_STATE' })
  expect((await life.refusal(input, {})).fieldErrors).toHaveProperty('version')
  expect(await life.jobs('refund')).toHaveLength(1)
})

test('while the buyer is asked to pay anew, nothing but the whole can be taken off the sum', async () => {
  const life = await ordered('AUTHORIZED')
  await app.db`update sub_order set payment_failed_at = now() where order_id = ${life.orderId}`
  expect(
    (await app.request(packingApi.read, { subOrderNumber: life.subOrderNumber }, life.store)).allowedActions,
  ).toEqual(['CONFIRM', 'REJECT'])
  expect(await life.refusal({ lines: life.lines(3), cause: 'DAMAGED' })).toMatchObject({ code: 'ORDER_STATE' })
})

test('an operator cancels in the name of the store, and the audit has what and why', async () => {
  const life = await ordered()
  const operator = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
  await app.request(
    operatorOrdersApi.act,
    {
      subOrderNumber: life.subOrderNumber,
      action: 'CANCEL_LINES',
      lines: life.lines(2),
      cause: 'DISCONTINUED',
      reason: 'Vom Store angerufen',
      version: (await life.part()).version,
    },
    operator,
  )
  const [row] = await app.db`select reason, detail from audit_entry where target_id = ${life.subOrderNumber}`
  expect(row).toMatchObject({
    reason: 'Vom Store angerufen',
    detail: { step: 'CANCEL_LINES', cause: 'DISCONTINUED', lines: life.lines(2) },
  })
  expect((await life.part()).items[0]!.cancelledQuantity).toBe(2)
})
