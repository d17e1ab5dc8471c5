import { chosen, hashed } from './article-hash.ts'
import { tradeColumns, tradePrice } from './article-trade.ts'
import { cleaningFamilies } from './families/cleaning-families.ts'
import { furnitureFamilies } from './families/furniture-families.ts'
import { glassFamilies } from './families/glass-families.ts'
import { hotelFamilies } from './families/hotel-families.ts'
import { kitchenFamilies } from './families/kitchen-families.ts'
import { packagingFamilies } from './families/packaging-families.ts'
import { tableFamilies } from './families/table-families.ts'
import type { Content, Family, Model, Traits, Value } from './family.ts'
import type { Words } from './traits.ts'
import { goodsBrands } from './goods-brands.ts'
import type { GoodsBrandName } from './goods-brands.ts'
import { traitLabels } from './traits.ts'
import type { TraitKey } from './traits.ts'

/** An article as a line of the import: `row` has the columns that are filled, as they stand in the CSV. */
export type GoodsRow = { category: string; brand: string; row: Record<string, string> }

/** The articles of the demo shop that are not food, the same and in the same order every time. */
export function* goodsRows(): Iterable<GoodsRow> {
  const families = [
    ...tableFamilies,
    ...glassFamilies,
    ...kitchenFamilies,
    ...hotelFamilies,
    ...cleaningFamilies,
    ...packagingFamilies,
    ...furnitureFamilies,
  ]
  for (const family of families) yield* familyRows(family)
}

function* familyRows(family: Family): Iterable<GoodsRow> {
  for (const [index, model] of family.models.entries()) {
    const brand = model.brand ?? family.brands[index % family.brands.length]!
    for (const values of combinations(family, model)) {
      const article = articleOf(family, model, brand, values)
      yield { category: family.category, brand, row: rowOf(article) }
    }
  }
}

/** One value per axis, in every combination. */
function combinations({ axes }: Family, model: Model): Value[][] {
  return axes.reduce<Value[][]>(
    (found, axis, index) => {
      const values = index === 0 ? (model.values ?? axis.values) : axis.values
      return found.flatMap((chosenValues) => values.map((value) => [...chosenValues, value]))
    },
    [[]],
  )
}

type Article = ReturnType<typeof articleOf>

function articleOf(family: Family, model: Model, brand: GoodsBrandName, values: Value[]) {
  const layers = [...values.toReversed(), model, family]
  const first = <K extends 'box' | 'content' | 'picture' | 'finish' | 'palette'>(key: K) =>
    layers.find((layer) => layer[key] !== undefined)?.[key]
  const price = values.find((value) => value.price !== undefined)?.price ?? 1
  const factor = layers.reduce((product, layer) => product * (layer.factor ?? 1), 1)
  const group = `${family.category}/${brand}/${model.de}`
  return {
    family,
    model,
    brand,
    values,
    key: [group, ...values.map((value) => value.de)].join('/'),
    group,
    name: [nameIn(family, model, values, 0), nameIn(family, model, values, 1)] as Words,
    price: tradePrice(price * factor),
    box: first('box') ?? family.box,
    content: first('content') as Content | undefined,
    picture: (first('picture') ?? family.picture).replace('*', first('finish') ?? ''),
    palette: first('palette') ?? goodsBrands[brand].palette,
  }
}

function nameIn(family: Family, model: Model, values: Value[], language: 0 | 1): string {
  const texts = values.map(({ de, en }) => [de, en][language]!)
  const modelText = [model.de, model.en][language]!
  const pattern = family.name?.[language]
  if (!pattern) return [`${modelText} ${texts[0] ?? ''}`.trim(), ...texts.slice(1)].join(', ')
  return family.axes.reduce(
    (name, axis, index) => name.replace(`{${axis.key}}`, texts[index] ?? ''),
    pattern.replace('{model}', modelText),
  )
}

function rowOf(article: Article): Record<string, string> {
  const { family, brand, key, price, box } = article
  const [amount, unit] = article.content ?? [1, 'PIECE']
  return {
    supplier_sku: `${brand.slice(0, 3).toUpperCase()}-${String(100_000 + hashed(key, 'number', 900_000))}`,
    name_de: article.name[0],
    name_en: article.name[1],
    brand,
    category: family.category,
    ...tradeColumns({ key, price, box, minimum: family.minimum ?? box, isBulky: price > 60 }),
    content_amount: String(amount),
    content_unit: unit,
    ...(family.designable ? { designable: 'ja' } : {}),
    description_de: describe(article, 0),
    description_en: describe(article, 1),
    attributes: attributesOf(article),
    ...variantColumns(article),
    picture: pictureOf(article),
  }
}

const PACKED: ((packs: string) => Words)[] = [
  (packs) => [`Geliefert wird im Karton zu ${packs}.`, `Comes in cases of ${packs}.`],
  (packs) => [`Ein Karton enthält ${packs}.`, `One case holds ${packs}.`],
  (packs) => [`Verpackt zu ${packs} im Umkarton.`, `Packed ${packs} to an outer carton.`],
]

/** '20 Packungen mit je 25 Stück', or '12 Stück' of what is sold singly. */
function packsOf(box: number, content: Content | undefined): Words {
  if (content?.[1] !== 'PIECE' || content[0] === 1) return [`${box} Stück`, `${box} pieces`]
  return [`${box} Packungen mit je ${content[0]} Stück`, `${box} packs of ${content[0]}`]
}

function describe({ family, model, key, box, content }: Article, language: 0 | 1): string {
  const about = chosen(key, 'about', model.about ?? family.about)[language]
  const care = chosen(key, 'care', model.care ?? family.care)[language]
  const packed = box === 1 ? '' : `<p>${chosen(key, 'packed', PACKED)(packsOf(box, content)[language])[language]}</p>`
  return `<p>${model.use ? `${model.use[language]} ` : ''}${about}</p><p>${care}</p>${packed}`
}

function attributesOf({ family, model, values, content }: Article): string {
  const traits: Traits = { ...family.traits, ...model.traits }
  for (const [index, { trait }] of family.axes.entries()) traits[trait] = [values[index]!.de, values[index]!.en]
  if (content?.[1] === 'PIECE') traits.pieces_per_pack = [String(content[0]), String(content[0])]
  return (Object.keys(traitLabels) as TraitKey[])
    .flatMap((key) => {
      const words = traits[key]
      const [de, en] = traitLabels[key]
      return words ? [`${key}=${de}:${words[0]}=${en}:${words[1]}`] : []
    })
    .join('|')
}

/** A model with one article has no variants. */
function variantColumns({ family, model, values, group }: Article): Record<string, string> {
  if (combinations(family, model).length < 2) return {}
  const options = family.axes.map((axis, index) => `${axis.key}=${values[index]!.de}`)
  return { variant_group: group, variant_options: options.join('|') }
}

function pictureOf({ family, model, brand, values, picture, palette }: Article): string {
  const { layout, font, icon } = goodsBrands[brand]
  const sized = family.axes.findIndex(({ key }) => key === 'volume' || key === 'size' || key === 'content')
  const spoken = family.axes.findIndex(({ key }) => key === 'flavour' || key === 'material' || key === 'format')
  const texts = [brand, model.label ?? model.de, values[spoken]?.de ?? '', values[sized]?.de ?? '']
  return [picture, palette, layout, font, icon, ...texts.map((text) => text.replaceAll(':', ' '))].join(':')
}
