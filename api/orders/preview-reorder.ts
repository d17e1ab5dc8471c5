import { eurosOf, moneyText, netOf } from '../../contract/platform/money.ts'
import { orderableQuantity } from '../../contract/platform/quantities.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { ReorderLine, ReorderPreview } from '../../contract/orders/reorder.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { Db } from '../platform/db.ts'
import { isPackOf } from '../products/pack.ts'
import { boxCents, unitPriceCents } from '../products/price.ts'
import type { ProductRow } from '../products/product-row.ts'
import { visibleTo } from '../products/visibility.ts'
import { findOrderLines, type OrderLineRow } from './queries.ts'

type ProductToday = Pick<
  ProductRow,
  | 'skuId'
  | 'finalPriceCents'
  | 'tierPrices'
  | 'priceUnit'
  | 'countPerBox'
  | 'contentAmount'
  | 'contentUnit'
  | 'minimumQuantity'
> & { stock: number }

/** What ordering the same again would mean today. Throws NOT_FOUND, for somebody else's order too. */
export async function previewReorder(
  db: Db,
  { account, language }: Caller<'buyer'>,
  orderId: string,
): Promise<ReorderPreview> {
  const [orders, lines, products] = await Promise.all([
    db<{ orderNumber: string; storeNames: Record<string, string> }[]>`
      select o.order_number,
        (select json_object_agg(s.store_id, s.store_name) from sub_order s
          where s.buyer_id = o.buyer_id and s.order_id = o.id) as store_names
      from orders o where o.buyer_id = ${account.companyId} and o.id = ${orderId}`,
    findOrderLines(db, account.companyId, orderId),
    db<ProductToday[]>`
      select p.sku_id, p.final_price_cents, p.tier_prices, p.price_unit, p.count_per_box, p.content_amount, p.content_unit,
        p.minimum_quantity, coalesce(k.quantity, 0) as stock
      from product p join store s on s.id = p.store_id left join stock k using (sku_id)
      where p.sku_id in (select sku_id from order_line where buyer_id = ${account.companyId} and order_id = ${orderId})
        and s.status = 'ACTIVE' and ${visibleTo(db, account.companyId)}`,
  ])
  const [order] = orders
  if (!order) throw Problem.of('NOT_FOUND')
  const today = new Map(products.map((product) => [product.skuId, product]))
  return {
    orderNumber: order.orderNumber,
    lines: lines.map((line) => ({
      ...previewLine(line, today.get(line.skuId), language),
      storeName: order.storeNames[line.storeId] ?? '',
    })),
  }
}

function previewLine(
  line: OrderLineRow,
  product: ProductToday | undefined,
  language: Language,
): Omit<ReorderLine, 'storeName'> {
  // An approved design has a price and a smallest quantity of its own, which the cart checks.
  const fitting = product && (line.design ? line.quantity : orderableQuantity(line.quantity, product))
  const isPriced = product && fitting && !line.design
  const caseCents = isPriced ? boxCents({ ...product, finalPriceCents: unitPriceCents(product, fitting) }) : 0
  const changeCents = isPriced ? caseCents - netOf(line.unitPriceCents, product.countPerBox, line.priceUnit) : 0
  return {
    productSkuId: line.skuId,
    name: language === 'de' ? line.nameDe : line.nameEn,
    imageUrl: line.design?.previewUrl ?? line.imageUrl,
    state: !product ? 'GONE' : fitting ? 'AVAILABLE' : 'SOLD_OUT',
    design: line.design,
    orderedQuantity: line.quantity,
    quantity: fitting ?? 0,
    countPerBox: product?.countPerBox ?? 1,
    isPack: product ? isPackOf(product) : line.isPack,
    minimumQuantity: product?.minimumQuantity ?? 1,
    stock: product?.stock ?? 0,
    casePrice: isPriced ? eurosOf(caseCents) : null,
    casePriceText: isPriced ? moneyText(caseCents, language) : null,
    changePerCase: eurosOf(changeCents),
    changeText: moneyText(Math.abs(changeCents), language),
  }
}
