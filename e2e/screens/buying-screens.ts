import { paths } from '../../web/paths.ts'
import { answering, dialog, main, type Screen, type Stage } from './screen.ts'
import { check, press } from '../support/user-actions.ts'

const card = { de: /Kreditkarte/, en: /Credit card/ }

/** Cart, checkout and orders. */
export const buyingScreens: Screen[] = [
  { name: 'cart-empty', as: 'fresh', path: paths.cart() },
  { name: 'cart', as: 'filled', path: paths.cart() },
  { name: 'cart-coupon', as: 'coupon', path: paths.cart() },
  { name: 'cart-coupon-refused', as: 'filled', path: paths.cart(), reports: /422/, act: refusedCoupon },
  { name: 'cart-problems', as: 'problems', path: paths.cart() },
  { name: 'cart-loading', as: 'filled', path: paths.cart(), isAlone: true, act: answering('**/api/v1/cart?*') },
  { name: 'cart-failed', as: 'filled', path: paths.cart(), isAlone: true, reports: /500/, act: answering('**/api/v1/cart?*', 500) }, // prettier-ignore
  { name: 'mini-cart', as: 'byTransfer', path: ({ slugs }) => paths.store(slugs.store), isWindow: true, isAlone: true, act: openMiniCart }, // prettier-ignore
  { name: 'checkout-empty', as: 'fresh', path: paths.checkout() },
  { name: 'checkout-address', as: 'filled', path: paths.checkout() },
  { name: 'checkout-unconfirmed', as: 'unconfirmed', path: paths.checkout() },
  { name: 'checkout-billing', as: 'filled', path: paths.checkout(), act: otherBilling },
  { name: 'checkout-payment', as: 'filled', path: `${paths.checkout()}?step=payment` },
  { name: 'checkout-payment-missing', as: 'cancelled', path: `${paths.checkout()}?step=payment`, act: noMethod },
  { name: 'checkout-review', as: 'cancelled', path: `${paths.checkout()}?step=payment`, act: toReview },
  { name: 'checkout-obstacles', as: 'filled', path: `${paths.checkout()}?step=payment`, act: toReview },
  { name: 'checkout-terms-missing', as: 'cancelled', path: `${paths.checkout()}?step=payment`, act: orderWithoutTerms },
  { name: 'pay-pending', as: 'pending', path: ({ checkouts }) => paths.checkoutControl(checkouts.pending) },
  { name: 'pay-failed', as: 'failed', path: ({ checkouts }) => paths.checkoutControl(checkouts.failed) },
  { name: 'pay-cancelled', as: 'cancelled', path: ({ checkouts }) => paths.checkoutControl(checkouts.cancelled) },
  { name: 'pay-unknown', as: 'fresh', path: paths.checkoutControl('00000000-0000-7000-8000-000000000000'), reports: /404/ }, // prettier-ignore
  { name: 'success-transfer', as: 'byTransfer', path: ({ placed }) => paths.checkoutSuccess(placed.transfer) },
  { name: 'success-card', as: 'byCard', path: ({ placed }) => paths.checkoutSuccess(placed.card) },
  { name: 'success-unknown', as: 'fresh', path: paths.checkoutSuccess('T999999'), reports: /404/ },
  { name: 'orders', as: 'hotel', path: paths.orders() },
  { name: 'documents', as: 'hotel', path: paths.documents() },
  { name: 'deliveries', as: 'hotel', path: paths.deliveries() },
  { name: 'documents-empty', as: 'fresh', path: paths.documents() },
  { name: 'orders-empty', as: 'fresh', path: paths.orders() },
  { name: 'orders-none-in-filter', as: 'byCard', path: `${paths.orders()}?filter=ARRIVED` },
  { name: 'orders-loading', as: 'hotel', path: paths.orders(), isAlone: true, act: answering('**/account/orders?*') },
  { name: 'orders-failed', as: 'hotel', path: paths.orders(), isAlone: true, reports: /500/, act: answering('**/account/orders?*', 500) }, // prettier-ignore
  ...(['unpaid', 'placed', 'shipped', 'delivered', 'mixed', 'cancelled', 'returned'] as const).map((state): Screen => ({
    name: `order-${state}`,
    as: ({ orders }) => orders[state].as,
    path: ({ orders }) => paths.order(orders[state].id),
  })),
  { name: 'order-review', as: ({ orders }) => orders.delivered.as, path: ({ orders }) => paths.order(orders.delivered.id), isWindow: true, act: openReview }, // prettier-ignore
  { name: 'order-cancel', as: ({ orders }) => orders.unpaid.as, path: ({ orders }) => paths.order(orders.unpaid.id), isWindow: true, act: openCancel }, // prettier-ignore
  { name: 'order-unknown', as: 'fresh', path: ({ orders }) => paths.order(orders.placed.id), reports: /404/ },
]

async function refusedCoupon({ page, t }: Stage) {
  await main(page).getByRole('textbox', { name: t.cart.coupon.label }).fill('VORBEI')
  await main(page).getByRole('textbox', { name: t.cart.coupon.label }).press('Enter')
  await main(page).locator('[aria-invalid=true]').first().waitFor()
}

async function openMiniCart({ page, t }: Stage) {
  const add = main(page).getByTitle(t.catalogue.quantity.add, { exact: true })
  for (const place of [0, 1]) {
    await press(add.nth(place))
    await page.getByRole('status').getByText(t.cart.added(1)).hover()
  }
  await press(page.getByRole('status').getByRole('button', { name: t.cart.view }))
  await dialog(page).getByRole('link', { name: t.cart.toCart }).waitFor()
}

function otherBilling({ page, t }: Stage) {
  return check(main(page).getByRole('checkbox', { name: t.checkout.address.isBillingOther }))
}

function goOn({ page, t }: Stage) {
  return press(main(page).getByRole('button', { name: t.checkout.next.payment }))
}

async function noMethod(stage: Stage) {
  await goOn(stage)
  await main(stage.page).getByText(stage.t.checkout.payment.missing).waitFor()
}
async function toReview(stage: Stage) {
  await check(main(stage.page).getByRole('radio', { name: card[stage.language] }))
  await goOn(stage)
  await main(stage.page).getByRole('button', { name: stage.t.checkout.review.order }).waitFor()
}
async function orderWithoutTerms(stage: Stage) {
  await toReview(stage)
  const { review } = stage.t.checkout
  await press(main(stage.page).getByRole('button', { name: review.order }))
  await main(stage.page).getByText(review.termsMissing).waitFor()
}

async function openReview({ page, t }: Stage) {
  const name = t.orders.detail.review.button(1).split('(')[0]!
  await press(main(page).getByRole('button', { name }).first())
  await press(dialog(page).getByRole('button', { name: t.orders.detail.review.send }))
}
function openCancel({ page, t }: Stage) {
  return press(main(page).getByRole('button', { name: t.orders.detail.actions.CANCEL.button }).first())
}
