import type { categoriesReplies as en } from '../../en/categories/replies.ts'

export const categoriesReplies: typeof en = {
  noRoot: 'Diese Hauptkategorie gibt es nicht, oder sie ist archiviert.',
  noPicture: 'Es gibt kein Bild mit diesem Namen.',
  reservedPath: 'Diese Adresse hat schon eine andere Seite des Shops.',
  takenPath: (name) => `Diese Adresse hat „${name}“.`,
  footerOfRoots: 'Nur Hauptkategorien stehen in der Fußzeile.',
  footerFull: (most) => `In der Fußzeile ist Platz für ${most}. Nimm zuerst eine heraus.`,
  attributes: {
    sameKey: 'Diesen Schlüssel hat hier schon ein Merkmal.',
    sameLabel: 'So heißt hier schon ein Merkmal.',
    archivedKind:
      'Unter diesem Schlüssel gibt es ein archiviertes Merkmal anderer Art. Hol es zurück oder nimm einen anderen.',
    usedKind: (goods) =>
      `${goods === 1 ? 'Ein Artikel nennt' : `${goods.toLocaleString('de')} Artikel nennen`} dieses Merkmal schon, ` +
      'deshalb bleiben Art und Einheit. Lege ein neues an und nimm dieses heraus.',
    noChoices: 'Nenne mindestens eine Wahl.',
    sameChoice: 'Diese Wahl gibt es schon.',
    formerChoice: (value) => `Eine andere Wahl hieß früher „${value}“, und Artikel nennen sie noch so.`,
    unknownChoice: 'Diese Wahl gibt es nicht mehr.',
    unreadable: 'Buchstaben oder Ziffern gehören dazu.',
    namedByLaw: (name) => `„${name}“ muss hier von Rechts wegen genannt werden und bleibt.`,
    noReason: 'Sag in ein paar Worten, warum.',
  },
  moveRefusals: {
    SAME: 'Sie steht schon dort.',
    ITSELF: 'Eine Kategorie kann nicht unter sich selbst stehen.',
    NO_ROOT: 'Diese Hauptkategorie gibt es nicht, oder sie ist archiviert.',
    HAS_LEAVES: 'Unter dieser Kategorie stehen andere, und es gibt nur zwei Ebenen. Sie müssen zuerst umziehen.',
    HAS_GOODS: 'In dieser Kategorie stehen Waren, auch archivierte zählen. Waren stehen nur in der unteren Ebene.',
  },
}
