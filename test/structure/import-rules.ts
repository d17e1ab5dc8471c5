/** docs/architecture.md as data: which root may import which other roots, and which packages ('node:' stands for Node). */
export const roots: Record<string, { roots: string[]; packages: string[] | 'any' }> = {
  contract: { roots: [], packages: ['zod'] },
  texts: { roots: ['contract'], packages: [] },
  api: { roots: ['contract', 'texts'], packages: 'any' },
  web: {
    roots: ['contract', 'texts'],
    packages: [
      'react',
      'react-dom',
      'react-router',
      '@tanstack/',
      'lucide-react',
      'uqr',
      '@visx/',
      'prosemirror-',
      'react-dropzone',
      '@simplewebauthn/browser',
      'react-hook-form',
      'tailwindcss',
      '@fontsource/',
      'zod',
    ],
  },
  server: { roots: ['contract', 'texts', 'api', 'web', 'seed'], packages: 'any' },
  seed: { roots: ['contract', 'texts', 'api'], packages: 'any' },
  // Somebody else's machine, as far as the shop can tell.
  sandbox: { roots: [], packages: 'any' },
  bin: { roots: ['contract', 'texts', 'api', 'sandbox', 'server', 'seed', 'test', 'bench', 'e2e'], packages: 'any' },
  bench: { roots: ['contract', 'texts', 'api', 'sandbox', 'server', 'seed', 'test', 'bin', 'e2e'], packages: 'any' },
  test: { roots: ['contract', 'texts', 'api', 'sandbox', 'server', 'seed'], packages: 'any' },
  e2e: { roots: ['contract', 'texts', 'web', 'api', 'sandbox', 'server', 'seed', 'test', 'bin'], packages: 'any' },
  db: { roots: [], packages: [] },
}

/** What only the browser's side may use. */
export const browserPackages = ['react', 'react-dom', 'react-router', '@tanstack/', 'lucide-react']

/** Which other slices of api a slice sees. */
export const slices: Record<string, string[]> = {
  account: [],
  webhooks: ['account'],
  desk: [],
  stores: [],
  products: ['stores'],
  listings: ['delivery', 'products'],
  offers: ['products', 'stores'],
  exclusive: ['products', 'stores'],
  import: ['change-sets', 'products'],
  'change-sets': ['products'],
  range: ['desk', 'products', 'stores', 'uploads'],
  'store-settings': ['range', 'stores'],
  content: ['exclusive', 'stores'],
  search: ['listings', 'products'],
  uploads: ['products'],
  previews: [],
  magazine: ['previews', 'products', 'uploads'],
  promotions: ['magazine', 'previews', 'products', 'uploads'],
  wishlist: ['products'],
  restock: ['products'],
  'saved-filters': [],
  ledger: [],
  attachments: ['products', 'uploads'],
  orders: ['delivery', 'ledger', 'products', 'promotions'],
  claims: ['attachments', 'orders', 'products'],
  messages: ['attachments', 'orders'],
  reviews: ['orders', 'products', 'stores'],
  designs: ['attachments', 'cart', 'exclusive', 'products', 'uploads'],
  delivery: ['products', 'range', 'stores'],
  cart: ['delivery', 'exclusive', 'products', 'promotions', 'stores'],
  'buyer-home': ['cart', 'products'],
  payments: ['ledger', 'orders'],
  payouts: ['ledger', 'payments'],
  books: ['orders'],
  sellers: ['account', 'attachments', 'ledger', 'orders', 'payouts', 'stores'],
  approvals: ['attachments'],
  audit: [],
  jobs: [],
  overview: ['approvals', 'orders'],
  buyers: ['account', 'orders'],
  checkout: ['account', 'cart', 'designs', 'orders', 'payments', 'products', 'promotions', 'stores'],
  'order-requests': ['account', 'cart', 'checkout'],
}

/** The same of web. */
const webSlices: Record<string, string[]> = {
  account: [],
  webhooks: ['account'],
  stores: [],
  'store-settings': [],
  content: ['products', 'stores'],
  delivery: [],
  products: ['delivery', 'stores'],
  listings: ['products', 'stores'],
  search: ['products', 'listings'],
  promotions: ['magazine', 'previews', 'products', 'uploads'],
  exclusive: [],
  reviews: [],
  wishlist: ['products'],
  restock: ['products'],
  'saved-filters': ['listings'],
  uploads: [],
  previews: [],
  magazine: ['previews', 'products', 'uploads'],
  orders: ['products', 'promotions', 'stores'],
  attachments: [],
  claims: ['attachments', 'orders'],
  messages: ['attachments'],
  designs: ['account', 'products', 'cart', 'change-sets'],
  cart: ['products', 'stores', 'promotions'],
  today: ['claims', 'messages', 'orders'],
  'buyer-home': ['cart', 'orders', 'products', 'stores'],
  payments: ['orders'],
  payouts: [],
  books: [],
  'change-sets': [],
  import: [],
  range: ['products', 'change-sets'],
  buyers: [],
  sellers: ['attachments'],
  overview: [],
  approvals: ['attachments', 'range'],
  audit: [],
  jobs: [],
  checkout: ['account', 'cart', 'products', 'designs', 'promotions', 'orders', 'payments'],
  'order-requests': ['cart', 'checkout', 'orders'],
}

const everyWebSlice = Object.keys(webSlices)

/** The parts of api beside the slices; app.ts at its root sees everything. */
export const apiParts: Record<string, string[]> = {
  platform: [],
  http: ['platform'],
  ...Object.fromEntries(Object.entries(slices).map(([slice, seen]) => [slice, ['http', 'platform', ...seen]])),
}

/** The parts of web from the bottom up. The files at its root see everything; all see paths.ts, the frame's entries routes.tsx. */
export const webParts: Record<string, string[]> = {
  platform: [],
  ui: ['frame', 'platform'],
  ...Object.fromEntries(
    Object.entries(webSlices).map(([slice, seen]) => [slice, ['ui', 'platform', 'frame', 'desk', ...seen]]),
  ),
  consent: ['ui', 'platform', 'frame'],
  // The frame of the workplaces; only their own pages use it (below).
  desk: ['ui', 'platform', 'frame', 'shell', 'account'],
  shell: ['ui', 'platform', 'frame', 'consent', ...everyWebSlice],
  pages: ['ui', 'platform', 'frame', 'shell', 'consent', ...everyWebSlice],
  frame: ['platform'],
  // Shows all of them, and nobody needs it.
  gallery: ['ui', 'platform', 'frame', 'shell', 'consent', 'pages', ...everyWebSlice],
}
