import { inTransaction } from '../../../api/platform/db.ts'
import { newId } from '../../../api/platform/ids.ts'
import { changeSubOrder } from '../../../api/orders/fulfilment/change-sub-order.ts'
import { recordPayment } from '../../../api/orders/fulfilment/money/record-payment.ts'
import * as booksApi from '../../../contract/books/books.ts'
import * as messagesApi from '../../../contract/messages/messages.ts'
import type { SubOrderAction } from '../../../contract/orders/steps.ts'
import { createProduct } from '../../builders.ts'
import { order } from '../../shop.ts'
import { booksSettings } from '../../trade/books.ts'
import { own, owned, type Entries } from '../entry.ts'
import { fillCart, OWNERS_MARK, placeOrder, signedIn, type World } from '../world.ts'

/** A paid order of the owner that has taken these steps. */
export async function paidOrder(world: World, steps: SubOrderAction[] = [], placed = placeOrder(world)) {
  const { app, owner, store } = world
  const { orderId, orderNumber } = await placed
  const key = { buyerId: owner.id, orderId, storeId: store.id }
  const payment = { deps: app.deps, ...key, paymentStatus: 'PAID', at: new Date() } as const
  await inTransaction(app.db, (tx) => recordPayment(tx, payment))
  for (const action of steps) {
    const params = { action, carrier: 'DHL' }
    const change = { deps: app.deps, key, actor: 'TRESEN', input: params, language: 'en' } as const
    await inTransaction(app.db, (tx) => changeSubOrder(tx, change))
  }
  return { orderId, subOrderNumber: `${orderNumber}-1`, storeId: store.id }
}

export async function invoicedOrder(world: World) {
  const { orderId, subOrderNumber } = await paidOrder(world, ['CONFIRM', 'SHIP'])
  const [row] = await world.app.db<{ number: string }[]>`
    select number from document where order_id = ${orderId} order by type = 'INVOICE' desc`
  return { orderId, subOrderNumber, number: row!.number }
}

/** Goods of their own, as each is reviewed once. */
async function deliveredGoods(world: World) {
  const { app, owner, store } = world
  const { skuId } = await createProduct(app.db, store.id)
  const placed = order(app, owner, await fillCart(world, skuId)).then(({ orderId, orderNumber }) => ({
    orderId: orderId!,
    orderNumber: orderNumber!,
  }))
  const { orderId } = await paidOrder(world, ['CONFIRM', 'SHIP', 'MARK_DELIVERED'], placed)
  return { orderId, productSkuId: skuId, rate: 5, comment: 'Gut' }
}

async function ownersReview({ app, store, product, owner }: World) {
  const id = newId()
  await app.db`delete from review where buyer_id = ${owner.id} and sku_id = ${product.skuId}`
  await app.db`
    insert into review (id, sku_id, store_id, buyer_id, rate, comment, author_business_type)
    values (${id}, ${product.skuId}, ${store.id}, ${owner.id}, 4, 'Gut', 'CAFE')`
  return id
}

const numbered = ({ subOrderNumber }: { subOrderNumber: string }) => ({ subOrderNumber })

const chosen = ({ subOrderNumber }: { subOrderNumber: string }) => ({ subOrderNumbers: [subOrderNumber] })

