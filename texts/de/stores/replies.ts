import type { storesReplies as en } from '../../en/stores/replies.ts'

export const storesReplies: typeof en = {
  promoted: 'Empfohlene Lieferanten',
  leadTime: (min, max) => (min === max ? `${max} ${max === 1 ? 'Werktag' : 'Werktage'}` : `${min}–${max} Werktage`),
  returnPolicy:
    'Bitte prüfe die Ware bei der Ankunft und melde Schäden oder Fehlmengen sofort (§ 377 HGB). Eine Rückgabe lässt sich in der Bestellung innerhalb von 14 Tagen nach der Lieferung anfragen.',
}
