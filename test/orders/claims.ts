import sharp from 'sharp'
import * as attachmentsApi from '../../contract/attachments/attachments.ts'
import * as cartApi from '../../contract/cart.ts'
import * as claimsApi from '../../contract/claims/claims.ts'
import * as supplierClaimsApi from '../../contract/claims/supplier-claims.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import { writeCommissionRate } from '../../api/ledger/commission-rates.ts'
import { newId } from '../../api/platform/ids.ts'
import type { TestApp } from '../app.ts'
import { lent } from '../trade/deposits.ts'
import { createCoupon, createCustomer, createGoods, put } from '../shop.ts'
import { orderGoods } from './order-life.ts'

type Opening = Partial<InputOf<typeof claimsApi.open>> & { quantity?: number }

const newKey = () => ({ 'idempotency-key': newId() })

type Made = {
  paymentStatus?: 'PAID' | 'AUTHORIZED'
  commissionBp?: number
  priceCents?: number
  depositCents?: number
  /** Of 10 %. */
  isWithCoupon?: boolean
  couponBorneBy?: 'STORE' | 'MARKETPLACE'
}

/** An order of 12 pieces at 10.00 € with 19 % whose money is there, and what its sides do about claims. */
export async function createPaid(app: TestApp, made: Made = {}) {
  const { paymentStatus = 'PAID', commissionBp = 0, priceCents = 1000, depositCents = 0 } = made
  const { isWithCoupon = false, couponBorneBy: borneBy = 'STORE' } = made
  const deposit = depositCents > 0 ? { deposits: app.db.json(lent(depositCents)) } : {}
  const [buyer, goods] = [
    await createCustomer(app),
    await createGoods(app, { priceCents, finalPriceCents: priceCents, taxRateBp: 1900, ...deposit }),
  ]
  if (isWithCoupon) {
    await put(app, buyer, goods.skuId, 6)
    await app.request(cartApi.applyCoupon, { couponCode: await createCoupon(app, { borneBy }) }, buyer)
  }
  const life = await orderGoods(app, { buyer, goods, quantity: 12 })
  const rate = { storeId: goods.storeId, category: null, rateBp: commissionBp, validFrom: '2020-01-01' }
  if (commissionBp > 0) await writeCommissionRate(app.db, rate)
  await life.pay(paymentStatus)
  return { ...life, ...claimsOf(app, life) }
}

/** The same once it has been delivered. */
export async function createClaimable(app: TestApp, made: Made = {}) {
  const life = await createPaid(app, made)
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL' })
  await life.act('CONFIRM_DELIVERY')
  return life
}

type Life = Awaited<ReturnType<typeof orderGoods>>

/** The calls of both sides about claims of an order of one article. */
function claimsOf(
  app: TestApp,
  { buyer, store, goods, subOrderNumber }: Pick<Life, 'buyer' | 'store' | 'goods' | 'subOrderNumber'>,
) {
  return {
    open: ({ quantity = 6, ...more }: Opening = {}, headers = newKey()) =>
      app.request(
        claimsApi.open,
        {
          subOrderNumber,
          lines: [{ productSkuId: goods.skuId, problem: 'DAMAGED', remedy: 'REFUND', quantity }],
          ...more,
        },
        { token: buyer.token, headers },
      ),
    asBuyer: (number: string, action: InputOf<typeof claimsApi.act>['action'], more: object = {}) =>
      app.request(claimsApi.act, { number, action, ...more }, { token: buyer.token, headers: newKey() }),
    asStore: (number: string, action: InputOf<typeof supplierClaimsApi.act>['action'], more: object = {}) =>
      app.request(supplierClaimsApi.act, { number, action, ...more }, { token: store.token, headers: newKey() }),
    /** Pieces that are paid back and sent again; the rest is refused, with words. */
    answer: (number: string, refunded: number, replaced = 0) =>
      app.request(
        supplierClaimsApi.act,
        {
          number,
          action: 'ANSWER',
          outcome: [{ productSkuId: goods.skuId, refunded, replaced }],
          words: 'Nach den Fotos',
        },
        { token: store.token, headers: newKey() },
      ),
    send: (number: string, more: object = {}) =>
      app.request(
        supplierClaimsApi.ship,
        { number, carrier: 'DHL', ...more },
        { token: store.token, headers: newKey() },
      ),
    upload: async (file: File | null = null) =>
      app.request(
        attachmentsApi.addAsBuyer,
        { file: file ?? (await photo()) },
        { token: buyer.token, headers: newKey() },
      ),
  }
}

/** A picture as a phone takes it: turned, and with where and when. */
export const photo = async () => {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#884422' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'Jana Brandt' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'IMG_4711.jpg')
}
