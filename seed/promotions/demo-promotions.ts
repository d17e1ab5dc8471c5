type DemoPromotion = {
  slug: string
  placement: 'HOME' | 'CATEGORY' | 'STORE' | 'SEARCH'
  /** Category or store. */
  place?: string
  slot: string
  picture: string
  url: string
  store?: string
  /** Days from the load; always on where not given. */
  days?: [number, number]
  de: string
  en: string
}

/** In the order they are shown. */
export const demoPromotions: DemoPromotion[] = [
  {
    slug: 'fruehstueck',
    placement: 'HOME',
    slot: 'HIGHLIGHTS',
    picture: 'covers/cover-42',
    url: '/collections/fruehstueck-fuer-vierzig-zimmer',
    de: 'Das Frühstück, über das Gäste reden',
    en: 'The breakfast guests talk about',
  },
  {
    slug: 'gedeckt',
    placement: 'HOME',
    slot: 'HIGHLIGHTS',
    picture: 'covers/cover-39',
    url: '/collections/gedeckter-tisch',
    de: 'Neu eindecken, Stück für Stück',
    en: 'Lay the table anew, piece by piece',
  },
  {
    slug: 'aperitif',
    placement: 'HOME',
    slot: 'HIGHLIGHTS',
    picture: 'heroes/hero-4',
    url: '/collections/bar-und-aperitif',
    de: 'Der Aperitif beginnt um fünf',
    en: 'Aperitif starts at five',
  },
  {
    slug: 'roesterei-der-woche',
    placement: 'HOME',
    slot: 'STORES',
    picture: 'covers/cover-44',
    url: '/stores/roesterei-tidemar',
    store: 'roesterei-tidemar',
    de: 'Rösterei Tidemar: freitags frisch geröstet',
    en: 'Rösterei Tidemar: roasted fresh on Fridays',
  },
  {
    slug: 'druck-der-pappelei',
    placement: 'HOME',
    slot: 'STORES',
    picture: 'covers/cover-26',
    url: '/stores/pappelei',
    store: 'pappelei',
    de: 'Pappelei: Becher mit deinem Motiv',
    en: 'Pappelei: cups with your own print',
  },
  {
    slug: 'weinhof-im-blick',
    placement: 'HOME',
    slot: 'STORES',
    picture: 'covers/cover-43',
    url: '/stores/weinhof-rebwiesel',
    store: 'weinhof-rebwiesel',
    de: 'Weinhof Rebwiesel: offene Weine für die Karte',
    en: 'Weinhof Rebwiesel: wines by the glass',
  },
  {
    slug: 'buerokaffee',
    placement: 'CATEGORY',
    place: 'kaffee-tee',
    slot: 'LISTING',
    picture: 'covers/cover-16',
    url: '/collections/kaffee-fuers-buero',
    de: 'Kaffee fürs Büro, fertig zusammengestellt',
    en: 'Coffee for the office, put together for you',
  },
  {
    slug: 'mehrweg-statt-einweg',
    placement: 'CATEGORY',
    place: 'to-go',
    slot: 'LISTING',
    picture: 'covers/cover-26',
    url: '/collections/to-go-und-mehrweg',
    de: 'Mehrweg anbieten, ohne umzuräumen',
    en: 'Offer reusables without rearranging',
  },
  {
    slug: 'espresso-lesen',
    placement: 'STORE',
    place: 'roesterei-tidemar',
    slot: 'LISTING',
    picture: 'covers/cover-01',
    url: '/magazine/espresso-den-ganzen-tag',
    store: 'roesterei-tidemar',
    de: 'Espresso, der den ganzen Tag gleich schmeckt',
    en: 'Espresso that tastes the same all day',
  },
  {
    slug: 'kueche',
    placement: 'SEARCH',
    slot: 'LISTING',
    picture: 'covers/cover-08',
    url: '/collections/kueche-die-traegt',
    de: 'Eine Küche, die trägt',
    en: 'A kitchen that holds',
  },
  {
    slug: 'weihnachtsmarkt',
    placement: 'HOME',
    slot: 'HIGHLIGHTS',
    picture: 'heroes/hero-1',
    url: '/collections/bar-und-aperitif',
    days: [30, 60],
    de: 'Warme Getränke für draußen',
    en: 'Warm drinks for outdoors',
  },
  {
    slug: 'gartensaison',
    placement: 'HOME',
    slot: 'HIGHLIGHTS',
    picture: 'heroes/hero-6',
    url: '/outdoor',
    days: [-120, -30],
    de: 'Stühle raus, der Garten öffnet',
    en: 'Chairs out, the garden opens',
  },
]

type DemoCarousel = {
  slug: string
  slot: string
  type: 'PROMOTION' | 'PRODUCT' | 'POST'
  url: string
  collection?: string
  rule?: 'NEWEST' | 'BESTSELLER' | 'SALE'
  category?: string
  de: string
  en: string
}

/** Of the home page, in their order. */
export const demoCarousels: DemoCarousel[] = [
  {
    slug: 'themen',
    slot: 'HIGHLIGHTS',
    type: 'PROMOTION',
    url: '/search',
    de: 'Gerade am Tresen',
    en: 'At the counter now',
  },
  {
    slug: 'neu',
    slot: 'NEW',
    type: 'PRODUCT',
    rule: 'NEWEST',
    url: '/search?sort=NEWEST',
    de: 'Neu im Sortiment',
    en: 'New in the range',
  },
  {
    slug: 'kaffee-beliebt',
    slot: 'COFFEE',
    type: 'PRODUCT',
    rule: 'BESTSELLER',
    category: 'kaffee-tee',
    url: '/kaffee-tee?sort=BESTSELLER',
    de: 'Kaffee und Tee',
    en: 'Coffee and tea',
  },
  {
    slug: 'haendler',
    slot: 'STORES',
    type: 'PROMOTION',
    url: '/stores',
    de: 'Lieferanten im Blick',
    en: 'Suppliers at a glance',
  },
  {
    slug: 'reduziert',
    slot: 'SALE',
    type: 'PRODUCT',
    rule: 'SALE',
    url: '/search?sale=true',
    de: 'Reduziert',
    en: 'Reduced',
  },
  {
    slug: 'gedeckter-tisch',
    slot: 'TABLE',
    type: 'PRODUCT',
    collection: 'gedeckter-tisch',
    url: '/collections/gedeckter-tisch',
    de: 'Der gedeckte Tisch',
    en: 'The laid table',
  },
  { slug: 'magazin', slot: 'MAGAZINE', type: 'POST', url: '/magazine', de: 'Aus dem Magazin', en: 'From the magazine' },
]
