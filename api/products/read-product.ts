import { allergenCodes } from '../../contract/platform/allergens.ts'
import { urlPart } from '../../contract/platform/fold-text.ts'
import { eurosOf } from '../../contract/platform/money.ts'
import * as z from 'zod/mini'
import { Product } from '../../contract/products.ts'
import { StoreCard } from '../../contract/stores.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { Problem } from '../http/problem.ts'
import { withFields, writerOf, type Written } from '../http/written.ts'
import type { Deps } from '../platform/deps.ts'
import { leadTimeText } from '../stores/read-store.ts'
import { toStoreCard } from '../stores/store-card.ts'
import { crumbsOf } from './categories.ts'
import { seenVariants, type PageRow, type VariantRow } from './find-product.ts'
import { contentText, depositFor } from './pack.ts'
import { productPictureUrls } from '../platform/pictures/picture-address.ts'
import { boxCents, piecePrices, seesPrices, type Viewer } from './price.ts'
import { canonicalUrl } from './product-address.ts'
import { statementsOf } from './changes/goods-facts.ts'
import { isNewOn, ratingOf, toCard } from './product-card.ts'
import { readSeenProduct, readPageStore, type SeenProduct } from './product-memory.ts'
import { pageFields } from './product-row.ts'
import { spokenAttributes } from './changes/spoken-attributes.ts'
import { escapeHtml, plainText, shortened } from './plain-text.ts'

type ProductDeps = Pick<Deps, 'db' | 'pictures' | 'clock'>

const writePage = writerOf(z.omit(Product, { store: true }))
const writeStore = writerOf(StoreCard)

/** The whole product; NOT_FOUND, or PRODUCT_NOT_AUTHORIZED for an exclusive one without access. */
export async function readProduct(deps: ProductDeps, viewer: Viewer, skuId: string): Promise<Written<Product>> {
  const { language } = viewer
  const product = await readSeenProduct(deps.db, viewer, skuId)
  const store = await readPageStore(deps.db, viewer, product.row.storeId)
  if (!store) throw Problem.of('NOT_FOUND')
  const written = store.written.get(language) ?? writeStore(toStoreCard(store.row, language, deps.pictures))
  store.written.set(language, written)
  return withFields<Product, 'store'>(writtenPage(deps, viewer, product), { store: written })
}

/** All of it but the store, written once for all who see the same of it. */
function writtenPage(deps: ProductDeps, viewer: Viewer, { row, variants, reviews, written, granted }: SeenProduct) {
  const { language } = viewer
  const seen = seenVariants(variants, granted)
  const exclusive = seen.flatMap(({ skuId, isExclusive }) => (isExclusive ? [skuId] : []))
  const variant = [language, seesPrices(viewer, row.storeId), isNewOn(row, deps.clock.now()), ...exclusive].join(' ')
  const known = written.get(variant)
  if (known) return known
  const page = writePage({
    ...toCard(row, viewer, deps),
    status: 'ACTIVE',
    imageUrls: productPictureUrls(row, language, deps.pictures),
    imageAlts: altsOf(row, language),
    breadCrumb: crumbsOf(row.categories, language),
    ...pick(row, pageFields),
    tierPrices: tiersFor(viewer, row),
    variants: variantsOf(seen, language, deps.pictures),
    documents: [],
    reviewSummary: {
      average: ratingOf(row)?.average ?? null,
      count: row.ratingCount,
      stars: row.stars,
      items: reviews,
    },
    ...descriptionIn(row, language),
    ...legalInfo(row, language),
  })
  written.set(variant, page)
  return page
}

/** What the uploaded pictures show, in the words of the store; '' where it says nothing. */
const altsOf = ({ picture }: PageRow, language: Language) =>
  (picture.photos ?? []).map(({ altDe, altEn }) => (language === 'de' ? altDe : altEn || altDe))

