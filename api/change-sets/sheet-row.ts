import type { SheetRow } from '../../contract/change-sets/sheet.ts'
import { termsOf } from '../../contract/change-sets/terms.ts'
import { eurosOf } from '../../contract/platform/money.ts'
import { factNames } from '../../contract/trade/fact-names.ts'
import { texts } from '../../texts/texts.ts'
import { may, type Caller } from '../http/caller.ts'
import type { Deps } from '../platform/deps.ts'
import { productPictureUrls } from '../platform/pictures/picture-address.ts'
import { packText } from '../products/pack.ts'
import type { SheetProduct } from './sheet-queries.ts'

/** Without prices for a member who may only count. */
export function sheetRow(
  row: SheetProduct,
  { account, language }: Caller<'supplier'>,
  { pictures }: Pick<Deps, 'pictures'>,
): SheetRow {
  const { skuId, supplierSku, gtin, brand, status, categorySlug, countPerBox, minimumQuantity, updatedAt } = row
  const { counted, promised, sellable, countedAt, backOn } = row
  const { labels } = texts(language).range.legalFacts
  const missing = factNames.filter((name) => row.missing.includes(name)).map((name) => labels[name])
  return {
    skuId,
    supplierSku,
    gtin,
    brand,
    status,
    categorySlug,
    categoryName: language === 'de' ? row.categoryDe : row.categoryEn,
    ...(missing.length > 0 && { missingFacts: missing.join(', ') }),
    countPerBox,
    minimumQuantity,
    updatedAt,
    name: language === 'de' ? row.nameDe : row.nameEn,
    imageUrl: productPictureUrls(row, language, pictures)[0] ?? '',
    packText: packText(row, language),
    prices: may(account, 'supplier', 'prices') ? pricesOf(row) : null,
    stock: { counted, promised, sellable, countedAt },
    backAt: backOn,
  }
}

function pricesOf(row: SheetProduct): SheetRow['prices'] {
  const { priceCents, priceUnit, discountBp, finalPriceCents, tiers, msrpCents } = termsOf(row)
  return {
    price: eurosOf(priceCents),
    priceUnit,
    discount: discountBp / 100,
    finalPrice: eurosOf(finalPriceCents),
    tiers: tiers.map((tier) => ({
      fromQuantity: tier.fromPieces,
      price: tier.priceCents === null ? null : eurosOf(tier.priceCents),
    })),
    msrp: msrpCents === null ? null : eurosOf(msrpCents),
  }
}
