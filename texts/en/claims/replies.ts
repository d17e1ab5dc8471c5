import { pieces } from '../pieces.ts'

export const claimsReplies = {
  statuses: {
    OPEN: 'Waits for the supplier',
    QUESTIONED: 'Question to the buyer',
    ANSWERED: 'Answered',
    CONTESTED: 'With Tresen',
    REPLACING: 'Replacement to come',
    CLOSED: 'Closed',
    WITHDRAWN: 'Withdrawn',
  },
  problems: {
    DAMAGED: 'Damaged',
    MISSING: 'Missing',
    WRONG: 'Wrong goods',
    EXPIRED: 'Past its date',
    WARM: 'Arrived warm',
  },
  remedies: {
    REFUND: 'Money back',
    REPLACEMENT: 'Replacement',
  },
  events: {
    OPEN: 'Claim opened',
    WITHDRAW: 'Claim withdrawn',
    REPLY: 'Question answered',
    ACCEPT: 'Answer accepted',
    CONTEST: 'Not accepted, Tresen decides',
    ASK: 'Question asked',
    SHIP: 'Replacement shipped',
    REFUND_INSTEAD: 'Money back in place of a replacement',
    EXTEND: 'More time for the replacement',
    CLOSE: 'Closed, as nobody objected',
  },
  answers: {
    refunded: 'Money goes back',
    replaced: (count: number, isPack?: boolean) => `${pieces(count, isPack)} ${count === 1 ? 'is' : 'are'} replaced`,
    refused: 'Refused',
    restRefused: 'the rest is refused',
  },
  lineTwice: 'Each product can only be there once.',
  notInDelivery: (skuId: string) => `Nothing of ${skuId} was sent with this delivery.`,
  notInClaim: (skuId: string) => `${skuId} is not part of this claim.`,
  tooMany: (name: string, left: number, isPack?: boolean) =>
    `Of '${name}' at most ${pieces(left, isPack)} ${left === 1 ? 'is' : 'are'} possible.`,
  wordsMissing: 'Please say why; the other side reads it.',
}
