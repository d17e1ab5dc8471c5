import type { GoodsBrandName } from './goods-brands.ts'
import type { TraitKey, Words } from './traits.ts'

export type Content = readonly [amount: number, unit: 'G' | 'ML' | 'PIECE']

/** What may differ from model to model and from value to value; the value's wins. */
type Particulars = {
  /** Pieces per case. */
  box?: number
  content?: Content
  /** Archetype of the picture; '*' stands for the finish. */
  picture?: string
  finish?: string
  /** Tint of the archetype or palette of its label. */
  palette?: string
  /** Times the price. */
  factor?: number
}

/** A value of an axis: a size, a colour … `price` is net for a piece, in euros. */
export type Value = Particulars & { de: string; en: string; price?: number }

/** The keys whose names the product page knows. */
export type AxisKey = 'size' | 'volume' | 'colour' | 'content' | 'flavour' | 'material' | 'format'
export type Axis = { key: AxisKey; trait: TraitKey; values: Value[] }
export type Traits = Partial<Record<TraitKey, Words>>

/** Articles that are variants of each other. */
export type Model = Particulars & {
  de: string
  en: string
  brand?: GoodsBrandName
  traits?: Traits
  /** Stand in for the values of the first axis. */
  values?: Value[]
  /** What this model is for; stands before the family's text. */
  use?: Words
  /** Instead of the family's. */
  about?: Words[]
  care?: Words[]
  /** Text on the printed good; the German name of the model without it. */
  label?: string
}

export type Family = Particulars & {
  category: string
  /** Models take them in turns. */
  brands: readonly GoodsBrandName[]
  picture: string
  box: number
  /** Fewest pieces of an order; a case without it. */
  minimum?: number
  designable?: true
  /** With {model} and the keys of the axes in braces; '{model} {first}, {second}' without it. */
  name?: Words
  models: Model[]
  axes: Axis[]
  traits: Traits
  /** One of each makes a description: what it is and does, how it is used or cared for. */
  about: Words[]
  care: Words[]
}

/** '0,3 l' reads '0.3 l' in English. */
export const wordsOf = (text: string | Words): Words =>
  typeof text === 'string' ? [text, text.replaceAll(/(\d),(\d)/g, '$1.$2').replaceAll('Stück', 'pieces')] : text

export function value(text: string | Words, price?: number, more: Particulars = {}): Value {
  const [de, en] = wordsOf(text)
  return { de, en, ...(price === undefined ? {} : { price }), ...more }
}

/** A value that multiplies the price of the other axes. */
export const times = (text: string | Words, factor: number, more: Particulars = {}): Value =>
  value(text, undefined, { ...more, factor })

export const model = (de: string, en: string, factor = 1, more: Partial<Model> = {}): Model => ({
  de,
  en,
  factor,
  ...more,
})

export const pieces = (amount: number): Content => [amount, 'PIECE']
export const millilitres = (amount: number): Content => [amount, 'ML']
export const grams = (amount: number): Content => [amount, 'G']

/** An axis whose values have a price of their own. */
export const priced = (key: AxisKey, trait: TraitKey, ...values: [text: string | Words, price: number][]): Axis => ({
  key,
  trait,
  values: values.map(([text, price]) => value(text, price)),
})
