import { moneyText } from '../../contract/platform/money.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { Product } from '../../contract/products.ts'
import { depositCentsOf, depositName, perPiece, type Deposit } from '../../contract/trade/deposits.ts'
import { texts } from '../../texts/texts.ts'
import type { PricedRow, ProductRow } from './product-row.ts'

type Pack = Pick<PricedRow, 'countPerBox' | 'contentAmount' | 'contentUnit'>

/** 'Karton 6 Stück', 'Karton 8 × 1 kg', or the content alone of what is sold singly. */
export function packText(pack: Pack, language: Language): string {
  const t = texts(language).catalogue.replies
  const isPiece = pack.contentUnit === 'PIECE' && pack.contentAmount === 1
  if (pack.countPerBox === 1) return contentText(pack, language)
  return isPiece ? t.boxOfPieces(pack.countPerBox) : t.boxOfContents(pack.countPerBox, contentText(pack, language))
}

/** Whether a single one is a pack of several, as 100 cups: quantities then count packs. */
export const isPackOf = ({ contentAmount, contentUnit }: Omit<Pack, 'countPerBox'>): boolean =>
  contentUnit === 'PIECE' && contentAmount > 1

/** The unit of their quantities (UN/ECE Rec 20 and 21): packages or pieces. */
export const unitCodeOf = (isPack: boolean | undefined) => (isPack ? 'XPK' : 'H87')
export const isPackCode = (unitCode: string | null | undefined): boolean => unitCode === 'XPK'

// Making a format takes longer than a whole card.
const numbers = {
  de: new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 }),
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 }),
}

/** '500 g', '1,5 kg', '0,7 l', '100 Stück'. */
export function contentText({ contentAmount, contentUnit }: Omit<Pack, 'countPerBox'>, language: Language): string {
  const t = texts(language).catalogue.replies
  const number = numbers[language]
  if (contentUnit === 'PIECE') return t.pieces(number.format(contentAmount))
  if (contentUnit === 'G' && contentAmount < 1000) return `${number.format(contentAmount)} g`
  return `${number.format(contentAmount / 1000)} ${contentUnit === 'G' ? 'kg' : 'l'}`
}

/** 'zzgl. 3,10 € Pfand' of a case; null where nothing is lent. */
export function caseDepositText(
  { deposits, countPerBox }: Pick<ProductRow, 'deposits' | 'countPerBox'>,
  language: Language,
) {
  return texts(language).catalogue.replies.deposit(moneyText(depositCentsOf(deposits, countPerBox), language))
}

/** All that goods come in, for their page. Items are sorted by what they hold, so the bottle stands first. */
export function depositFor(deposits: Deposit[], language: Language): Product['deposit'] {
  const [first] = deposits
  if (!first) return null
  const t = texts(language).catalogue.replies
  const items = deposits.map((deposit) =>
    t.depositItem(depositName(deposit, language), moneyText(deposit.cents, language), deposit.perPieces),
  )
  return {
    perUnit: perPiece(deposits),
    perUnitText: moneyText(perPiece(deposits) * 100, language),
    type: first.way,
    text: t.depositOf[first.way](items.join(', ')),
  }
}
