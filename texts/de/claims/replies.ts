import type { claimsReplies as English } from '../../en/claims/replies.ts'
import { pieces } from '../pieces.ts'

export const claimsReplies: typeof English = {
  statuses: {
    OPEN: 'Wartet auf den Lieferanten',
    QUESTIONED: 'Rückfrage an den Käufer',
    ANSWERED: 'Beantwortet',
    CONTESTED: 'Bei Tresen',
    REPLACING: 'Ersatz kommt',
    CLOSED: 'Abgeschlossen',
    WITHDRAWN: 'Zurückgezogen',
  },
  problems: {
    DAMAGED: 'Beschädigt',
    MISSING: 'Fehlt',
    WRONG: 'Falsche Ware',
    EXPIRED: 'Abgelaufen',
    WARM: 'Warm angekommen',
  },
  remedies: {
    REFUND: 'Geld zurück',
    REPLACEMENT: 'Ersatz',
  },
  events: {
    OPEN: 'Reklamation eröffnet',
    WITHDRAW: 'Reklamation zurückgezogen',
    REPLY: 'Rückfrage beantwortet',
    ACCEPT: 'Antwort angenommen',
    CONTEST: 'Nicht angenommen, Tresen entscheidet',
    ASK: 'Rückfrage gestellt',
    SHIP: 'Ersatz versandt',
    REFUND_INSTEAD: 'Geld zurück statt Ersatz',
    EXTEND: 'Mehr Zeit für den Ersatz',
    CLOSE: 'Abgeschlossen, da niemand widersprochen hat',
  },
  answers: {
    refunded: 'Geld geht zurück',
    replaced: (count, isPack) => `${pieces(count, isPack)} ${count === 1 ? 'wird' : 'werden'} ersetzt`,
    refused: 'Abgelehnt',
    restRefused: 'der Rest ist abgelehnt',
  },
  lineTwice: 'Jeder Artikel darf nur einmal vorkommen.',
  notInDelivery: (skuId) => `Von ${skuId} wurde mit dieser Lieferung nichts versandt.`,
  notInClaim: (skuId) => `${skuId} gehört nicht zu dieser Reklamation.`,
  tooMany: (name, left, isPack) => `Von „${name}“ sind höchstens ${pieces(left, isPack)} möglich.`,
  wordsMissing: 'Bitte sag, warum; die andere Seite liest es.',
}
