import type { Claim, ClaimEntry } from '../../contract/claims/claims.ts'
import { moneyText } from '../../contract/platform/money.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { presentAttachment } from '../attachments/attach.ts'
import type { ClaimEntryRow, ClaimRow } from './read-queries.ts'
import { allowedClaimActions, openOf, type ClaimActor } from './steps.ts'

export function presentClaimEntry(row: ClaimEntryRow, language: Language): ClaimEntry {
  const { id: _, nameDe, nameEn, ...shown } = row
  return {
    ...shown,
    statusText: texts(language).claims.replies.statuses[row.status],
    productName: language === 'de' ? nameDe : nameEn,
  }
}

/** Who reads it: whose words it is in, and what they may see and do. */
export type ClaimReader = {
  actor: ClaimActor
  language: Language
  seesAmounts: boolean
  mayAct: boolean
  mayShip: boolean
}

export function presentClaim(row: ClaimRow, { actor, language, seesAmounts, mayAct, mayShip }: ClaimReader): Claim {
  const t = texts(language)
  const { orders, claims } = t
  const by = { BUYER: orders.replies.by, STORE: orders.replies.byForStore, TRESEN: orders.replies.byForOperator }[actor]
  const isAnswered = row.events.some(({ action }) => action === 'ANSWER')
  return {
    ...presentClaimEntry(row, language),
    orderId: row.orderId,
    orderNumber: row.orderNumber,
    openedBy: row.openedByName,
    lines: row.lines.map((line) => ({
      productSkuId: line.skuId,
      name: language === 'de' ? line.nameDe : line.nameEn,
      imageUrl: line.imageUrl,
      problem: line.problem,
      problemText: claims.replies.problems[line.problem],
      remedy: line.remedy,
      remedyText: claims.replies.remedies[line.remedy],
      quantity: line.quantity,
      isPack: line.isPack,
      refundedQuantity: line.refundedQuantity,
      replacedQuantity: line.replacedQuantity,
      resentQuantity: line.resentQuantity,
      refusedQuantity: isAnswered ? openOf(line) : 0,
    })),
    refunds: seesAmounts
      ? row.refunds.map(({ amountCents, status }) => ({
          amountText: moneyText(amountCents, language),
          status,
          statusText: orders.replies.refundStatuses[status],
        }))
      : [],
    timeline: row.events.map((event) => ({
      id: event.id,
      text: eventText(event, row.isPack, language),
      by: by[event.byWhom],
      at: new Date(event.at),
      words: event.words,
      amountText: seesAmounts && event.amountCents ? moneyText(event.amountCents, language) : null,
      attachments: event.files.map(presentAttachment),
    })),
    version: row.events.length,
    allowedActions: allowedClaimActions(row, actor).filter((action) => (action === 'SHIP' ? mayShip : mayAct)),
  }
}

// What a store or an operator has answered is named by what came of it.
function eventText(
  { action, status, amountCents, replacedPieces }: ClaimRow['events'][number],
  isPack: boolean,
  language: Language,
) {
  const { events, answers } = texts(language).claims.replies
  if (action !== 'ANSWER') return events[action]
  const parts = [
    amountCents && answers.refunded,
    replacedPieces && answers.replaced(replacedPieces, isPack),
    status === 'ANSWERED' && (amountCents || replacedPieces ? answers.restRefused : answers.refused),
  ].filter((part) => typeof part === 'string')
  return parts.join(', ') || answers.refused
}
