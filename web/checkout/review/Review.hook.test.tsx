import { afterEach, beforeEach, expect, test } from 'vitest'
import type * as checkoutApi from '../../../contract/checkout.ts'
import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import { closePages, renderPart } from '../../../test/hooks/render-hook.tsx'
import { asBuyer, cartOf, espresso, oats, stubCart } from '../../../test/hooks/stub-cart.ts'
import { cart as cartTexts } from '../../../texts/de/cart/screen.ts'
import { checkout } from '../../../texts/de/checkout/screen.ts'
import { sampleAddress } from '../../gallery/sample-orders.ts'
import { paymentMethodsQuery, reviewQuery } from '../queries.ts'
import { blankForm, type CheckoutForm } from '../use-checkout-form.ts'
import type { usePay } from '../use-pay.ts'
import { Review } from './Review.tsx'

const t = checkout.review
beforeEach(() => void stubCart([espresso]))
afterEach(closePages)

type Control = OutputOf<typeof checkoutApi.readControl>
const paypal = { code: 'PAYPAL', name: 'PayPal', description: '', isAvailable: true, unavailableReason: null } as const
const cart = cartOf([espresso, { ...oats, selected: false }])

/** The review as it stands once what can be read has been: its words, without tags. */
async function openReview(control: Control, part: { form?: Partial<CheckoutForm>; paying?: object } = {}) {
  const queryClient = asBuyer()
  queryClient.setQueryData(reviewQuery(sampleAddress.id).queryKey, control)
  queryClient.setQueryData(paymentMethodsQuery.queryKey, [paypal])
  const paying = { problem: null, changes: [], isPending: false, isSuccess: false, mutate() {}, ...part.paying }
  const html = await renderPart(
    <Review
      cart={cart}
      form={{ ...blankForm, paymentMethodCode: 'PAYPAL', ...part.form }}
      onChange={() => {}}
      addresses={[sampleAddress]}
      chosen={{ delivery: sampleAddress, billing: undefined }}
      paying={paying as unknown as ReturnType<typeof usePay>}
      last={null}
    />,
    queryClient,
  )
  return html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]*>/g, '|')
}

test('what is selected is ordered, with a button that says it costs money and the terms to accept', async () => {
  const words = await openReview({ ok: true, cart, blocking: [] })
  expect(words).toContain(t.order)
  expect(words).toContain(t.termsLink)
  expect(words).toContain(cart.checkoutSummary.grossTotalText)
  expect(words).not.toContain(t.notPossible)
  expect(words).not.toContain('Haferdrink')
})

test('what stands in the way is said above; what a company asks for is said at its fields alone', async () => {
  const blocking = ['OUT_OF_STOCK', 'COST_CENTRE_MISSING'] as unknown as Control['blocking']
  const words = await openReview({ ok: false, cart, blocking })
  expect(words).toContain(t.notPossible)
  expect(words).toContain(cartTexts.blocking.OUT_OF_STOCK)
})

test('above the own limit the order is sent for approval, without terms: who approves accepts them', async () => {
  const approval = { limitText: '500,00 €', leftText: '120,00 €', period: 'MONTH' } as const
  const words = await openReview({ ok: true, cart, blocking: [], approval })
  expect(words).toContain(t.approval.send)
  expect(words).not.toContain(t.order)
  expect(words).not.toContain(t.termsLink)
})

test('after a refusal the sentence and what has changed stand together', async () => {
  const changes = [{ kind: 'PRICE', name: 'Espresso', from: '18,90 €', to: '19,90 €' }]
  const problem = { code: 'PRICE_CHANGED', message: 'Ein Preis hat sich geändert.', fieldErrors: {} }
  const words = await openReview({ ok: true, cart, blocking: [] }, { paying: { problem, changes } })
  expect(words).toContain(problem.message)
  expect(words).toContain('19,90 €')
})
