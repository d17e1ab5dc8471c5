import { afterEach, expect, test } from 'vitest'
import type { PackingOrder } from '../../../../contract/orders/packing.ts'
import { closePages, renderHook } from '../../../../test/hooks/render-hook.tsx'
import { lost, refusal, stubCart } from '../../../../test/hooks/stub-cart.ts'
import { usePackingStep } from './PackingSteps.tsx'
import { useParcel } from './use-parcel.ts'

afterEach(closePages)

const orderWith = (version: number, shippedQuantity: number) =>
  ({
    subOrderNumber: 'T1-1',
    version,
    expectedShipment: null,
    lines: [
      { productSkuId: '100001', quantity: 24, shippedQuantity, cancelledQuantity: 0, countPerBox: 8, onHand: 24 },
    ],
  }) as unknown as PackingOrder

test('a parcel whose answer was lost leaves once, although the order was read again before the second press', async () => {
  const shop = stubCart()
  const call = 'POST /supplier/packing/orders/T1-1/actions'
  shop.answer(call, lost, refusal(409, 'ORDER_STATE'), refusal(409, 'ORDER_STATE'))
  let order = orderWith(1, 0)
  const page = await renderHook(() => {
    const parcel = useParcel(order)
    return { parcel, step: usePackingStep(order, parcel) }
  })
  page.result.parcel.setQuantity(order.lines[0]!, 8)
  await expect.poll(() => page.result.parcel.lines).toEqual([{ productSkuId: '100001', quantity: 8 }])
  await expect(page.result.step.mutateAsync('SHIP')).rejects.toThrow()

  order = orderWith(2, 8)
  await expect(page.result.step.mutateAsync('SHIP')).rejects.toThrow('ORDER_STATE')
  const [first, second] = shop.sent.filter((one) => one.call === call)
  expect(first!.body).toMatchObject({ version: 1, lines: [{ productSkuId: '100001', quantity: 8 }] })
  expect(second).toEqual(first)
})
