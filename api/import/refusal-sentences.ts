import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { OrderFault } from './catalogues/update-order.ts'
import type { Refusal, RefusalReason, StockNote, UnusableReason } from './refusal.ts'

/** 'gtin: … ', the sentence without its line. */
export function refusalText({ column, reason }: Omit<Refusal, 'line'>, language: Language): string {
  const sentence = texts(language).import.refusals[reason.code] as (it: RefusalReason) => string
  return `${column ? `${column}: ` : ''}${sentence(reason)}`
}

/** 'Line 7, gtin: … .' */
export function refusalSentence({ line, column, reason }: Refusal, language: Language): string {
  const { refusal, refusals } = texts(language).import
  const sentence = refusals[reason.code] as (it: RefusalReason) => string
  return refusal(line, column, sentence(reason))
}

export function noteSentence({ line, reason }: StockNote, language: Language): string {
  const { refusal, notes } = texts(language).import
  const sentence = notes[reason.code] as (it: StockNote['reason']) => string
  return refusal(line, 'stock', sentence(reason))
}

export function orderSentence(fault: OrderFault | null, language: Language): string | null {
  if (!fault) return null
  const sentence = texts(language).imports.replies.order[fault.code] as (it: OrderFault) => string
  return sentence(fault)
}

export function unusableSentence(reason: UnusableReason, language: Language): string {
  const sentence = texts(language).import.unusable[reason.code] as (it: UnusableReason) => string
  return sentence(reason)
}
