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
  stores: [],
  products: ['stores'],
  listings: ['products'],
  offers: ['products', 'stores'],
  exclusive: ['products', 'stores'],
  import: ['products'],
  content: ['exclusive', 'stores'],
  search: ['listings', 'products'],
  magazine: ['products'],
  promotions: ['magazine', 'products'],
  wishlist: ['products'],
  restock: ['products'],
  'saved-filters': [],
  orders: ['products', 'promotions'],
  reviews: ['orders', 'products', 'stores'],
  designs: ['cart', 'exclusive', 'products'],
  cart: ['exclusive', 'products', 'promotions'],
  'buyer-home': ['cart', 'products'],
  payments: ['orders'],
  checkout: ['account', 'cart', 'designs', 'orders', 'payments', 'products', 'promotions'],
}

/** The same of web. */
const webSlices: Record<string, string[]> = {
  account: [],
  stores: [],
  content: ['products', 'stores'],
  products: ['stores'],
  listings: ['products', 'stores'],
  search: ['products', 'listings'],
  promotions: ['products', 'magazine'],
  exclusive: [],
  wishlist: ['products'],
  restock: ['products'],
  'saved-filters': ['listings'],
  magazine: ['products'],
  orders: ['products', 'promotions', 'stores'],
  designs: ['account', 'products', 'cart'],
  cart: ['products', 'stores', 'promotions'],
  'buyer-home': ['cart', 'orders', 'products', 'stores'],
  payments: ['orders'],
  checkout: ['account', 'cart', 'products', 'designs', 'promotions', 'orders', 'payments'],
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
    Object.entries(webSlices).map(([slice, seen]) => [slice, ['ui', 'platform', 'frame', ...seen]]),
  ),
  consent: ['ui', 'platform', 'frame'],
  shell: ['ui', 'platform', 'frame', 'consent', ...everyWebSlice],
  pages: ['ui', 'platform', 'frame', 'shell', 'consent', ...everyWebSlice],
  frame: ['platform'],
  // Shows all of them, and nobody needs it.
  gallery: ['ui', 'platform', 'frame', 'shell', 'consent', 'pages', ...everyWebSlice],
}