function descriptionIn(row: PageRow, language: Language) {
  const description = language === 'de' ? row.descriptionDe : row.descriptionEn
  const name = language === 'de' ? row.nameDe : row.nameEn
  const plain = plainText(description)
  return {
    description,
    attributes: spokenAttributes(row.attributes, row.attributeSet, language),
    seo: {
      title: row.brand ? `${name} · ${row.brand}` : name,
      description: shortened(plain || texts(language).catalogue.replies.product.description(name, row.storeName)),
    },
  }
}

/** Whom the product names, else the store for all of its products, else the store itself (GPSR article 19). */
function safetyOf({ facts, gpsr, legal }: PageRow) {
  const store = { name: legal.companyName, address: legal.address, email: legal.email }
  return { manufacturer: facts.manufacturer ?? gpsr ?? store, responsible: facts.responsible ?? null }
}

/** What Regulations (EU) 1169/2011 and 2023/988 ask to be shown before the purchase, and the deposit of VerpackG. */
function legalInfo(row: PageRow, language: Language) {
  const { deposits } = row
  const categorySlug = row.categories.at(-1)?.slug ?? ''
  const statements = statementsOf({ ...row, categorySlug }, language)
  return {
    food: row.food && foodOf(row.food, row, language),
    deposit: depositFor(deposits, language),
    ...(statements.length > 0 && { statements }),
    safety: safetyOf(row),
    delivery: {
      leadTimeDays: [row.leadMinDays, row.leadMaxDays] as [number, number],
      text: texts(language).catalogue.replies.product.delivery(leadTimeText(row, language)),
    },
  }
}

function foodOf(food: NonNullable<PageRow['food']>, row: PageRow, language: Language): Product['food'] {
  const unstated = {
    fat: null,
    saturatedFat: null,
    carbohydrates: null,
    sugar: null,
    fibre: null,
    protein: null,
    salt: null,
  }
  return {
    legalName: food.legalName ?? '',
    ingredientsHtml: escapeHtml(food.ingredients),
    ...allergensOf(food),
    nutritionPer100: { ...unstated, ...food.nutrition },
    netQuantity: food.netQuantity || contentText(row, language),
    storage: (language === 'en' && food.storageEn) || food.storage,
    origin: food.origin,
  }
}

// An allergen of which nothing is stated is not absent: nobody said so.
function allergensOf({ allergens, traces = [], absent = [] }: NonNullable<PageRow['food']>) {
  const stated = new Set([...allergens, ...traces, ...absent])
  return { allergens, traces, notStated: allergenCodes.filter((code) => !stated.has(code)) }
}

function tiersFor(viewer: Viewer, row: PageRow): Product['tierPrices'] {
  if (!seesPrices(viewer, row.storeId)) return []
  return row.tierPrices.map(({ minQuantity, finalPriceCents }) => {
    const { finalNetPrice, finalNetPriceText } = piecePrices(row, finalPriceCents, viewer.language)
    return { minQuantity, finalNetPrice, finalNetPriceText, boxPrice: eurosOf(boxCents({ ...row, finalPriceCents })) }
  })
}

function variantsOf(rows: VariantRow[], language: Language, pictures: Deps['pictures']): Product['variants'] {
  const labels: Record<string, string> = texts(language).catalogue.replies.axes
  const keys = [...new Set(rows.flatMap(({ options }) => Object.keys(options)))]
  return {
    axes: keys.map((key) => ({ key, label: labels[key] ?? key })),
    items: rows.map((row) => ({
      skuId: row.skuId,
      options: optionsIn(row, language),
      colour: row.options.colour ? urlPart(row.options.colour) : null,
      imageUrl: productPictureUrls(row, language, pictures)[0] ?? '',
      stock: row.stock,
      canonicalUrl: canonicalUrl(row),
    })),
  }
}

// Options are stored in German; the attribute that says the same knows the English word.
function optionsIn({ options, attributes }: VariantRow, language: Language) {
  const translated = ([key, value]: [string, string]) =>
    [key, attributes.find(({ de }) => de.value === value)?.[language].value ?? value] as const
  return Object.fromEntries(Object.entries(options).map(translated))
}

const pick = <Row, Key extends keyof Row>(row: Row, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<Row, Key>
