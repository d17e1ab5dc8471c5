import { CLAIM_DAYS, RETURN_DAYS } from '../../../contract/claims/deadlines.ts'
import type { storesReplies as en } from '../../en/stores/replies.ts'

export const storesReplies: typeof en = {
  promoted: 'Empfohlene Lieferanten',
  punctual: (percent) => `${percent} % pünktlich`,
  leadTime: (min, max) => (min === max ? `${max} ${max === 1 ? 'Werktag' : 'Werktage'}` : `${min}–${max} Werktage`),
  sellsAgain: (moment) => `Bestellen geht wieder ab ${moment}.`,
  returnPolicy:
    'Bitte prüfe die Ware bei der Ankunft und reklamiere Schäden oder Fehlmengen sofort in der Bestellung (§ ' +
    `377 HGB); das geht bis ${CLAIM_DAYS} Tage nach der Lieferung. Eine Rückgabe lässt sich dort ` +
    `${RETURN_DAYS} Tage lang anfragen.`,
}
