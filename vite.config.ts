import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'
import { iconSprite } from './bin/build/icon-sprite.ts'

// Of the contract only what holds no schema: those come with the first call.
// Many pages of an account have a form or open a window, a visitor's first page does neither.
// The first load writes nothing, has no cart and names no day.
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\/(?!.*\/(mutationObserver|useMutation|useMutationState|useIsFetching)\.)/
const SHARED =
  /\/web\/(?!cart\/|platform\/(cart-texts|dates|forms|writes\/use-write)|ui\/fields\/(FieldFrame|FormRefusal|TextField)|ui\/windows\/)|\/contract\/platform\/(formats|images|languages|money|quantities|request|sorts)\.ts/
// What nearly every page with goods has; a file of its own for each would cost more in round trips than in bytes.
const BROWSE =
  /\/(JsonLd|Breadcrumbs|Pagination|Chip|Stars|StoreTile|card-slots|use-page-query|orderable-quantities|amount-text|listing-search|use-tracked|Accordion|use-early-choice|Rating|rating-text|discount|PriceGate|ProductBadges|FailedLine|use-swipe|listing-view|price-unit)\.tsx?|\/contract\/platform\/(money|quantities|filters)\.ts/

// The texts that come with every page, with what they import, as the words of quantities: other texts need these as well.
const FIRST_TEXTS = ['de', 'en'].map((language) => ({
  name: `texts-${language}`,
  test: new RegExp(`/texts/${language}/web-texts\\.ts`),
}))

// What comes with the first call of a page's parts, whoever asks.
const CONTRACTS = /\/contract\/(magazine|products|promotions|stores|platform\/(paging|values))\.ts/
// What a buyer's home page has: two dozen small files would wait for each other, as browsers open six connections.
const BUYING =
  /\/web\/(buyer-home\/(?!BuyerHome\.)|wishlist\/)|\/web\/(cart\/(stepper\/|mini-cart\/(AddedDetail|mini-cart)\.|use-cart\.|pending-quantities|quantity-text)|orders\/order-filters|platform\/(cart-texts|dates|writes\/(leaving|saver))|delivery\/short-days|products\/ProductLine|ui\/fields\/QuantityStepper)|\/texts\/(de|en)\/cart\/screen\.ts/
const WRITES =
  /\/(mutationObserver|useMutation|useMutationState|useIsFetching)\.|\/web\/platform\/writes\/(once|use-press|use-write)/

// The names of what buyers' own pages and the dialog of a sign-in import would travel with every public page: they are read
// one after the other.
const buyerPages = new Set([
  ...readdirSync(join(import.meta.dirname, 'web/pages/account'), { encoding: 'utf8', recursive: true }).map((name) =>
    basename(name, '.tsx'),
  ),
  'Checkout',
  'CheckoutControl',
  'CheckoutSuccess',
  'SignInDialog',
])
const isOfBuyers = (file: string) => buyerPages.has(/([^/]+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? '')
const modulePreload = {
  polyfill: false,
  resolveDependencies: (file: string, imported: string[]) => (isOfBuyers(file) ? [] : imported),
}

// What every page of the workplaces has; tables and charts come with the pages that show them.
const DESK_VENDOR = /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core))\//

// Declaring a schema, an endpoint or a context has no effect of its own: unused ones are left out.
const treeshake = {
  manualPureFunctions: [
    'z',
    'endpoint',
    'plainText',
    'requiredText',
    'pageOf',
    'createContext',
    'lazyPart',
    'spriteIcon',
    'numberFormat',
    'dateFormat',
  ],
  propertyReadSideEffects: false as const,
}

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as { version: string }
const define = { TRESEN_VERSION: JSON.stringify(version) }

// The workplaces of suppliers and operators (desk-routes.tsx): a bundle of its own, so that the shop's holds nothing of them.
const desk: EnvironmentOptions = {
  define,
  consumer: 'client',
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    assetsDir: 'assets/desk',
    manifest: '.vite/desk.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: DESK_VENDOR },
            { name: 'schemas', test: /node_modules\/zod\// },
            { name: 'icons', test: /lucide-react/, minShareCount: 2 },
          ],
        },
      },
      input: ['web/desk/entry-desk.tsx', 'web/platform/early.ts'],
      treeshake,
    },
  },
}

/** Browser and server bundles; `bin/build` builds both, `server/pages/pages.ts` serves them. */
export default defineConfig(({ command }) => ({
  plugins: [react(), tailwind(), iconSprite(join(import.meta.dirname, 'web')), compressed(), escaped()],
  publicDir: 'web/public',
  builder: {
    async buildApp(builder) {
      await builder.build(builder.environments.client!)
      await builder.build(builder.environments.desk!)
      await builder.build(builder.environments.ssr!)
    },
  },
  environments: {
    client: {
      define,
      build: {
        outDir: 'dist/client',
        manifest: true,
        // A font or picture as a data URL would travel inside the stylesheet of every page.
        assetsInlineLimit: 0,
        modulePreload,
        rollupOptions: {
          output: {
            // One file compresses better than several, and stays in the browser's cache when only our code changes.
            codeSplitting: {
              groups: [
                { name: 'vendor', test: VENDOR },
                { name: 'schemas', test: /node_modules\/zod\// },
                { name: 'shared', test: SHARED, minShareCount: 24 },
                { name: 'icons', test: /lucide-react/, minShareCount: 2 },
                { name: 'browse', test: BROWSE },
                ...FIRST_TEXTS,
                {
                  name: 'account',
                  test: /\/contract\/(account|platform\/password)\.ts/,
                  includeDependenciesRecursively: false,
                },
                { name: 'contracts', test: CONTRACTS, includeDependenciesRecursively: false },
                { name: 'writes', test: WRITES, includeDependenciesRecursively: false },
                { name: 'buying', test: BUYING, includeDependenciesRecursively: false },
              ],
            },
          },
          input: ['web/frame/entry-client.tsx', 'web/platform/early.ts'],
          treeshake,
        },
      },
    },
    desk,
    ssr: {
      // The build bundles the packages as well, so that React renders as in production whatever NODE_ENV says.
      define: { ...define, ...(command === 'build' && { 'process.env.NODE_ENV': JSON.stringify('production') }) },
      resolve: { noExternal: command === 'build' ? true : undefined },
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        // Its text stays in memory as long as the server runs.
        minify: true,
        // One file: a server goes on rendering while the next version is built beneath it.
        rollupOptions: { input: 'web/frame/entry-server.tsx', output: { codeSplitting: false } },
      },
    },
  },
}))

/** Writes the server's bundle in ASCII: V8 holds a text with one other sign in it in two bytes a sign. */
function escaped(): Plugin {
  return {
    name: 'escaped',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle)) {
        const path = join(dir!, name)
        const escape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
        await writeFile(path, (await readFile(path, 'utf8')).replace(/[\u0080-\uffff]/g, escape))
      }
    },
  }
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Writes `.br` and `.gz` beside each text asset of the browser's bundle. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    applyToEnvironment: ({ name }) => name !== 'ssr',
    // After everything is written: Vite still changes chunks while it generates them.
    async writeBundle({ dir }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))
      await Promise.all(
        texts.map(async (name) => {
          const path = join(dir!, name)
          const source = await readFile(path)
          const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
          await writeFile(`${path}.br`, await compressBrotli(source, { params }))
          await writeFile(`${path}.gz`, await compressGzip(source, { level: 9 }))
        }),
      )
    },
  }
}
