import { randomBytes } from 'node:crypto'
import { bookChargeback } from '../../../api/ledger/order-bookings.ts'
import { inTransaction } from '../../../api/platform/db.ts'
import { DEAD_QUEUE } from '../../../api/platform/jobs/dead-jobs.ts'
import { newId } from '../../../api/platform/ids.ts'
import { createBuyer, createProduct } from '../../builders.ts'
import { contentEntries } from './content-entries.ts'
import { open, type Entries } from '../entry.ts'
import { invoicedOrder, paidOrder } from './order-entries.ts'
import { placeOrder, type World } from '../world.ts'

const createSynonyms = async ({ app }: World) => {
  const names = ['Häferl', 'Humpen'].map((name) => `${name} ${randomBytes(4).toString('hex')}`)
  const [group] = await app.db<{ id: number }[]>`insert into search_synonym (names) values (${names}) returning id`
  return group!
}

const reason = 'Anruf des Kunden'
const numberOf = (subOrderNumber: string) => subOrderNumber.replace(/-\d+$/, '')

async function createSentMail({ app, owner }: World) {
  const id = `order-${newId()}`
  await app.db`
    insert into mail (id, recipient, subject, text, html, sent_at)
    values (${id}, ${owner.email}, 'Bestellung', 'Danke', '<p>Danke</p>', now())`
  return id
}

/** No try of it is to come. */
async function createGivenUpMail({ app, owner }: World) {
  const id = `order-${newId()}`
  await app.db`
    insert into mail (id, recipient, subject, text, html)
    values (${id}, ${owner.email}, 'Bestellung', 'Danke', '<p>Danke</p>')`
  return id
}

async function createNote({ app, owner, operator }: World) {
  const id = newId()
  await app.db`
    insert into operator_note (buyer_id, id, author_id, text, created_at)
    values (${owner.id}, ${id}, ${operator.id}, 'Rampe hinten', now())`
  return { id }
}

async function createApproval({ app, store }: World) {
  const { skuId } = await createProduct(app.db, store.id, { status: 'IN_REVIEW' })
  const [approval] = await app.db<{ id: string }[]>`select id from approval where target_id = ${skuId}`
  return { id: approval!.id }
}

async function createPayment({ app, owner }: World) {
  const [checkoutId, request] = [newId(), app.db.json({ orderNumber: 'T1' })]
  await app.db`
    insert into payment (buyer_id, checkout_id, provider, request, amount_cents, state)
    values (${owner.id}, ${checkoutId}, 'mollie', ${request}, 100, 'CANCELLED')`
  return { checkoutId, buyerId: owner.id }
}

async function createChargeback(world: World) {
  const { orderId } = await invoicedOrder(world)
  const { db } = world.app
  const [checkoutId, id] = [newId(), `chb_${randomBytes(4).toString('hex')}`]
  const [payment] = await db<[{ buyerId: string }]>`
    insert into payment (buyer_id, checkout_id, provider, request, amount_cents, charged_back_cents, state, order_id)
    select buyer_id, ${checkoutId}, 'mollie', '{}', gross_cents, 100, 'PAID', id from orders where id = ${orderId}
    returning buyer_id`
  const { buyerId } = payment
  const at = new Date()
  await db`
    insert into chargeback (buyer_id, checkout_id, id, amount_cents, charged_back_at)
    values (${buyerId}, ${checkoutId}, ${id}, 100, ${at})`
  await inTransaction(db, (tx) =>
    bookChargeback(tx, 'CHARGEBACK', { buyerId, orderId, at, chargebackId: id, cents: 100 }),
  )
  return { id }
}

/** As pg-boss lays one down that was tried in vain. */
async function deadJob({ app }: World) {
  const id = newId()
  await app.db`
    insert into pgboss.job (name, data, source_name, source_id, source_root_id, source_output)
    values (${DEAD_QUEUE}, '{"buyerId": "none"}', 'vat-id', ${id}, ${id}, '{"message": "550"}')`
  return { id, reason }
}

async function refusedMove(world: World) {
  const { checkoutId, buyerId } = await createPayment(world)
  const id = newId()
  await world.app.db`
    insert into payment_move (buyer_id, id, checkout_id, kind, amount_cents, state, created_at, key, tried_at)
    values (${buyerId}, ${id}, ${checkoutId}, 'REFUND', 100, 'REFUSED', now(), ${id}, now())`
  return { id, reason }
}

