import fc from 'fast-check'
import { newId } from '../../api/platform/ids.ts'
import { countries } from '../../contract/platform/countries.ts'
import type { TestApp } from '../app.ts'
import { createAddress, createBuyer, createProduct, createStore } from '../builders.ts'
import { createCoupon } from '../shop.ts'
import type { ExactCart, ExactCoupon, ExactLine, ExactStore } from './exact-sum.ts'
import { anyCoupon, anyGoods, anyStore, type RandomCart, type RandomCoupon, type RandomGoods } from './random-cart.ts'

type Goods = Omit<ExactLine, 'quantity' | 'isSelected' | 'setup'> & { countPerBox: number }
export type World = {
  stores: ExactStore[]
  goods: Goods[]
  coupons: (ExactCoupon & { code: string; borneBy: string })[]
}

const draws = 20_000
export const draw = <Value>(any: fc.Arbitrary<Value>, count: number, seed: number) =>
  fc.sample(any, { numRuns: count, seed: seed % draws })

/** 8 stores with 120 goods and 30 coupons, the same for the same seed. */
export async function createWorld({ db, ...app }: TestApp, seed: number): Promise<World> {
  const stores: ExactStore[] = []
  for (const { minimumCents, feeCents, freeFromCents } of draw(anyStore, 8, seed)) {
    const values = {
      minimumOrderCents: minimumCents,
      shippingFeeCents: feeCents,
      shippingFreeFromCents: freeFromCents,
    }
    const { id } = await createStore(db, values)
    const freeFrom = freeFromCents === null ? null : BigInt(freeFromCents)
    stores.push({ id, minimum: BigInt(minimumCents), fee: BigInt(feeCents), freeFrom })
  }
  const goods: Goods[] = []
  for (const drawn of draw(anyGoods, 120, seed + 1)) goods.push(await createGoods({ db, ...app }, stores, drawn))
  const coupons: World['coupons'] = []
  for (const [place, drawn] of draw(anyCoupon, 30, seed + 2).entries()) {
    const coupon = exactCoupon(drawn, stores)
    const { kind, value, store, minimum } = coupon
    const borneBy = place % 2 === 0 && kind !== 'FREE_SHIPPING' ? 'MARKETPLACE' : 'STORE'
    const row = { kind, value: Number(value), storeId: store, minimumCents: Number(minimum), borneBy }
    coupons.push({ ...coupon, borneBy, code: await createCoupon({ db, ...app }, row) })
  }
  return { stores, goods, coupons }
}

const lowered = (cents: number, reduction: number) => Math.max(1, cents - Math.floor((cents * reduction) / 10_000))

async function createGoods({ db }: TestApp, stores: ExactStore[], drawn: RandomGoods): Promise<Goods> {
  const { priceCents, reduction, countPerBox, depositCents, isInCrates, isInBoxes, rate, isPricedByCase } = drawn
  const priceUnit = isPricedByCase ? countPerBox : 1
  const final = lowered(priceCents, reduction)
  const tiers = drawn.tiers
    .map((tier) => ({ minQuantity: tier.boxes * countPerBox, finalPriceCents: lowered(final, tier.reduction) }))
    .toSorted((a, b) => a.minQuantity - b.minQuantity)
  const store = stores[drawn.store]!.id
  const { skuId } = await createProduct(db, store, {
    stock: 1_000_000_000,
    priceCents,
    finalPriceCents: final,
    tierPrices: db.json(tiers),
    priceUnit,
    taxRateBp: rate * 100,
    deposits: db.json([
      ...(depositCents > 0 ? [{ code: `MEHRWEG_${depositCents}`, perPieces: 1 }] : []),
      ...(isInCrates ? [{ code: 'CRATE', perPieces: countPerBox }] : []),
      ...(isInBoxes ? [{ code: 'E2_BOX', perPieces: countPerBox }] : []),
    ]),
    countPerBox,
    minimumQuantity: countPerBox,
  })
  return {
    skuId,
    store,
    countPerBox,
    price: BigInt(final),
    unit: BigInt(priceUnit),
    tiers: tiers.map((tier) => ({ from: BigInt(tier.minQuantity), price: BigInt(tier.finalPriceCents) })),
    deposit: BigInt(depositCents),
    crate: isInCrates ? 150n : 0n,
    perCrate: BigInt(countPerBox),
    box: isInBoxes ? 380n : 0n,
    rate: BigInt(rate),
  }
}

