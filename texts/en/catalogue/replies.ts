const pieces = (count: string) => (count === '1' ? '1 piece' : `${count} pieces`)

export const catalogueReplies = {
  units: { G: 'kg', ML: 'l', PIECE: 'piece', hundred: '100 pieces' },
  pieces,
  boxOfPieces: (count: number) => `Case of ${count}`,
  boxOfContents: (count: number, content: string) => `Case ${count} × ${content}`,
  deposit: (amount: string) => `plus ${amount} deposit`,
  back: (day: string) => `Back in stock on ${day}`,
  depositItem: (name: string, amount: string, pieces: number) =>
    pieces === 1 ? `${name} ${amount}` : `${name} (${pieces} pieces) ${amount}`,
  depositOf: {
    EINWEG: (items: string) => `single-use: ${items}`,
    MEHRWEG: (items: string) => `returnable: ${items}`,
  },
  boxPrice: (amount: string, count: number, isPack: boolean) =>
    count === 1 ? `${amount} / ${isPack ? 'pack' : 'piece'}` : `${amount} / case of ${count}`,
  tier: (quantity: number, amount: string, unit: 'case' | 'pack' | 'piece') =>
    `from ${quantity}\u00a0${{ case: 'cs', pack: 'packs', piece: 'pieces' }[unit]} ${amount}`,
  offersFrom: (amount: string, stores: number) => `from ${amount} at ${stores} suppliers`,
  offers: (stores: number) => `${stores} suppliers`,
  facets: {
    category: 'Category',
    brand: 'Brand',
    store: 'Supplier',
    price: 'Net price',
    inStock: 'In stock',
    sale: 'Reduced',
    organic: 'Organic',
    reusable: 'Returnable deposit',
    arrivesBy: 'Delivery by',
    arrivesOn: (day: string) => `Delivery by ${day}`,
    leadMax: 'Delivery time',
    withinDays: (days: number) => (days === 1 ? 'within 1 working day' : `within ${days} working days`),
    content: 'Content',
    box: 'Pack',
    minOrderMax: 'Minimum order',
    noMinimum: 'No minimum order',
    upTo: (amount: string) => `Up to ${amount}`,
    between: (low: string, high: string) => `${low} to ${high}`,
  },
  boxKinds: { single: 'Single', 'to-6': 'Case of up to 6', 'to-12': 'Case of 7 to 12', larger: 'Case of more than 12' },
  sorts: {
    RELEVANCE: 'Recommended',
    NEWEST: 'Newest',
    PRICE_ASC: 'Price, low to high',
    PRICE_DESC: 'Price, high to low',
    BESTSELLER: 'Most ordered',
    RATING: 'Best rated',
  },
  category: {
    description: (name: string) =>
      `${name} for hotels, cafés, restaurants, shops and offices: by the case, straight from the supplier.`,
    seoTitle: (name: string) => `${name}, wholesale`,
  },
  store: { all: 'Suppliers' },
  product: {
    description: (name: string, store: string) => `${name} from ${store}: by the case for your business.`,
    delivery: (leadTime: string) => `Delivery time ${leadTime}`,
  },
  axes: {
    size: 'Size',
    volume: 'Volume',
    colour: 'Colour',
    color: 'Colour',
    content: 'Content',
    flavour: 'Flavour',
    material: 'Material',
    format: 'Format',
  },
}
