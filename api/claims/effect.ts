import type { Outcome } from '../../contract/claims/supplier-claims.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { Problem } from '../http/problem.ts'
import type { StockLine } from '../products/stock.ts'
import type { ClaimLineRow } from './queries.ts'
import { openOf, toSendOf, type ClaimStep } from './steps.ts'

/** What a step does to the lines of a claim, and to money and goods. */
export type Effect = {
  /** The claim's lines after the step. */
  lines: ClaimLineRow[]
  /** By SKU, pieces that are paid back and pieces that leave now. */
  refunded: Map<string, number>
  sent: Map<string, number>
  /** Pieces that are to be sent from now on, and those that are not after all. */
  promised: StockLine[]
  released: StockLine[]
}
type Acting = { lines: ClaimLineRow[]; outcome: Outcome; language: Language }

const nothing = ({ lines }: Acting): Effect => ({
  lines,
  refunded: new Map(),
  sent: new Map(),
  promised: [],
  released: [],
})

const effects: Partial<Record<ClaimStep['action'], (acting: Acting) => Effect>> = {
  ANSWER: answer,
  SHIP: send,
  REFUND_INSTEAD: refundInstead,
}

/** Throws VALIDATION for pieces that the claim has not got. */
export const effectOf = (action: ClaimStep['action'], acting: Acting): Effect => (effects[action] ?? nothing)(acting)

function answer(acting: Acting): Effect {
  const { lines, outcome, language } = acting
  const t = texts(language).claims.replies
  const refused = (sentence: string) => Problem.of('VALIDATION', undefined, { fieldErrors: { outcome: sentence } })
  if (new Set(outcome.map(({ productSkuId }) => productSkuId)).size < outcome.length) throw refused(t.lineTwice)
  const granted = outcome.map(({ productSkuId, refunded, replaced }) => {
    const line = lines.find(({ skuId }) => skuId === productSkuId)
    if (!line) throw refused(t.notInClaim(productSkuId))
    if (refunded + replaced > openOf(line)) throw refused(t.tooMany(productSkuId, openOf(line)))
    return { skuId: productSkuId, refunded, replaced }
  })
  return {
    ...nothing(acting),
    lines: lines.map((line) => {
      const { refunded = 0, replaced = 0 } = granted.find(({ skuId }) => skuId === line.skuId) ?? {}
      return {
        ...line,
        refundedQuantity: line.refundedQuantity + refunded,
        replacedQuantity: line.replacedQuantity + replaced,
      }
    }),
    refunded: mapOf(granted.map(({ skuId, refunded }) => ({ skuId, quantity: refunded }))),
    promised: granted.map(({ skuId, replaced }) => ({ skuId, quantity: replaced })).filter(hasPieces),
  }
}

const piecesToSend = (lines: ClaimLineRow[]): StockLine[] =>
  lines.map((line) => ({ skuId: line.skuId, quantity: toSendOf(line) })).filter(hasPieces)

function send(acting: Acting): Effect {
  const sent = piecesToSend(acting.lines)
  const lines = acting.lines.map((line) => ({ ...line, resentQuantity: line.replacedQuantity }))
  return { ...nothing(acting), lines, sent: mapOf(sent) }
}

function refundInstead(acting: Acting): Effect {
  const released = piecesToSend(acting.lines)
  const lines = acting.lines.map((line) => ({
    ...line,
    refundedQuantity: line.refundedQuantity + toSendOf(line),
    replacedQuantity: line.resentQuantity,
  }))
  return { ...nothing(acting), lines, refunded: mapOf(released), released }
}

const hasPieces = ({ quantity }: StockLine) => quantity > 0
const mapOf = (lines: StockLine[]) => new Map(lines.filter(hasPieces).map(({ skuId, quantity }) => [skuId, quantity]))