const exactCoupon = ({ kind, percent, amountCents, store, minimumCents }: RandomCoupon, stores: ExactStore[]) => ({
  kind,
  value: BigInt({ PERCENT: percent, AMOUNT: amountCents, FREE_SHIPPING: 0 }[kind]),
  store: store === null ? null : stores[store]!.id,
  minimum: BigInt(minimumCents),
})

/** The lines as the cart shows them: what was added together by article number, a design after it. */
export function exactCart({ stores, goods, coupons }: World, { lines, design, coupon, sale }: RandomCart): ExactCart {
  const plain = lines.map(({ goods: place, boxes, isSelected }) => {
    const { countPerBox, ...known } = goods[place]!
    return { ...known, quantity: BigInt(boxes * countPerBox), isSelected, setup: 0n }
  })
  const printed = design && lines.every((line) => line.goods !== design.goods) ? [printedLine(goods, design)] : []
  return {
    lines: [...plain.toSorted((a, b) => (a.skuId < b.skuId ? -1 : 1)), ...printed],
    stores,
    coupon: coupon === null ? null : coupons[coupon]!,
    isExempt: sale.taxCase !== 'DOMESTIC',
  }
}

function printedLine(
  goods: Goods[],
  { goods: place, boxes, unitCents, setupCents }: NonNullable<RandomCart['design']>,
) {
  const { countPerBox, ...known } = goods[place]!
  const quantity = BigInt(boxes * countPerBox)
  return {
    ...known,
    quantity,
    isSelected: true,
    price: BigInt(unitCents),
    unit: 1n,
    tiers: [],
    setup: BigInt(setupCents),
  }
}

const idOf = (isoCode: string) => countries.find((country) => country.isoCode === isoCode)!.countryId

/** A buyer of that sale; the selected address is in Germany where the sale names its own. */
export async function createSaleBuyer({ db }: TestApp, { sale, isNamed }: RandomCart) {
  // A state is that of an id.
  const vatId = sale.vatId === 'VALID' ? 'ATU13585627' : null
  const buyer = await createBuyer(db, { countryId: idOf(sale.buyer), vatId, vatIdStatus: sale.vatId })
  if (isNamed) await createAddress(db, buyer.id)
  const { id } = await createAddress(db, buyer.id, { countryId: idOf(sale.to), isSelected: !isNamed })
  return { ...buyer, addressId: id }
}

/** An approved design with its offer. */
export async function createOfferedDesign({ db }: TestApp, buyerId: string, line: ExactLine): Promise<string> {
  const [id, now] = [newId(), new Date()]
  const placement = db.json({ x: 0, y: 0, scale: 1, rotation: 0 })
  const design = {
    buyerId,
    id,
    skuId: line.skuId,
    storeId: line.store,
    title: 'Aufdruck',
    quantity: Number(line.quantity),
    technique: 'PRINT_1C',
    placement,
    textPlacement: placement,
    font: 'oswald',
    status: 'APPROVED',
    secret: id,
    sheetToken: id,
    submittedAt: now,
    createdAt: now,
    updatedAt: now,
  }
  await db`insert into design ${db(design)}`
  await db`insert into design_sheet (token, buyer_id, design_id, sheet) values (${id}, ${buyerId}, ${id}, '{}')`
  const proof = {
    buyerId,
    designId: id,
    number: 1,
    id: newId(),
    sheetToken: id,
    unitPriceCents: Number(line.price),
    setupFeeCents: Number(line.setup),
    minQuantity: 1,
    leadTimeDays: 5,
    validUntil: new Date(now.getTime() + 86_400_000),
    createdAt: now,
  }
  await db`insert into design_proof ${db(proof)}`
  return id
}