const monthOf = (at: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', dateStyle: 'short' }).format(at).slice(0, 7)

/** The month of an invoice to the owner. */
async function bookedMonth(world: World) {
  await invoicedOrder(world)
  return { month: monthOf(world.app.deps.clock.now()) }
}

const messageOf = (subOrderNumber: string) => ({ subOrderNumber, words: `Gruß aus ${OWNERS_MARK}` })

/** A delivery about which the owner has written. */
async function written(world: World) {
  const { subOrderNumber } = await paidOrder(world, ['CONFIRM'])
  const token = await signedIn(world, world.owner)
  await world.app.request(messagesApi.write, messageOf(subOrderNumber), { token })
  return { subOrderNumber }
}

export const orderEntries: Entries = {
  'GET /api/v1/account/messages': own(),
  'GET /api/v1/account/messages/{subOrderNumber}': owned(written),
  'POST /api/v1/account/messages/{subOrderNumber}': owned(async (world) =>
    messageOf((await written(world)).subOrderNumber),
  ),
  'GET /api/v1/supplier/messages': own(() => ({ view: 'ALL' })),
  'GET /api/v1/supplier/messages/counts': own(),
  'GET /api/v1/supplier/messages/{subOrderNumber}': owned(written),
  'POST /api/v1/supplier/messages/{subOrderNumber}': owned(async (world) =>
    messageOf((await written(world)).subOrderNumber),
  ),
  'PUT /api/v1/supplier/messages/{subOrderNumber}/closed': owned(written),
  'GET /api/v1/account/orders': own(),
  'GET /api/v1/account/deliveries': own(),
  'GET /api/v1/account/deliveries/{subOrderNumber}/delivery-notes/{number}': owned(async (world) => {
    const { orderId, subOrderNumber } = await paidOrder(world, ['CONFIRM', 'SHIP'])
    const [note] = await world.app.db<[{ number: string }]>`
      select number from document where order_id = ${orderId} and type = 'DELIVERY_NOTE'`
    return { subOrderNumber, ...note }
  }),
  'POST /api/v1/account/deliveries/{subOrderNumber}/confirmation': owned(async (world) =>
    numbered(await paidOrder(world, ['CONFIRM', 'SHIP'])),
  ),
  'GET /api/v1/account/documents/months': own(),
  'GET /api/v1/account/documents/months/{month}': own(() => ({ month: '2026-11' })),
  'GET /api/v1/account/documents/months/{month}/zip': owned(bookedMonth),
  'GET /api/v1/account/documents/months/{month}/csv': owned(bookedMonth),
  'GET /api/v1/account/documents/months/{month}/xlsx': owned(bookedMonth),
  'GET /api/v1/account/orders/{id}': owned(async (world) => ({ id: (await placeOrder(world)).orderId })),
  'GET /api/v1/account/orders/by-number/{orderNumber}': owned(async (world) => ({
    orderNumber: (await placeOrder(world)).orderNumber,
  })),
  'GET /api/v1/account/orders/{id}/reorder': owned(async (world) => ({
    id: (await placeOrder(world)).orderId,
  })),
  'POST /api/v1/account/orders/{id}/actions': owned(async (world) => {
    const { orderId: id, storeId } = await paidOrder(world)
    return { id, storeId, action: 'CANCEL' }
  }),
  'GET /api/v1/account/orders/{id}/documents/{number}': owned(async (world) => {
    const { orderId: id, number } = await invoicedOrder(world)
    return { id, number }
  }),
  'GET /api/v1/account/orders/{id}/documents/{number}/xml': owned(async (world) => {
    const { orderId: id, number } = await invoicedOrder(world)
    return { id, number }
  }),
  'POST /api/v1/account/orders/reviews': owned(deliveredGoods),
  'GET /api/v1/supplier/packing/orders': own(() => ({ view: 'ALL' })),
  'GET /api/v1/supplier/packing/counts': own(),
  'GET /api/v1/supplier/order-choices': own(),
  'GET /api/v1/supplier/order-list.csv': own(() => ({ view: 'ALL' })),
  'GET /api/v1/supplier/packing/orders/{subOrderNumber}': owned(async (world) => numbered(await paidOrder(world))),
  'POST /api/v1/supplier/packing/orders/{subOrderNumber}/actions': owned(async (world) => ({
    ...numbered(await paidOrder(world)),
    action: 'CONFIRM',
  })),
  'POST /api/v1/supplier/orders/actions': own(async (world) => ({
    action: 'CONFIRM',
    orders: [numbered(await paidOrder(world))],
  })),
  'POST /api/v1/supplier/orders/rejections': own(async (world) => ({
    orders: [numbered(await paidOrder(world))],
    reason: 'Nicht lieferbar',
  })),
  'GET /api/v1/supplier/orders/{subOrderNumber}/parcel': owned(async (world) => ({
    ...numbered(await paidOrder(world, ['CONFIRM'])),
    lines: [`${world.product.skuId}:1`],
  })),
  'GET /api/v1/supplier/packing-lists': owned(async (world) => chosen(await paidOrder(world, ['CONFIRM']))),
  'POST /api/v1/supplier/packing-lists': owned(async (world) => ({
    ...chosen(await paidOrder(world, ['CONFIRM'])),
    kind: 'SLIPS',
  })),
  'GET /api/v1/supplier/orders': own(),
  'GET /api/v1/supplier/orders/{subOrderNumber}': owned(async (world) => numbered(await paidOrder(world))),
  'POST /api/v1/supplier/orders/{subOrderNumber}/actions': owned(async (world) => ({
    ...numbered(await paidOrder(world)),
    action: 'CONFIRM',
  })),
  'GET /api/v1/supplier/orders/{subOrderNumber}/documents/{number}': owned(async (world) => {
    const { subOrderNumber, number } = await invoicedOrder(world)
    return { subOrderNumber, number }
  }),
  'GET /api/v1/supplier/orders/{subOrderNumber}/documents/{number}/xml': owned(async (world) => {
    const { subOrderNumber, number } = await invoicedOrder(world)
    return { subOrderNumber, number }
  }),
  'GET /api/v1/supplier/books': own(),
  'PUT /api/v1/supplier/books/settings': own(() => booksSettings),
  'POST /api/v1/supplier/books/{month}/datev': owned(async (world) => {
    await world.app.request(booksApi.writeSettings, booksSettings, { token: await signedIn(world, world.supplier) })
    return bookedMonth(world)
  }),
  'GET /api/v1/supplier/books/{month}/csv': owned(bookedMonth),
  'GET /api/v1/supplier/books/{month}/xlsx': owned(bookedMonth),
  'GET /api/v1/supplier/reviews': own(),
  'POST /api/v1/supplier/reviews/{id}/reply': owned(async (world) => ({
    id: await ownersReview(world),
    text: 'Danke',
  })),
  'POST /api/v1/supplier/reviews/{id}/report': owned(async (world) => ({
    id: await ownersReview(world),
    reason: 'INSULT',
  })),
}

/** Bottles that the supplier has lent to the owner. */
async function lent(world: World) {
  const { app, owner, store } = world
  const deposits = app.db.json([{ code: 'MEHRWEG_8', perPieces: 1 }])
  const { skuId } = await createProduct(app.db, store.id, { deposits })
  const placed = order(app, owner, await fillCart(world, skuId)).then(({ orderId, orderNumber }) => ({
    orderId: orderId!,
    orderNumber: orderNumber!,
  }))
  await paidOrder(world, ['CONFIRM', 'SHIP'], placed)
  return { storeId: store.id, companyId: owner.id }
}
const toOwner = owned(async (world) => ({ storeId: (await lent(world)).storeId }))
const byStore = (more: object = {}) => owned(async (world) => ({ companyId: (await lent(world)).companyId, ...more }))

export const emptiesEntries: Entries = {
  'GET /api/v1/account/empties': own(),
  'GET /api/v1/account/empties/{storeId}': toOwner,
  'GET /api/v1/account/empties/{storeId}/csv': toOwner,
  'GET /api/v1/account/empties/{storeId}/statements/{month}': owned(async (world) => ({
    storeId: (await lent(world)).storeId,
    month: monthOf(world.app.deps.clock.now()),
  })),
  'PUT /api/v1/account/empties/{storeId}/announcements/{orderId}': owned(async (world) => {
    const { storeId } = await lent(world)
    const { orderId } = await paidOrder(world)
    return { storeId, orderId, lines: [{ code: 'MEHRWEG_8', pieces: 1 }] }
  }),
  'GET /api/v1/supplier/empties': own(),
  'GET /api/v1/supplier/empties/{companyId}': byStore(),
  'GET /api/v1/supplier/empties/{companyId}/csv': byStore(),
  'GET /api/v1/supplier/empties/{companyId}/statements/{month}': owned(async (world) => ({
    companyId: (await lent(world)).companyId,
    month: monthOf(world.app.deps.clock.now()),
  })),
  'POST /api/v1/supplier/empties/{companyId}/returns': byStore({ lines: [{ code: 'MEHRWEG_8', pieces: 1 }] }),
  'POST /api/v1/supplier/empties/{companyId}/corrections': byStore({ code: 'MEHRWEG_8', pieces: -1, reason: 'Bruch' }),
  'PUT /api/v1/supplier/empties-terms': own(() => ({ beyond: 'FIFTH' })),
}
