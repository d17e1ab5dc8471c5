import { moneyText } from '../../contract/platform/money.ts'
import { numberFormat } from '../../contract/platform/formats.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { Content, Field } from '../../contract/range/content.ts'
import type { RangeCategory } from '../../contract/range/list.ts'
import { depositItems } from '../../contract/trade/deposits.ts'
import type { EditorTexts } from './texts.ts'

type Words = { t: EditorTexts; language: Language; categories: readonly RangeCategory[] }
type Spoken = { [F in Field]?: (value: Content[F], words: Words) => string }

const numbers = { de: numberFormat('de-DE', {}), en: numberFormat('en-GB', {}) }
/** A count as it is read, in groups of three. */
export const countText = (value: number, language: Language): string => numbers[language].format(value)
const euros = (value: number | null, { t, language }: Words) =>
  value === null ? t.nothing : moneyText(Math.round(value * 100), language)
const count = (value: number | null, { t, language }: Words) =>
  value === null ? t.nothing : countText(value, language)
const percent = (value: number | null, words: Words) => (value === null ? words.t.nothing : `${count(value, words)} %`)
const yesOrNo = (value: boolean, { t }: Words) => (value ? t.yes : t.no)

/** What is lent: an item by its name, an amount alone with its way. */
export function depositText(code: string, { t, language }: Pick<Words, 't' | 'language'>): string {
  if (code in depositItems) return t.safety.depositItems[code as keyof typeof depositItems]
  const [way, cents] = code.split('_') as ['EINWEG' | 'MEHRWEG', string]
  return `${t.safety.depositTypes[way]} ${moneyText(Number(cents), language)}`
}

/** Of what is more than a text or a number. */
const spoken: Spoken = {
  category: (slug, { categories }) => categories.find((category) => category.slug === slug)?.name ?? slug,
  descriptionDe: (html, { t }) => t.letters(plain(html).length),
  descriptionEn: (html, { t }) => t.letters(plain(html).length),
  isOrganic: yesOrNo,
  isExclusive: yesOrNo,
  photos: (photos, { t }) => t.photoCount(photos.length),
  price: euros,
  discount: percent,
  msrp: euros,
  taxRate: (value, words) => (value === null ? words.t.price.taxOfCategory : percent(value, words)),
  tiers: (tiers, words) =>
    tiers.map(({ fromQuantity, price }) => `${count(fromQuantity, words)}: ${euros(price, words)}`).join(' · '),
  contentUnit: (unit, { t }) => t.delivery.units[unit],
  variantOptions: (options) => Object.values(options).join(' · '),
  attributes: (attributes, { language }) => attributes.map((one) => one[language].value).join(' · '),
  allergens: ({ contained, traces, absent }, { t }) =>
    contained.length + traces.length + absent.length === 0
      ? t.nothing
      : contained.length === 0
        ? t.food.noneContained
        : contained.map((code) => t.food.allergens[code]).join(', '),
  additives: (codes, { t }) => codes.map((code) => t.food.additives[code]).join(', '),
  nutrition: (values, words) =>
    Object.values(values)
      .map((value) => count(value, words))
      .join(' · '),
  inapplicable: (names, { t }) => names.map((name) => t.legalFacts.labels[name]).join(', '),
  deposits: (deposits, words) =>
    deposits
      .map(
        ({ code, perPieces }) => `${depositText(code, words)} / ${count(perPieces, words)} ${words.t.delivery.pieces}`,
      )
      .join(' · '),
  manufacturer: (party, { t }) => party?.name ?? t.nothing,
  responsible: (party, { t }) => party?.name ?? t.nothing,
}

/** A value in few words, for what has changed. */
export function fieldText(field: Field, value: unknown, words: Words): string {
  const say = spoken[field] as ((value: unknown, words: Words) => string) | undefined
  const text = say ? say(value, words) : typeof value === 'number' ? count(value, words) : ((value as string) ?? '')
  return text === '' ? words.t.nothing : text
}

/** HTML as its letters alone. */
export const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
