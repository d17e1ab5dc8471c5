import { eurosOf, moneyText, pieceCents } from '../../contract/platform/money.ts'
import type { SupplierDesignPage } from '../../contract/designs/supplier-designs.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { Queryable } from '../platform/db.ts'
import type { OfferTerms } from './part-queries.ts'
import { presentOffer } from './present-design.ts'

type Goods = {
  countPerBox: number
  /** Of `priceUnit` pieces, as in the tiers. */
  finalPriceCents: number
  tierPrices: { minQuantity: number; finalPriceCents: number }[]
  priceUnit: number
}
type Of = { storeId: string; id: string; skuId: string }

/** What a store looks at before it makes an offer for a design: the goods without a print, and its last offer for them. */
export async function readOfferBasis(
  sql: Queryable,
  of: Of,
  language: Language,
): Promise<Pick<SupplierDesignPage, 'plain' | 'lastOffer'>> {
  const [goods, last] = await Promise.all([findGoods(sql, of), findLastOffer(sql, of)])
  const { countPerBox, finalPriceCents, tierPrices, priceUnit } = goods
  // An offer is for one piece, whatever the goods are priced by.
  const prices = [{ minQuantity: 1, finalPriceCents }, ...tierPrices].map((tier) => ({
    fromQuantity: tier.minQuantity,
    cents: pieceCents(tier.finalPriceCents, priceUnit),
  }))
  return {
    plain: {
      countPerBox,
      prices: prices.map(({ fromQuantity, cents }) => ({
        fromQuantity,
        unitPrice: eurosOf(cents),
        unitPriceText: moneyText(cents, language),
      })),
    },
    lastOffer: last ? presentOffer(last, language) : null,
  }
}

async function findGoods(sql: Queryable, { storeId, skuId }: Of): Promise<Goods> {
  const [row] = await sql<[Goods]>`
    select count_per_box, final_price_cents, tier_prices, price_unit from product
    where sku_id = ${skuId} and store_id = ${storeId}`
  return row
}

async function findLastOffer(sql: Queryable, { storeId, id, skuId }: Of): Promise<OfferTerms | undefined> {
  const [row] = await sql<OfferTerms[]>`
    select f.unit_price_cents, f.setup_fee_cents, f.min_quantity, f.lead_time_days, f.valid_until
    from design d join design_proof f on f.buyer_id = d.buyer_id and f.design_id = d.id
    where d.store_id = ${storeId} and d.submitted_at is not null and d.sku_id = ${skuId}
    order by d.id = ${id} desc, f.created_at desc
    limit 1`
  return row
}
