import { expect } from 'vitest'
import * as cartApi from '../../contract/cart.ts'
import * as designsApi from '../../contract/designs/designs.ts'
import type { TestApp } from '../app.ts'
import { exactSums, type ExactCart } from './exact-sum.ts'
import type { RandomCart } from './random-cart.ts'
import { createOfferedDesign, type World } from './world.ts'

type Filled = { drawn: RandomCart; exact: ExactCart; buyer: { id: string; token: string } }

/** Puts into the buyer's cart what was drawn: goods, a design, a coupon; one that takes nothing off is refused. */
export async function fillCart(app: TestApp, world: World, { drawn, exact, buyer }: Filled): Promise<void> {
  const plain = exact.lines.slice(0, drawn.lines.length)
  const items = plain.map(({ skuId, quantity }) => ({
    productSkuId: skuId,
    quantity: Number(quantity),
    mode: 'SET' as const,
  }))
  await app.request(cartApi.write, { items }, buyer)
  const unselected = plain.filter((line) => !line.isSelected)
  if (unselected.length > 0)
    await app.request(
      cartApi.select,
      { items: unselected.map(({ skuId }) => ({ productSkuId: skuId, selected: false })) },
      buyer,
    )
  for (const line of exact.lines.slice(plain.length)) {
    const id = await createOfferedDesign(app, buyer.id, line)
    await app.request(designsApi.putInCart, { id, quantity: Number(line.quantity) }, buyer)
  }
  if (drawn.coupon === null) return
  const { code } = world.coupons[drawn.coupon]!
  const [input, isIdle] = [{ couponCode: code }, exactSums(exact).isCouponIdle]
  if (isIdle)
    expect(await app.refusal(cartApi.applyCoupon, input, buyer)).toMatchObject({ code: 'COUPON_NOT_APPLICABLE' })
  else await app.request(cartApi.applyCoupon, input, buyer)
}
