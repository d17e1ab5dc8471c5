import { moneyText } from '../../contract/platform/money.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { Product } from '../../contract/products.ts'
import type { StoreCard } from '../../contract/stores.ts'
import { gallery as de } from '../../texts/de/gallery.ts'
import { gallery as en } from '../../texts/en/gallery.ts'
import type { PricedProduct, ShownProduct } from '../products/shown-product.ts'

export const galleryTexts = { de, en }
export const pictures = ['kaffee-tee', 'tisch-service', 'getraenke', 'to-go'].map(
  (name) => `/pictures/stored/categories/${name}`,
)

/** Net prices of one piece; `listCents` is struck where it is more. */
export function samplePrice(language: Language, cents: number, listCents = cents) {
  const { unitPrice } = galleryTexts[language].samples
  return {
    price: listCents / 100,
    priceText: moneyText(listCents, language),
    finalNetPrice: cents / 100,
    finalNetPriceText: moneyText(cents, language),
    sumOfDiscountsPrice: (listCents - cents) / 100,
    currency: 'EUR' as const,
    contentText: '1 kg',
    unitPriceText: unitPrice,
    boxPrice: (cents * 8) / 100,
    boxPriceText: moneyText(cents * 8, language),
    taxRate: 7,
  }
}

type Sample = Partial<PricedProduct> & { skuId: string }

export function sampleProduct(language: Language, { skuId, ...values }: Sample): PricedProduct {
  const t = galleryTexts[language].samples
  return {
    skuId,
    name: t.espresso,
    brand: 'Tidemar',
    storeName: t.store,
    imageUrls: [...pictures.slice(Number(skuId) % 4), ...pictures.slice(0, Number(skuId) % 4)],
    canonicalUrl: `/products/x-${skuId}`,
    packText: t.pack,
    availability: 'IN_STOCK',
    badges: [],
    rating: { average: 4.6, count: 128 },
    countPerBox: 8,
    minimumQuantity: 8,
    stock: 480,
    tierText: null,
    deliveryText: language === 'de' ? '1–2 Werktage' : '1–2 working days',
    offersText: null,
    price: samplePrice(language, 1890),
    ...values,
  }
}

export const IN_WISHLIST = '900002'

/** One card for each state. */
export function sampleProducts(language: Language) {
  const t = galleryTexts[language].samples
  const reduced = samplePrice(language, 1710, 1890)
  const gated: ShownProduct = { ...sampleProduct(language, { skuId: '900006', name: t.juice }), price: null }
  return {
    plain: sampleProduct(language, { skuId: '900001' }),
    inWishlist: sampleProduct(language, { skuId: IN_WISHLIST, name: t.oats, badges: ['NEW', 'ORGANIC'] }),
    reduced: sampleProduct(language, { skuId: '900003', name: t.cups, price: reduced, tierText: t.tier }),
    soldOut: sampleProduct(language, { skuId: '900004', name: t.apron, availability: 'OUT_OF_STOCK', stock: 0 }),
    exclusive: sampleProduct(language, { skuId: '900005', name: t.exclusive, badges: ['EXCLUSIVE'], rating: null }),
    gated,
  }
}

export function sampleStore(language: Language): StoreCard {
  const t = galleryTexts[language].samples
  return {
    storeId: '00000000-0000-7000-8000-000000000001',
    storeUrl: '/stores/roesterei-tidemar',
    slug: 'roesterei-tidemar',
    mediaUrl: '/pictures/stores/roesterei-tidemar',
    coverUrls: pictures.slice(0, 3),
    storeName: t.store,
    tagline: t.tagline,
    minimumOrderAmount: 150,
    minimumOrderAmountText: moneyText(15_000, language),
    city: 'Hamburg',
    rating: { average: 4.6, count: 128 },
    isEligibleForSale: true,
  }
}

export function samplePosts(language: Language) {
  const t = galleryTexts[language].samples
  return ['cover-01', 'cover-02', 'cover-03', 'cover-04', 'cover-05'].map((cover) => ({
    path: cover,
    title: t.post,
    topic: t.topic,
    featuredImage: `/pictures/stored/covers/${cover}`,
  }))
}

/** A product as its page shows it to a buyer. */
export function samplePage(language: Language, values: Partial<Product> = {}): Product {
  const t = galleryTexts[language].samples
  const card = sampleProduct(language, { skuId: '900007', name: t.juice })
  const tier = (minQuantity: number, cents: number) => ({
    minQuantity,
    finalNetPrice: cents / 100,
    finalNetPriceText: moneyText(cents, language),
    boxPrice: (cents * 8) / 100,
  })
  return {
    ...card,
    imageAlts: [],
    storeId: sampleStore(language).storeId,
    priceGate: null,
    msrp: null,
    msrpText: null,
    price: samplePrice(language, 1890, 2100),
    status: 'ACTIVE',
    breadCrumb: { crumbs: [] },
    description: '',
    gtin: '4001234567893',
    supplierSku: 'A-7',
    tierPrices: [tier(24, 1790), tier(48, 1710), tier(96, 1620)],
    variants: { axes: [], items: [] },
    attributes: [],
    documents: [],
    food: null,
    deposit: sampleDeposit(language),
    safety: {
      manufacturer: { name: t.store, address: 'Kai 1, 20457 Hamburg', email: 'shop@tidemar.example' },
      responsible: null,
    },
    delivery: { leadTimeDays: [1, 3], text: t.delivery },
    store: sampleStore(language),
    isDesignable: false,
    reviewSummary: { average: null, count: 0, stars: [0, 0, 0, 0, 0], items: [] },
    seo: { title: card.name, description: '' },
    ...values,
  }
}

function sampleDeposit(language: Language): Product['deposit'] {
  const perUnitText = moneyText(15, language)
  return {
    perUnit: 0.15,
    perUnitText,
    type: 'MEHRWEG',
    text: `${galleryTexts[language].samples.bottle} ${perUnitText}`,
  }
}
