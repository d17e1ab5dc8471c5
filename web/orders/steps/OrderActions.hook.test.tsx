import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SubOrder } from '../../../contract/orders/orders.ts'
import { closePages, renderHook, renderPart } from '../../../test/hooks/render-hook.tsx'
import { asBuyer, lost, refusal, stubCart } from '../../../test/hooks/stub-cart.ts'
import { orders } from '../../../texts/de/orders/screen.ts'
import { sampleSubOrder } from '../../gallery/sample-orders.ts'
import { accountPaths } from '../../account-paths.ts'
import { currentToasts } from '../../platform/toasts.ts'
import { orderQuery } from '../queries.ts'
import { OrderActions } from './OrderActions.tsx'
import { useOrderStep } from './use-order-step.ts'

const t = orders.detail
const orderId = '019a0000-0000-7000-8000-00000000000a'
let shop: ReturnType<typeof stubCart>
afterEach(closePages)
beforeEach(() => {
  shop = stubCart()
})

const delivery = (status: SubOrder['status'], part: Partial<SubOrder> = {}) =>
  sampleSubOrder('de', [[status, status]], { storeId: '019a0000-0000-7000-8000-000000000001', ...part })
/** Labels of the buttons and links below a delivery. */
async function actionsOf(store: SubOrder) {
  const html = await renderPart(<OrderActions {...{ orderId, store }} />, asBuyer())
  return [...html.matchAll(/<(?:button|a)\b[^>]*>(?:<[^>]*>)*([^<]+)/g)].map(([, label]) => label)
}
const { button: cancel } = t.actions.CANCEL
const { button: confirm } = t.actions.CONFIRM_DELIVERY
const { button: giveBack } = t.actions.REQUEST_RETURN

test.each([
  ['an unpaid one that can be cancelled', delivery('PENDING_PAYMENT', { allowedActions: ['CANCEL'] }), [cancel]],
  ['a placed one', delivery('PLACED', { allowedActions: ['CANCEL'] }), [cancel, t.announce, t.write]],
  ['a shipped one', delivery('SHIPPED', { allowedActions: ['CONFIRM_DELIVERY'] }), [confirm, t.write]],
  [
    'a delivered one, which can be returned and claimed',
    delivery('DELIVERED', { allowedActions: ['REQUEST_RETURN'], canClaim: true }),
    [giveBack, t.claim, t.write],
  ],
  ['one with a step of the store alone', delivery('CONFIRMED', { allowedActions: ['SHIP'] }), [t.announce, t.write]],
  ['an unpaid one without a step', delivery('PENDING_PAYMENT'), []],
])('what a buyer can do with %s', async (_, store, labels) => {
  expect(await actionsOf(store)).toEqual(labels)
})

test('a claim and a message lead to pages that know the delivery', async () => {
  const store = delivery('DELIVERED', { canClaim: true })
  const html = await renderPart(<OrderActions {...{ orderId, store }} />, asBuyer())
  expect(html).toContain(`href="/de${accountPaths.newClaim(store.subOrderNumber)}"`)
  expect(html).toContain(`href="/de${accountPaths.messagesAbout(store.subOrderNumber)}"`)
})

/** A dialog with a step of a delivery, whose order the page knows. */
async function openStep(settled = () => {}) {
  const queryClient = asBuyer()
  queryClient.setQueryData(orderQuery(orderId).queryKey, { stores: [] } as never)
  return renderHook(() => useOrderStep(orderId, delivery('PLACED'), settled), queryClient)
}
const ACT = `POST /account/orders/${orderId}/actions`

test.each([
  ['a refusal', () => refusal(409, 'ORDER_STATE'), 'Abgelehnt: ORDER_STATE'],
  ['a lost answer', lost, null],
])('after %s the dialog closes and the order is read again, as it may have moved on', async (_, answer, message) => {
  shop.answer(ACT, answer as () => Promise<Response>)
  let closed = 0
  const step = await openStep(() => closed++)
  await expect(step.result.mutateAsync({ action: 'CANCEL' })).rejects.toThrow()
  expect(closed).toBe(1)
  expect(step.queryClient.getQueryState(orderQuery(orderId).queryKey)!.isInvalidated).toBe(true)
  expect(currentToasts().map(({ message: text }) => text)).toEqual(message ? [message] : [])
  expect(shop.writes()).toEqual([{ storeId: delivery('PLACED').storeId, action: 'CANCEL' }])
})

test('a step that is pressed twice is sent once, under a key', async () => {
  const answer = Promise.withResolvers<Response>()
  shop.answer(ACT, answer.promise)
  const step = await openStep()
  const first = step.result.mutateAsync({ action: 'CANCEL' })
  expect(await step.result.mutateAsync({ action: 'CANCEL' })).toBeUndefined()
  answer.resolve(refusal(409, 'ORDER_STATE'))
  await expect(first).rejects.toThrow()
  expect(shop.sent).toMatchObject([{ call: ACT, key: expect.stringMatching(/\S/) }])
})
