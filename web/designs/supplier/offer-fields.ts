import type { SupplierDesignPage } from '../../../contract/designs/supplier-designs.ts'
import { numberFormat } from '../../../contract/platform/formats.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { readNumber } from '../../change-sets/supplier/logic/read-number.ts'
import { berlinMinuteOf, instantOf } from '../../desk/time/berlin.ts'

/** An offer as it is typed. */
export type OfferFields = {
  unitPrice: string
  setupFee: string
  boxes: string
  leadTimeDays: string
  /** The last day, '2026-12-24'. */
  validUntil: string
  message: string
}

const VALID_MS = 30 * 86_400_000
const style = { minimumFractionDigits: 2, useGrouping: false }
const amounts = { de: numberFormat('de-DE', style), en: numberFormat('en-GB', style) }

/** Begins with the terms of the last offer. */
export function firstFields(
  { quantity, plain, lastOffer }: Pick<SupplierDesignPage, 'quantity' | 'plain' | 'lastOffer'>,
  { now, language }: { now: number; language: Language },
): OfferFields {
  const amount = (euros: number | undefined) => (euros === undefined ? '' : amounts[language].format(euros))
  return {
    unitPrice: amount(lastOffer?.unitPrice),
    setupFee: amount(lastOffer?.setupFee),
    boxes: String(Math.ceil((lastOffer?.minQuantity ?? quantity) / plain.countPerBox)),
    leadTimeDays: lastOffer ? String(lastOffer.leadTimeDays) : '',
    validUntil: berlinMinuteOf(new Date(now + VALID_MS)).slice(0, 10),
    message: '',
  }
}

/** What is sent; what is no number or no day arrives as such, and is refused there. */
export const offerOf = (fields: OfferFields, countPerBox: number, language: Language) => ({
  unitPrice: readNumber(fields.unitPrice, language),
  setupFee: readNumber(fields.setupFee, language),
  minQuantity: piecesOf(fields, countPerBox, language),
  leadTimeDays: readNumber(fields.leadTimeDays, language),
  validUntil: instantOf(`${fields.validUntil}T23:59`)?.toISOString() ?? '',
})

export const piecesOf = ({ boxes }: Pick<OfferFields, 'boxes'>, countPerBox: number, language: Language) =>
  readNumber(boxes, language) * countPerBox

/** The price of the goods without a print at a quantity. */
export const plainPriceAt = ({ prices }: SupplierDesignPage['plain'], quantity: number) =>
  prices.findLast(({ fromQuantity }) => fromQuantity <= quantity) ?? prices[0]!
