import type { catalogueReplies as en } from '../../en/catalogue/replies.ts'

export const catalogueReplies: typeof en = {
  units: { G: 'kg', ML: 'l', PIECE: 'Stück', hundred: '100 Stück' },
  pieces: (count) => `${count} Stück`,
  boxOfPieces: (count) => `Karton ${count} Stück`,
  boxOfContents: (count, content) => `Karton ${count} × ${content}`,
  boxPrice: (amount, count) => (count === 1 ? `${amount} / Stück` : `${amount} / Karton à ${count}`),
  tier: (quantity, amount) => `ab ${quantity} Stück ${amount}`,
  offersFrom: (amount, stores) => `ab ${amount} bei ${stores} Lieferanten`,
  offers: (stores) => `${stores} Lieferanten`,
  facets: {
    category: 'Kategorie',
    brand: 'Marke',
    store: 'Lieferant',
    price: 'Preis (netto)',
    inStock: 'Auf Lager',
    sale: 'Reduziert',
    organic: 'Bio',
    minOrderMax: 'Mindestbestellwert',
    noMinimum: 'Ohne Mindestbestellwert',
    upTo: (amount) => `Bis ${amount}`,
    between: (low, high) => `${low} bis ${high}`,
  },
  sorts: {
    RELEVANCE: 'Empfohlen',
    NEWEST: 'Neueste',
    PRICE_ASC: 'Preis aufsteigend',
    PRICE_DESC: 'Preis absteigend',
    BESTSELLER: 'Meistgekauft',
    RATING: 'Beste Bewertung',
  },
  category: {
    description: (name) =>
      `${name} für Hotels, Cafés, Restaurants, Läden und Büros: im Karton, direkt vom Lieferanten.`,
    seoTitle: (name) => `${name} für Gastronomie und Gewerbe`,
  },
  store: { all: 'Lieferanten' },
  product: {
    description: (name, store) => `${name} von ${store}: im Karton für deinen Betrieb.`,
    delivery: (leadTime) => `Lieferzeit ${leadTime}`,
  },
  axes: {
    size: 'Größe',
    volume: 'Inhalt',
    colour: 'Farbe',
    color: 'Farbe',
    content: 'Inhalt',
    flavour: 'Sorte',
    material: 'Material',
    format: 'Format',
  },
}
