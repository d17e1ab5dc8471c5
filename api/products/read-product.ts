import { allergenCodes } from '../../contract/platform/allergens.ts'
import { urlPart } from '../../contract/platform/fold-text.ts'
import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import type { Product } from '../../contract/products.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { Problem } from '../http/problem.ts'
import type { Deps } from '../platform/deps.ts'
import { findStoreCard } from '../stores/find-stores.ts'
import { leadTimeText } from '../stores/read-store.ts'
import { toStoreCard } from '../stores/store-card.ts'
import { crumbsOf } from './categories.ts'
import { findProduct, findReviews, findStars, findVariants, type PageRow, type VariantRow } from './find-product.ts'
import { contentText } from './pack.ts'
import { productPictureUrls } from '../platform/pictures/picture-address.ts'
import { seesPrices, type Viewer } from './price.ts'
import { canonicalUrl } from './product-address.ts'
import { ratingOf, toCard } from './product-card.ts'
import { pageFields } from './product-row.ts'
import { escapeHtml, plainText, shortened } from './plain-text.ts'

/** The whole product; NOT_FOUND, or PRODUCT_NOT_AUTHORIZED for an exclusive one without access. */
export async function readProduct(
  deps: Pick<Deps, 'db' | 'pictures' | 'clock'>,
  viewer: Viewer,
  skuId: string,
): Promise<Product> {
  const { db, pictures } = deps
  const row = await findProduct(db, viewer, skuId)
  const [variants, reviews, stars, store] = await Promise.all([
    findVariants(db, viewer, row),
    findReviews(db, skuId),
    findStars(db, skuId),
    findStoreCard(db, row.storeId),
  ])
  if (!store) throw Problem.of('NOT_FOUND')
  const { language } = viewer
  const card = toCard(row, viewer, deps)
  return {
    ...card,
    status: 'ACTIVE',
    breadCrumb: crumbsOf(row.categories, language),
    ...pick(row, pageFields),
    tierPrices: tiersFor(viewer, row),
    variants: variantsOf(variants, language, pictures),
    documents: [],
    store: toStoreCard(store, language, pictures),
    reviewSummary: { average: ratingOf(row)?.average ?? null, count: row.ratingCount, stars, items: reviews },
    ...descriptionIn(row, language),
    ...legalInfo(row, language),
  }
}

function descriptionIn(row: PageRow, language: Language) {
  const description = language === 'de' ? row.descriptionDe : row.descriptionEn
  const name = language === 'de' ? row.nameDe : row.nameEn
  const plain = plainText(description)
  return {
    description,
    attributes: row.attributes.map(({ key, ...labels }) => ({
      key,
      label: labels[language].label,
      valueText: labels[language].value,
    })),
    seo: {
      title: row.brand ? `${name} · ${row.brand}` : name,
      description: shortened(plain || texts(language).catalogue.replies.product.description(name, row.storeName)),
    },
  }
}

/** What Regulations (EU) 1169/2011 and 2023/988 ask to be shown before the purchase, and the deposit of VerpackG. */
function legalInfo(row: PageRow, language: Language) {
  const { legal, depositCents, depositType } = row
  return {
    food: row.food && foodOf(row.food, row, language),
    deposit: depositType && {
      perUnit: eurosOf(depositCents),
      perUnitText: moneyText(depositCents, language),
      type: depositType,
    },
    safety: { manufacturer: { name: legal.companyName, address: legal.address, email: legal.email } },
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
    legalName: language === 'de' ? row.nameDe : row.nameEn,
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

function tiersFor(viewer: Viewer, { storeId, tierPrices }: PageRow): Product['tierPrices'] {
  if (!seesPrices(viewer, storeId)) return []
  return tierPrices.map(({ minQuantity, finalPriceCents }) => ({
    minQuantity,
    finalNetPrice: eurosOf(finalPriceCents),
    finalNetPriceText: moneyText(finalPriceCents, viewer.language),
  }))
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
