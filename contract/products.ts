import * as z from 'zod/mini'
import { endpoint } from './platform/endpoint.ts'
import { factNames, factStates } from './trade/fact-names.ts'
import { StoreCard } from './stores.ts'
import { DateTime, Euros, SkuId } from './platform/values.ts'

/** Net prices of one piece for the asking buyer; a visitor gets null instead (specification section 6). */
export const Price = z.object({
  /** List price; `finalNetPrice` is what is paid, `sumOfDiscountsPrice` their difference. */
  price: Euros,
  priceText: z.string(),
  finalNetPrice: Euros,
  finalNetPriceText: z.string(),
  sumOfDiscountsPrice: Euros,
  currency: z.literal('EUR'),
  /** What the piece holds that costs this, '200 g' or '100 Stück'. */
  contentText: z.string(),
  unitPriceText: z.string(),
  /** Of a case: the price that counts; that of a piece is derived from it and may have four decimals. */
  boxPrice: Euros,
  boxPriceText: z.string(),
  /** Value added tax in percent. */
  taxRate: z.number(),
})
export const badges = ['NEW', 'SALE', 'EXCLUSIVE', 'ORGANIC'] as const
export const ProductCard = z.object({
  skuId: z.string(),
  name: z.string(),
  brand: z.string(),
  storeId: z.string(),
  storeName: z.string(),
  imageUrls: z.array(z.string()),
  canonicalUrl: z.string(),
  price: z.nullable(Price),
  priceGate: z.nullable(z.literal('SIGN_UP')),
  msrp: z.nullable(Euros),
  msrpText: z.nullable(z.string()),
  countPerBox: z.int(),
  /** 'Karton 6 Stück', 'Karton 8 × 1 kg'. */
  packText: z.string(),
  /** A single one is a pack of several, as 100 cups: quantities count packs; missing otherwise. */
  isPack: z.optional(z.boolean()),
  /** What is lent with a case, net: 'zzgl. 3,10 € Pfand'; missing without deposit. */
  depositText: z.optional(z.string()),
  minimumQuantity: z.int(),
  stock: z.int(),
  availability: z.enum(['IN_STOCK', 'LOW_STOCK', 'OUT_OF_STOCK']),
  /** 'Wieder da am 12. Dezember', of what is sold out; missing where the store has named no day. */
  backText: z.optional(z.string()),
  badges: z.array(z.enum(badges)),
  rating: z.nullable(z.object({ average: z.number(), count: z.int() })),
  /** The best tier price, 'ab 48 Stück 3,50 €'; null for a visitor or without tiers. */
  tierText: z.nullable(z.string()),
  /** How long its store takes, '1–2 Werktage'. */
  deliveryText: z.string(),
  /** 'ab 2,49 € bei 3 Lieferanten'; without the price for a visitor, null where one store alone sells the article. */
  offersText: z.nullable(z.string()),
})
export type ProductCard = z.output<typeof ProductCard>
const ProductCards = z.object({ items: z.array(ProductCard) })

const Review = z.object({
  id: z.string(),
  rate: z.int(),
  comment: z.string(),
  authorBusinessType: z.string(),
  createdAt: DateTime,
  storeReply: z.nullable(z.string()),
})
/** Per 100 g or ml; null where the supplier states nothing. */
const Nutrition = z.object({
  fat: z.nullable(z.number()),
  saturatedFat: z.nullable(z.number()),
  carbohydrates: z.nullable(z.number()),
  sugar: z.nullable(z.number()),
  fibre: z.nullable(z.number()),
  protein: z.nullable(z.number()),
  salt: z.nullable(z.number()),
})
/** As Regulation (EU) 2023/988 asks for it: name, postal and electronic address. */
const SafetyContact = z.object({ name: z.string(), address: z.string(), email: z.string() })