async function createDifference(world: World) {
  const { checkoutId, buyerId } = await createPayment(world)
  const id = newId()
  await world.app.db`
    insert into payment_difference (buyer_id, id, checkout_id, kind, order_number, expected_cents, found_cents, found_at, seen_at)
    values (${buyerId}, ${id}, ${checkoutId}, 'BOOKS', 'T1', 1, 2, now(), now())`
  return { id, note: reason }
}

/** What operators see and do of everybody's things. */
export const operatorEntries: Entries = {
  ...contentEntries,
  'GET /api/v1/operator/orders': open(),
  'GET /api/v1/operator/audit.csv': open(),
  'GET /api/v1/operator/audit-choices': open(),
  'GET /api/v1/operator/transfer-refunds.csv': open(),
  'GET /api/v1/operator/order-choices': open(),
  'GET /api/v1/operator/order-list.csv': open(),
  'GET /api/v1/operator/orders/{orderNumber}': open(async (world) => ({
    orderNumber: numberOf((await invoicedOrder(world)).subOrderNumber),
  })),
  'GET /api/v1/operator/orders/{orderNumber}/documents/{number}': open(async (world) => {
    const { subOrderNumber, number } = await invoicedOrder(world)
    return { orderNumber: numberOf(subOrderNumber), number }
  }),
  'POST /api/v1/operator/orders/{subOrderNumber}/actions': open(async (world) => {
    const { subOrderNumber } = await paidOrder(world)
    return { subOrderNumber, action: 'CONFIRM', reason }
  }),
  'POST /api/v1/operator/orders/confirm': open(async (world) => ({
    subOrderNumbers: [(await paidOrder(world)).subOrderNumber],
    reason,
  })),
  'POST /api/v1/operator/orders/{subOrderNumber}/refunds': open(async (world) => {
    const { subOrderNumber } = await invoicedOrder(world)
    return { subOrderNumber, amount: 1.5, borneBy: 'STORE', reason }
  }),
  'POST /api/v1/operator/orders/{orderNumber}/mark-paid': open(async (world) => ({
    orderNumber: (await placeOrder(world)).orderNumber,
    reason,
  })),
  'POST /api/v1/operator/orders/{orderNumber}/notes': open(async (world) => ({
    orderNumber: (await placeOrder(world)).orderNumber,
    text: 'Rampe hinten',
  })),
  'DELETE /api/v1/operator/notes/{id}': open(createNote),
  'GET /api/v1/operator/approvals': open(),
  'GET /api/v1/operator/approvals/{id}': open(createApproval),
  'POST /api/v1/operator/approvals/{id}/decision': open(async (world) => ({
    ...(await createApproval(world)),
    decision: 'REJECT',
    message: 'Bitte neu einreichen',
  })),
  'POST /api/v1/operator/approvals/{id}/undo': open(async (world) => {
    const { id } = await createApproval(world)
    await world.app.db`
      update approval set state = 'DECIDED', decision = 'APPROVE', decided_by = ${world.operator.id}, decided_at = now(),
        effect_at = now() + interval '1 hour' where id = ${id}`
    return { id }
  }),
  'GET /api/v1/operator/audit': open(),
  'GET /api/v1/operator/overview': open(),
  'GET /api/v1/operator/waiting': open(),
  'GET /api/v1/operator/figures': open(),
  'GET /api/v1/operator/figures/hours': open(),
  'GET /api/v1/operator/figures/payment-methods': open(),
  'GET /api/v1/operator/health': open(),
  'GET /api/v1/operator/jobs': open(),
  'GET /api/v1/operator/job-queues': open(),
  'POST /api/v1/operator/job-queues/{name}/replay': open(async (world) => {
    await deadJob(world)
    return { name: 'vat-id', reason }
  }),
  'POST /api/v1/operator/jobs/{id}/replay': open(deadJob),
  'POST /api/v1/operator/jobs/{id}/discard': open(deadJob),
  'GET /api/v1/operator/mails': open(),
  'GET /api/v1/operator/payments': open(),
  'GET /api/v1/operator/money-moves': open(),
  'POST /api/v1/operator/money-moves/{id}/retry': open(refusedMove),
  'POST /api/v1/operator/money-moves/{id}/by-transfer': open(refusedMove),
  'POST /api/v1/operator/transfer-refunds/{id}/sent': open(async (world) => {
    const { orderId } = await paidOrder(world, ['REJECT'])
    const [refund] = await world.app.db<{ id: string }[]>`select id from refund where order_id = ${orderId}`
    return { id: refund!.id, reason }
  }),
  'GET /api/v1/operator/chargebacks': open(),
  'GET /api/v1/operator/chargebacks/{id}/evidence': open(createChargeback),
  'POST /api/v1/operator/chargebacks/{id}/decision': open(async (world) => ({
    ...(await createChargeback(world)),
    decision: 'ACCEPTED',
    reason,
  })),
  'GET /api/v1/operator/refunds': open(),
  'POST /api/v1/operator/refunds/sent': open(async (world) => {
    const { orderId } = await paidOrder(world, ['REJECT'])
    const refunds = await world.app.db<{ id: string }[]>`select id from refund where order_id = ${orderId}`
    return { ids: refunds.map(({ id }) => id), reason }
  }),
  'GET /api/v1/operator/payment-differences': open(),
  'POST /api/v1/operator/payment-differences/{id}/close': open(createDifference),
  'POST /api/v1/operator/payments/{checkoutId}/poll': open(async (world) => ({
    checkoutId: (await createPayment(world)).checkoutId,
  })),
  'GET /api/v1/operator/buyers': open(),
  'POST /api/v1/operator/buyers/csv': open(),
  'GET /api/v1/operator/buyers/{id}': open(({ owner: { id } }) => ({ id })),
  'GET /api/v1/operator/buyers/{id}/cart': open(({ owner: { id } }) => ({ id })),
  'GET /api/v1/operator/buyers/{id}/mails': open(({ owner: { id } }) => ({ id })),
  'GET /api/v1/operator/buyers/{id}/tickets': open(({ owner: { id } }) => ({ id })),
  'GET /api/v1/operator/buyers/{id}/vat-checks': open(({ owner: { id } }) => ({ id })),
  'PUT /api/v1/operator/buyers/{id}/vat-status': open(async ({ app, other: { id } }) => {
    await app.db`update company set vat_id = 'DE136695976' where id = ${id}`
    return { id, status: 'VALID', reason }
  }),
  'PUT /api/v1/operator/buyers/{id}/trust': open(({ owner: { id } }) => ({ id, isTrusted: true, reason })),
  'POST /api/v1/operator/buyers/{id}/notes': open(({ owner: { id } }) => ({ id, text: 'Rampe hinten' })),
  'DELETE /api/v1/operator/accounts/{accountId}/sessions': open(async ({ app }) => ({
    accountId: (await createBuyer(app.db)).id,
    reason,
  })),
  'GET /api/v1/operator/accounts/{accountId}/sessions': open(({ owner: { id: accountId } }) => ({ accountId })),
  'DELETE /api/v1/operator/accounts/{accountId}/sessions/{sessionId}': open(async ({ app }) => ({
    accountId: (await createBuyer(app.db)).id,
    sessionId: '0'.repeat(64),
    reason,
  })),
  'POST /api/v1/operator/accounts/{accountId}/export': open(({ other: { id: accountId } }) => ({ accountId, reason })),
  'POST /api/v1/operator/accounts/{accountId}/erasure': open(async ({ app }) => ({
    accountId: (await createBuyer(app.db)).id,
    reason,
  })),
  'POST /api/v1/operator/mails/{id}/open': open(async (world) => ({ id: await createSentMail(world) })),
  'POST /api/v1/operator/mails/{id}/discard': open(async (world) => ({ id: await createGivenUpMail(world), reason })),
  'POST /api/v1/operator/mails/{id}/resend': open(async (world) => ({ id: await createSentMail(world), reason })),
  'POST /api/v1/operator/buyers/{id}/mails/{mailId}/resend': open(async (world) => ({
    id: world.owner.id,
    mailId: await createSentMail(world),
    reason,
  })),
  'GET /api/v1/operator/synonyms': open(() => ({ name: 'Klopapier' })),
  'GET /api/v1/operator/synonyms/trial': open(() => ({ names: ['Klopapier', 'Humpen'] })),
  'GET /api/v1/operator/searches': open(() => ({ language: 'de' })),
  'POST /api/v1/operator/synonyms': open(() => ({ names: [`Krug ${randomBytes(4).toString('hex')}`, 'Humpen'] })),
  'PUT /api/v1/operator/synonyms/{id}': open(async (world) => ({
    ...(await createSynonyms(world)),
    names: ['Pott', 'Humpen'],
  })),
  'DELETE /api/v1/operator/synonyms/{id}': open(createSynonyms),
}
