import type { categoriesReplies as en } from '../../en/categories/replies.ts'

export const categoriesReplies: typeof en = {
  noRoot: 'Diese Hauptkategorie gibt es nicht, oder sie ist archiviert.',
  noPicture: 'Es gibt kein Bild mit diesem Namen.',
  reservedPath: 'Diese Adresse hat schon eine andere Seite des Shops.',
  takenPath: (name) => `Diese Adresse hat „${name}“.`,
  footerOfRoots: 'Nur Hauptkategorien stehen in der Fußzeile.',
  footerFull: (most) => `In der Fußzeile ist Platz für ${most}. Nimm zuerst eine heraus.`,
  moveRefusals: {
    SAME: 'Sie steht schon dort.',
    ITSELF: 'Eine Kategorie kann nicht unter sich selbst stehen.',
    NO_ROOT: 'Diese Hauptkategorie gibt es nicht, oder sie ist archiviert.',
    HAS_LEAVES: 'Unter dieser Kategorie stehen andere, und es gibt nur zwei Ebenen. Sie müssen zuerst umziehen.',
    HAS_GOODS: 'In dieser Kategorie stehen Waren, auch archivierte zählen. Waren stehen nur in der unteren Ebene.',
  },
}
