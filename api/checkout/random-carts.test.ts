import { afterAll, beforeAll, expect, test } from 'vitest'
import * as cartApi from '../../contract/cart.ts'
import * as checkoutApi from '../../contract/checkout.ts'
import * as ordersApi from '../../contract/orders/orders.ts'
import { brokenInvariants, countGoods } from '../../test/invariants/invariants.ts'
import { isLong } from '../../test/runner/long.ts'
import { brokenMoney, createPayingApp, outcomeOf, paymentIdOf, type PayingApp } from '../../test/orders/paying.ts'
import { exactSums, type ExactCart, type ExactSums } from '../../test/random-carts/exact-sum.ts'
import { cents, expectDocuments, expectLine, expectPayment, expectTotals } from '../../test/random-carts/expect-sums.ts'
import { brokenRules } from '../../test/trade/broken-rules.ts'
import { fillCart } from '../../test/random-carts/fill-cart.ts'
import { anyCart, type RandomCart } from '../../test/random-carts/random-cart.ts'
import { createSaleBuyer, createWorld, draw, exactCart, type World } from '../../test/random-carts/world.ts'
import type { ContentVersion2 } from '../orders/documents/document-content.ts'
import { eInvoiceModel } from '../orders/documents/e-invoice/e-invoice-model.ts'
import { changeSubOrder } from '../orders/fulfilment/change-sub-order.ts'
import { recordPayment } from '../orders/fulfilment/money/record-payment.ts'
import { inTransaction } from '../platform/db.ts'

/** Carts that become orders; those below a minimum come on top. */
const CARTS = isLong ? 500 : 30
const SEED = 20_260

let app: PayingApp
let world: World
beforeAll(async () => {
  app = await createPayingApp()
  world = await createWorld(app, SEED)
})
afterAll(() => app.close())

type Bought = {
  drawn: RandomCart
  exact: ExactCart
  sums: ExactSums
  buyer: Awaited<ReturnType<typeof createSaleBuyer>>
}

test(`${CARTS} random carts: cart, control, pay, order, invoice and provider name one sum, to the cent and per rate`, async () => {
  const stock = await countGoods(app.db)
  const left = draw(anyCart, 2 * CARTS, SEED + 3).entries()
  const ends = { ordered: 0, refused: 0, atProvider: 0, exempt: 0, discounted: 0, withDeposit: 0, printed: 0 }
  const work = async () => {
    for (const [number, drawn] of left) {
      if (ends.ordered >= CARTS) return
      const sums = await follow(drawn).catch((error: Error) => {
        throw new Error(`Cart ${number}: ${error.message}`, { cause: error })
      })
      ends.refused += sums ? 0 : 1
      if (!sums) continue
      ends.ordered++
      ends.atProvider += sums.atProvider ? 1 : 0
      ends.exempt += drawn.sale.taxCase === 'DOMESTIC' ? 0 : 1
      ends.discounted += sums.order.discount > 0n ? 1 : 0
      ends.withDeposit += sums.order.deposit > 0n ? 1 : 0
      ends.printed += sums.isPrinted ? 1 : 0
    }
  }
  await Promise.all(Array.from({ length: 6 }, work))
  // Enough of each kind, or the proof proves nothing.
  expect(ends.ordered).toBeGreaterThanOrEqual(CARTS)
  expect(ends.refused).toBeGreaterThan(CARTS / 25)
  for (const kind of ['atProvider', 'exempt', 'discounted', 'withDeposit', 'printed'] as const)
    expect(ends[kind], kind).toBeGreaterThan(CARTS / 17)
  expect(await brokenInvariants(app.db, stock)).toEqual([])
  expect(await brokenMoney(app)).toEqual([])
}, 300_000)

/** From an empty cart to the invoices; null where the cart may not be ordered, and is not. */
async function follow(drawn: RandomCart) {
  const exact = exactCart(world, drawn)
  const sums = exactSums(exact)
  const bought = { drawn, exact, sums, buyer: await createSaleBuyer(app, drawn) }
  await fillCart(app, world, bought)
  const version = await checkCartAndControl(bought)
  const missing = [...sums.byStore].filter(([id, { missing }]) => isSelected(exact, id) && missing > 0n)
  if (missing.length > 0 || !exact.lines.some((line) => line.isSelected)) {
    const code = missing.length > 0 ? 'CART_BELOW_MINIMUM' : 'CART_EMPTY'
    expect(await app.refusal(checkoutApi.pay, payInput(bought, version), bought.buyer)).toMatchObject({ code })
    return null
  }
  const isAtProvider = drawn.isPaidAtProvider && sums.order.gross > 0n && sums.order.gross <= 1_000_000n
  const orderId = isAtProvider ? await payAtProvider(bought, version) : await payByTransfer(bought, version)
  await checkOrder(bought, orderId)
  if (!isAtProvider && sums.order.gross > 0n) await receiveTransfer(bought, orderId)
  await checkInvoices(bought, orderId)
  const isPrinted = exact.lines.some(({ setup }) => setup > 0n)
  return { order: sums.order, atProvider: isAtProvider, isPrinted }
}

const isSelected = ({ lines }: ExactCart, store: string) =>
  lines.some((line) => line.store === store && line.isSelected)

