import type { operatorCarousels as en } from '../../en/operator/carousels.ts'

export const operatorCarousels: typeof en = {
  summary: 'festlegen, was die Reihen der Startseite zeigen und in welcher Reihenfolge',
  actions: {
    list: {
      takes: [],
      explains:
        'Listet die Karussells in ihrer Reihenfolge auf; eines, das gerade nichts zu zeigen hat, ist nicht zu sehen.',
    },
    add: {
      takes: ['<Kürzel>'],
      explains: 'Fügt ein Karussell unter den anderen an.',
      options: {
        'title-de': ["'<Text>'", 'nötig: der Titel auf Deutsch'],
        'title-en': ["'<Text>'", 'nötig: dasselbe auf Englisch'],
        slot: ['<HIGHLIGHTS>', 'nötig: der Name des Platzes; Aktionen dieses Platzes sind darin zu sehen'],
        shows: [
          '<PROMOTION|POST|NEWEST|BESTSELLER|SALE|Kürzel>',
          'nötig: Aktionen, Beiträge des Magazins, Artikel nach einer Regel oder die der Kollektion mit diesem Kürzel',
        ],
        category: ['<Kürzel>', 'bei NEWEST, BESTSELLER und SALE: nur Artikel dieser Kategorie'],
        url: ['</collections/winter>', 'nötig: wohin „Mehr ansehen“ führt, im Shop und ohne Sprache'],
      },
    },
    change: {
      takes: ['<Kürzel>'],
      explains: 'Ändert, was angegeben ist, und lässt den Rest; ein anderes --shows vergisst die Kategorie.',
      options: {
        'title-de': ["'<Text>'", 'der Titel auf Deutsch'],
        'title-en': ["'<Text>'", 'dasselbe auf Englisch'],
        slot: ['<HIGHLIGHTS>', 'der Name des Platzes'],
        shows: ['<PROMOTION|POST|NEWEST|BESTSELLER|SALE|Kürzel>', 'was es zeigt, wie bei add'],
        category: ['<Kürzel>', 'nur Artikel dieser Kategorie'],
        url: ['</collections/winter>', 'wohin „Mehr ansehen“ führt'],
      },
    },
    remove: { takes: ['<Kürzel>'], explains: 'Nimmt ein Karussell weg; was es zeigte, bleibt.' },
    order: { takes: ['<Kürzel>…'], explains: 'Stellt diese Karussells in dieser Reihenfolge an den Anfang.' },
  },
  added: (slug) => `${slug} steht unter den anderen Karussells der Startseite.`,
  changed: (slug) => `${slug} ist geändert.`,
  removed: (slug) => `${slug} ist weggenommen.`,
  none: 'Es gibt keine.',
  nothing: 'Es fehlt, was sich ändern soll, etwa --title-de.',
  taken: (slug) => `Das Karussell ${slug} gibt es schon.`,
  noCarousel: (slug) => `Ein Karussell ${slug} gibt es nicht.`,
  noSource: (slug) => `Eine Kollektion oder Kategorie ${slug} gibt es nicht.`,
  badSlug: 'Das Kürzel muss aus Kleinbuchstaben, Ziffern und einzelnen Strichen bestehen, höchstens 80 Zeichen.',
  badTitle: '--title-de und --title-en müssen 1 bis 120 Zeichen haben.',
  badSlot: '--slot muss aus Großbuchstaben, Ziffern und Unterstrichen bestehen, höchstens 40 Zeichen.',
  badShows: '--shows muss PROMOTION, POST, NEWEST, BESTSELLER, SALE oder das Kürzel einer Kollektion sein.',
  badCategory: '--category passt nur zu NEWEST, BESTSELLER und SALE.',
  badUrl: '--url muss ein Pfad im Shop ohne Sprache sein, etwa „/collections/winter“.',
}
