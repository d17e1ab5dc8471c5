import type { operatorCollections as en } from '../../en/operator/collections.ts'

export const operatorCollections: typeof en = {
  summary: 'Kollektionen zusammenstellen',
  actions: {
    create: {
      takes: ['<Kürzel>'],
      explains: 'Legt eine leere Kollektion an.',
      options: {
        'title-de': ["'<Text>'", 'nötig: der Titel auf Deutsch'],
        'title-en': ["'<Text>'", 'nötig: dasselbe auf Englisch'],
        'text-de': ["'<Text>'", 'ein Satz unter dem Titel'],
        'text-en': ["'<Text>'", 'dasselbe auf Englisch'],
        picture: ['<cover-03>', 'nötig: ein Titelbild des Shops'],
        home: ['<Zahl>', 'der Platz auf der Startseite; sonst steht sie nicht dort'],
      },
    },
    list: { takes: [], explains: 'Listet die Kollektionen auf, die der Startseite zuerst.' },
    add: { takes: ['<Kürzel>', '<SKU>…'], explains: 'Fügt Artikel am Ende an.' },
    remove: { takes: ['<Kürzel>', '<SKU>…'], explains: 'Nimmt Artikel heraus.' },
    order: { takes: ['<Kürzel>', '<SKU>…'], explains: 'Stellt diese Artikel in dieser Reihenfolge an den Anfang.' },
  },
  created: (slug) => `${slug} gibt es jetzt unter /collections/${slug}.`,
  arranged: (slug, goods) => `${slug} hat ${goods} Artikel.`,
  goods: (count) => `${count} Artikel`,
  home: (rank) => `Startseite ${rank}`,
  none: 'Es gibt keine.',
  taken: (slug) => `Die Kollektion ${slug} gibt es schon.`,
  noCollection: (slug) => `Eine Kollektion ${slug} gibt es nicht.`,
  noProduct: (skuIds) => `Diese Artikel gibt es nicht: ${skuIds}.`,
  notInIt: (skuIds) => `Nicht in dieser Kollektion: ${skuIds}.`,
  badSlug: 'Das Kürzel muss aus Kleinbuchstaben, Ziffern und einzelnen Strichen bestehen, höchstens 80 Zeichen.',
  badTitle: '--title-de und --title-en müssen 1 bis 120 Zeichen haben.',
  badText: '--text-de und --text-en dürfen höchstens 500 Zeichen haben.',
  badPicture: '--picture muss ein Titelbild des Shops wie „cover-03“ sein.',
  badHome: '--home muss eine ganze Zahl von 1 bis 9999 sein.',
}