/** Answers the version to order. */
async function checkCartAndControl(bought: Bought): Promise<number> {
  const { drawn, exact, sums, buyer } = bought
  const shown = await app.request(cartApi.read, {}, buyer)
  if (drawn.isNamed) expectTotals(shown.checkoutSummary, exactSums({ ...exact, isExempt: false }).order, 'DOMESTIC')
  else expectTotals(shown.checkoutSummary, sums.order, drawn.sale.taxCase)
  const question = { step: 'review' as const, ...(drawn.isNamed && { addressId: buyer.addressId }) }
  const control = await app.request(checkoutApi.readControl, question, buyer)
  expectTotals(control.cart!.checkoutSummary, sums.order, drawn.sale.taxCase)
  expect(control.cart!.carts.map(({ storeId }) => storeId).toSorted()).toEqual([...sums.byStore.keys()].toSorted())
  for (const store of control.cart!.carts) {
    const { missing, ...sum } = sums.byStore.get(store.storeId)!
    expectTotals(store.summary, sum, drawn.sale.taxCase)
    expect(cents(store.missingAmount)).toBe(missing)
  }
  const items = control.cart!.carts.flatMap((store) => store.items)
  for (const line of exact.lines)
    expectLine(
      items.find(({ productSkuId }) => productSkuId === line.skuId)!,
      line,
      exact,
    )
  if (!drawn.isNamed) expect(control.cart!.version).toBe(shown.version)
  return control.cart!.version
}

const payInput = ({ drawn, buyer }: Bought, cartVersion: number) => ({
  paymentMethodCode: 'BANK_TRANSFER' as const,
  ...(drawn.isNamed && { addressId: buyer.addressId }),
  termsAccepted: true as const,
  cartVersion,
})

async function payByTransfer(bought: Bought, version: number) {
  const { orderId, state, bankTransfer } = await app.request(checkoutApi.pay, payInput(bought, version), bought.buyer)
  const { gross } = bought.sums.order
  expect(state).toBe(gross === 0n ? 'SUCCEEDED' : 'PENDING')
  expect(BigInt(bankTransfer?.amountText.replace(/\D/g, '') ?? 0)).toBe(gross)
  return orderId!
}

async function payAtProvider(bought: Bought, version: number) {
  const { buyer, sums } = bought
  const input = { ...payInput(bought, version), paymentMethodCode: 'CREDIT_CARD' as const }
  const { checkoutId } = await app.request(checkoutApi.pay, input, buyer)
  const paymentId = await paymentIdOf(app, checkoutId)
  await app.provider.control.complete(paymentId, 'paid')
  const outcome = await outcomeOf(app, buyer, checkoutId)
  expect(outcome).toMatchObject({ state: 'SUCCEEDED' })
  expectPayment(app.provider.ledger(), paymentId, sums.order)
  return outcome.orderId!
}

async function checkOrder({ drawn, exact, sums, buyer }: Bought, orderId: string) {
  const { order, stores } = await app.request(ordersApi.read, { id: orderId }, buyer)
  expectTotals(order.checkoutSummary, sums.order, drawn.sale.taxCase)
  for (const store of stores) {
    const { missing: _, ...sum } = sums.byStore.get(store.storeId)!
    expectTotals(store.summary, sum, drawn.sale.taxCase)
  }
  const ordered = exact.lines.filter((line) => line.isSelected)
  const items = stores.flatMap((store) => store.items)
  expect(items.map(({ productSkuId }) => productSkuId).toSorted()).toEqual(ordered.map(({ skuId }) => skuId).toSorted())
  for (const line of ordered)
    expectLine(
      items.find(({ productSkuId }) => productSkuId === line.skuId)!,
      line,
      exact,
    )
}

const receiveTransfer = ({ buyer }: Bought, orderId: string) =>
  inTransaction(app.db, (tx) =>
    recordPayment(tx, { deps: app.deps, buyerId: buyer.id, orderId, paymentStatus: 'PAID', at: app.deps.clock.now() }),
  )

/** Every store confirms and sends all of it, which brings its invoices. */
async function checkInvoices({ drawn, exact, sums, buyer }: Bought, orderId: string) {
  for (const storeId of sums.byStore.keys()) {
    if (!isSelected(exact, storeId)) continue
    const step = {
      deps: app.deps,
      key: { buyerId: buyer.id, orderId, storeId },
      actor: 'STORE',
      language: 'de',
    } as const
    const ordered = exact.lines.filter((line) => line.store === storeId && line.isSelected)
    const lines = ordered
      .map(({ skuId, quantity }) => ({ skuId, quantity: Number(quantity / 2n) }))
      .filter(({ quantity }) => quantity > 0)
    const isInParcels = drawn.parcels > 1 && lines.length > 0
    await inTransaction(app.db, async (tx) => {
      await changeSubOrder(tx, { ...step, input: { action: 'CONFIRM' } })
      if (isInParcels) await changeSubOrder(tx, { ...step, input: { action: 'SHIP', carrier: 'DHL', lines } })
      await changeSubOrder(tx, { ...step, input: { action: 'SHIP', carrier: 'DHL' } })
    })
    const invoices = await app.db<{ content: ContentVersion2 }[]>`
      select content from document
      where buyer_id = ${buyer.id} and store_id = ${storeId} and type <> 'DELIVERY_NOTE'`
    expect(invoices).toHaveLength(isInParcels ? 2 : 1)
    const contents = invoices.map(({ content }) => content)
    expectDocuments(contents, sums.byStore.get(storeId)!)
    for (const content of contents) {
      expect(brokenRules(eInvoiceModel(content), isInParcels ? 1 : 0)).toEqual([])
      expect(content.exemption).toBe(drawn.sale.taxCase === 'DOMESTIC' ? null : drawn.sale.taxCase)
    }
  }
}