export const Product = z.extend(ProductCard, {
  status: z.literal('ACTIVE'),
  /** What each of `imageUrls` shows; missing or empty where only the name says it. */
  imageAlts: z.array(z.string()),
  breadCrumb: z.object({ crumbs: z.array(z.object({ label: z.string(), slug: z.string(), url: z.string() })) }),
  /** Allow-listed HTML. */
  description: z.string(),
  gtin: z.nullable(z.string()),
  supplierSku: z.string(),
  tierPrices: z.array(
    z.object({ minQuantity: z.int(), finalNetPrice: Euros, finalNetPriceText: z.string(), boxPrice: Euros }),
  ),
  variants: z.object({
    axes: z.array(z.object({ key: z.string(), label: z.string() })),
    items: z.array(
      z.object({
        skuId: z.string(),
        options: z.record(z.string(), z.string()),
        /** The colour as the facet `attr.colour` names it, for its swatch. */
        colour: z.nullable(z.string()),
        imageUrl: z.string(),
        stock: z.int(),
        canonicalUrl: z.string(),
      }),
    ),
  }),
  attributes: z.array(z.object({ key: z.string(), label: z.string(), valueText: z.string() })),
  documents: z.array(z.object({ type: z.string(), title: z.string(), url: z.string() })),
  food: z.nullable(
    z.object({
      legalName: z.string(),
      ingredientsHtml: z.string(),
      allergens: z.array(z.string()),
      /** Allergens it may contain traces of. */
      traces: z.array(z.string()),
      /** Allergens of which the supplier states nothing: neither in it nor absent. */
      notStated: z.array(z.string()),
      nutritionPer100: Nutrition,
      netQuantity: z.string(),
      storage: z.string(),
      origin: z.nullable(z.string()),
    }),
  ),
  /** Of facts that the law asks for: those that stand nowhere else here, and those that are not given; absent where there are none. */
  statements: z.optional(
    z.array(z.object({ name: z.enum(factNames), label: z.string(), state: z.enum(factStates), text: z.string() })),
  ),
  /** Of a piece, with its share of a crate; `type` is that of the bottle. `text` says each:
   * 'Mehrweg: Bierflasche 0,08 €, Kasten (20 Stück) 1,50 €'. */
  deposit: z.nullable(
    z.object({
      perUnit: Euros,
      perUnitText: z.string(),
      type: z.enum(['EINWEG', 'MEHRWEG']),
      text: z.string(),
    }),
  ),
  /** The maker, or who answers for the product in its place; `responsible` where the maker is outside of the EU. */
  safety: z.object({ manufacturer: SafetyContact, responsible: z.nullable(SafetyContact) }),
  delivery: z.object({ leadTimeDays: z.tuple([z.int(), z.int()]), text: z.string() }),
  store: StoreCard,
  isDesignable: z.boolean(),
  reviewSummary: z.object({
    average: z.nullable(z.number()),
    count: z.int(),
    /** How many reviews gave one star, two and so on to five. */
    stars: z.array(z.int()).check(z.length(5)),
    items: z.array(Review),
  }),
  seo: z.object({ title: z.string(), description: z.string() }),
})
export type Product = z.output<typeof Product>

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/products/{id}',
  access: 'visitor',
  summary: 'One product; 404 NOT_FOUND, 410 GONE once it has left the range, 403 PRODUCT_NOT_AUTHORIZED',
  input: z.strictObject({ id: SkuId }),
  output: Product,
})
const Limited = z.strictObject({ id: SkuId, limit: z._default(z.int().check(z.minimum(1), z.maximum(24)), 12) })
export const listSimilar = endpoint({
  method: 'GET',
  path: '/api/v1/products/{id}/more-like-products',
  access: 'visitor',
  summary: 'Products like this one',
  input: Limited,
  output: ProductCards,
})
export const listFeatured = endpoint({
  method: 'GET',
  path: '/api/v1/products/{id}/featured-products',
  access: 'visitor',
  summary: 'Products the same store puts forward',
  input: Limited,
  output: ProductCards,
})

/** Why an offer stands out: it needs no more shipping than the cart has, costs least with its shipping, or comes first. */
const offerReasons = ['FITS_CART', 'CHEAPEST', 'FASTEST'] as const

export const Offer = z.object({
  product: ProductCard,
  storeUrl: z.string(),
  rating: z.nullable(z.object({ average: z.number(), count: z.int() })),
  minimumOrderAmount: Euros,
  minimumOrderAmountText: z.string(),
  /** What the viewer's cart lacks to the store's minimum order; null where it is reached or nobody has a cart. */
  missingAmountText: z.nullable(z.string()),
  /** What delivering the compared quantity costs beside what the cart pays already; null for who sees no price. */
  extraShippingText: z.nullable(z.string()),
  /** What the viewer's cart holds of the store, net; null for who sees no price. */
  cartAmountText: z.nullable(z.string()),
  /** What content costs with its share of that delivery, '2,87 €/l', and both parts, at so many pieces; null likewise. */
  compared: z.nullable(
    z.object({ text: z.string(), goodsText: z.string(), shippingText: z.string(), quantity: z.int() }),
  ),
  delivery: z.object({ leadTimeDays: z.tuple([z.int(), z.int()]), text: z.string() }),
  reason: z.nullable(z.enum(offerReasons)),
})
export type Offer = z.output<typeof Offer>

/** What can be ordered in place of a product that is sold out. */
export const Substitute = z.object({
  product: ProductCard,
  /** The same article (same GTIN) of another store. */
  isSameArticle: z.boolean(),
  /** What its content costs more or less, '+0,08 €/l'; null where it costs the same, and for who sees no price. */
  differenceText: z.nullable(z.string()),
})
export type Substitute = z.output<typeof Substitute>

export const listSubstitutes = endpoint({
  method: 'GET',
  path: '/api/v1/products/{id}/substitutes',
  access: 'visitor',
  summary:
    'Up to three products in stock in its place: the same one of other stores, then the nearest of its category; also of what has left the range, for who has ordered it',
  input: z.strictObject({ id: SkuId }),
  output: z.object({ items: z.array(Substitute) }),
})

export const listOffers = endpoint({
  method: 'GET',
  path: '/api/v1/products/{id}/offers',
  access: 'visitor',
  summary: 'The offers of all stores for the product (same GTIN), best for this cart first; empty with one alone',
  input: z.strictObject({ id: SkuId }),
  output: z.object({
    items: z.array(Offer),
    /** Compared at what the buyer ordered last of the article; else at the smallest order of each store. */
    isUsual: z.boolean(),
  }),
})
