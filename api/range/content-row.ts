import { discounted, discountOf } from '../../contract/change-sets/terms.ts'
import { eurosOf } from '../../contract/platform/money.ts'
import { emptyContent, type Content, type Field } from '../../contract/range/content.ts'
import { cleanHtml } from '../products/clean-html.ts'
import { foodOf } from '../products/changes/goods-facts.ts'
import { contentText } from '../products/pack.ts'
import { pictureOfArticle } from '../products/pictures/picture-of-article.ts'
import { slugOf } from '../products/product-address.ts'
import type { ContentColumns, DetailRow, FoodRow, NewContent, StoredContent } from '../products/changes/content.ts'
import type { RangeCategory } from './queries.ts'

/** What a product says, as its rows have it. Of one that was never published nothing is said. */
export function contentOf(row: StoredContent, category: RangeCategory): Content {
  const content = emptyContent(row.categorySlug)
  if (row.status === 'DRAFT') return content
  return { ...content, ...saleOf(row, category), ...packOf(row), ...textsOf(row), ...factsOf(row) }
}

const textsOf = (row: StoredContent) => ({
  nameDe: row.nameDe,
  nameEn: row.nameEn,
  brand: row.brand,
  descriptionDe: row.descriptionDe,
  descriptionEn: row.descriptionEn,
  isOrganic: row.isOrganic,
  isExclusive: row.isExclusive,
  photos: row.picture.photos ?? [],
  attributes: row.attributes,
  variantGroup: row.variantGroup ?? '',
  variantOptions: row.variantOptions,
})

const saleOf = (row: StoredContent, category: RangeCategory) => ({
  price: eurosOf(row.priceCents),
  priceUnit: row.priceUnit,
  discount: discountOf(row) / 100 || null,
  msrp: row.msrpCents === null ? null : eurosOf(row.msrpCents),
  tiers: row.tierPrices.map((tier) => ({ fromQuantity: tier.minQuantity, price: eurosOf(tier.finalPriceCents) })),
  taxRate: row.taxRateBp === category.taxRateBp ? null : row.taxRateBp / 100,
  deposits: row.deposits.map(({ code, perPieces }) => ({ code, perPieces })),
})

const packOf = ({ supplierSku, gtin, contentAmount, contentUnit, countPerBox, minimumQuantity }: StoredContent) => ({
  supplierSku,
  gtin: gtin ?? '',
  contentAmount,
  contentUnit,
  countPerBox,
  minimumQuantity,
})

function factsOf({ food, facts }: StoredContent) {
  const { boxGtin = '', palletGtin = '', boxesPerPallet = null, boxWeight = null } = facts
  const { manufacturer = null, responsible = null, warningsDe = '', warningsEn = '', lucidNumber = '' } = facts
  const { fibres = '', weeeNumber = '', inapplicable = [] } = facts
  return {
    boxGtin,
    palletGtin,
    boxesPerPallet,
    boxWeight,
    manufacturer,
    responsible,
    warningsDe,
    warningsEn,
    lucidNumber,
    fibres,
    weeeNumber,
    inapplicable: inapplicable as Content['inapplicable'],
    ...(food && foodOf(food)),
  }
}

type Written = { content: Content; row: StoredContent; category: RangeCategory }
type Write = (written: Written) => Partial<ContentColumns>

const cents = (euros: number) => Math.round(euros * 100)

const price: Write = ({ content }) => {
  const priceCents = cents(content.price!)
  return { priceCents, finalPriceCents: discounted(priceCents, Math.round((content.discount ?? 0) * 100)) }
}
const picture: Write = ({ content, row }) => ({ picture: pictureOf(content, row) })
const pack: Write = ({ content }) => ({
  countPerBox: content.countPerBox!,
  minimumQuantity: content.minimumQuantity ?? content.countPerBox!,
})

/** The columns that a field is written into; those of `details` stand in `product_detail`. */
const columns: Partial<Record<Field, Write>> = {
  nameDe: (written) => ({ nameDe: written.content.nameDe.trim(), ...names(written), ...picture(written) }),
  nameEn: (written) => names(written),
  brand: ({ content: { brand } }) => ({ brand: brand.trim(), brandSlug: slugOf(brand) }),
  category: ({ category }) => ({ categorySlug: category.slug, rootCategorySlug: category.rootSlug }),
  isOrganic: ({ content: { isOrganic } }) => ({ isOrganic }),
  isExclusive: ({ content: { isExclusive } }) => ({ isExclusive }),
  photos: picture,
  price,
  priceUnit: ({ content: { priceUnit } }) => ({ priceUnit: priceUnit! }),
  discount: price,
  msrp: ({ content: { msrp } }) => ({ msrpCents: msrp === null ? null : cents(msrp) }),
  tiers: ({ content: { tiers } }) => ({
    tierPrices: tiers.map((tier) => ({ minQuantity: tier.fromQuantity!, finalPriceCents: cents(tier.price!) })),
  }),
  supplierSku: ({ content: { supplierSku } }) => ({ supplierSku: supplierSku.trim() }),
  gtin: ({ content: { gtin } }) => ({ gtin: gtin || null }),
  contentAmount: (written) => ({ contentAmount: written.content.contentAmount!, ...picture(written) }),
  contentUnit: (written) => ({ contentUnit: written.content.contentUnit, ...picture(written) }),
  countPerBox: pack,
  minimumQuantity: pack,
  variantGroup: ({ content: { variantGroup } }) => ({ variantGroup: variantGroup.trim() || null }),
  variantOptions: ({ content: { variantOptions } }) => ({ variantOptions }),
  deposits: ({ content: { deposits } }) => ({
    deposits: deposits.map(({ code, perPieces }) => ({ code, perPieces: perPieces! })),
  }),
}

// Without an English name there is the German one.
const names: Write = ({ content }) => ({ nameEn: content.nameEn.trim() || content.nameDe.trim() })

/** The studio's carton bears the name of what is in it, until there is a picture. */
function pictureOf({ nameDe, contentAmount, contentUnit, photos }: Content, { picture: recipe }: StoredContent) {
  const isCarton = recipe.archetype === 'carton' && recipe.layout === 'plain'
  const size = contentText({ contentAmount: contentAmount ?? 1, contentUnit }, 'de')
  const { photos: _, ...drawn } = isCarton ? pictureOfArticle({ nameDe: nameDe.trim(), size }) : recipe
  return photos.length > 0 ? { ...drawn, photos } : drawn
}

const foodFields: Field[] = [
  'legalName',
  'ingredients',
  'allergens',
  'additives',
  'nutrition',
  'storage',
  'storageEn',
  'origin',
  'instructions',
]
const factFields: Field[] = [
  'boxGtin',
  'palletGtin',
  'boxesPerPallet',
  'boxWeight',
  'manufacturer',
  'responsible',
  'warningsDe',
  'warningsEn',
  'lucidNumber',
  'fibres',
  'weeeNumber',
  'inapplicable',
]

/** What is written where these fields have changed. The content is checked: what a product needs is there. */
export function columnsOf(written: Written, changed: readonly Field[]): NewContent {
  const { content, category } = written
  const product = Object.assign(
    {},
    ...changed.map((field) => columns[field]?.(written) ?? {}),
  ) as Partial<ContentColumns>
  if (changed.includes('taxRate') || changed.includes('category'))
    product.taxRateBp = content.taxRate === null ? category.taxRateBp : Math.round(content.taxRate * 100)
  return { product, detail: detailOf(written, changed) }
}

function detailOf({ content, row }: Written, changed: readonly Field[]): Partial<DetailRow> {
  const has = (fields: Field[]) => changed.some((field) => fields.includes(field))
  const facts = Object.fromEntries(factFields.map((field) => [field, content[field]]))
  return {
    ...(has(['descriptionDe']) && { descriptionDe: cleanHtml(content.descriptionDe) }),
    ...(has(['descriptionEn']) && { descriptionEn: cleanHtml(content.descriptionEn) }),
    ...(has(['attributes']) && { attributes: content.attributes }),
    ...(has(foodFields) && { food: foodRowOf(content, row.food) }),
    ...(has(factFields) && { facts: { ...row.facts, ...facts } }),
  }
}

function foodRowOf(content: Content, before: FoodRow | null): FoodRow | null {
  const { legalName, ingredients, allergens, additives, nutrition, storage, storageEn, origin, instructions } = content
  const { contained, traces, absent, statedAt } = allergens
  const isFood =
    [legalName, ingredients, instructions].some((text) => text.trim() !== '') ||
    storage.trim() !== '' ||
    contained.length + traces.length + absent.length + additives.length > 0 ||
    Object.values(nutrition).some((value) => value !== null)
  if (!isFood) return null
  return {
    ...before,
    legalName: legalName.trim(),
    ingredients: ingredients.trim(),
    allergens: contained,
    traces,
    absent,
    statedAt,
    additives,
    nutrition,
    // Follows from the content of a piece.
    netQuantity: '',
    storage: storage.trim(),
    storageEn: storageEn.trim(),
    origin: origin.trim() || null,
    instructions: instructions.trim(),
  }
}
