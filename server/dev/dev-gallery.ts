import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { languages } from '../../contract/platform/languages.ts'
import type { Language } from '../../contract/platform/values.ts'
import { localPath } from '../../web/paths.ts'
import { contentSecurityPolicy } from '../pages/content-security-policy.ts'

const ROOT = join(import.meta.dirname, '../..')
const PATH = '/dev/ui'
const SOURCES = ['web', 'texts', 'contract'].map((name) => join(ROOT, name))
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const HEADERS = { 'content-security-policy': contentSecurityPolicy, 'cache-control': 'no-store' }

/**
 * /dev/ui: every component in every state (web/gallery). Mounted in development only; a bundle of its own, built into
 * `folder` when it is asked for and what it is made of has changed, so that the shop's bundles know nothing of it.
 */
export function devGalleryRoutes(fastify: FastifyInstance, { folder }: { folder: string }): void {
  const build = buildWhenStale(folder)
  for (const language of languages)
    fastify.get(localPath(language, PATH), async (_, reply) => {
      await build()
      return reply.headers(HEADERS).type('text/html; charset=utf-8').send(documentIn(language))
    })
  fastify.get<{ Params: { file: string } }>(`${PATH}/:file`, async (request, reply) => {
    const { file } = request.params
    const type = types[extname(file)]
    const known = type && (await readdir(folder).catch((): string[] => [])).includes(file)
    if (!known) return reply.callNotFound()
    return reply
      .headers(HEADERS)
      .type(type)
      .send(await readFile(join(folder, file)))
  })
}

const documentIn = (language: Language) => `<!doctype html><html lang="${language}"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1"><title>UI</title>\
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${PATH}/gallery.css">\
<script type="module" src="${PATH}/gallery.js"></script></head><body><div id="root"></div></body></html>`

function buildWhenStale(folder: string) {
  let builtAt = 0
  let building: Promise<void> | undefined
  async function buildAnew() {
    const changedAt = await newestOf(SOURCES)
    if (changedAt <= builtAt) return
    await build(folder)
    builtAt = changedAt
  }
  return () =>
    (building ??= buildAnew().finally(() => {
      building = undefined
    }))
}

async function newestOf(folders: string[]) {
  const listed = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })))
  const files = listed.flat().filter((entry) => entry.isFile())
  const stats = await Promise.all(files.map(({ parentPath, name }) => stat(join(parentPath, name))))
  return Math.max(...stats.map(({ mtimeMs }) => mtimeMs))
}

async function build(folder: string) {
  const [vite, { default: react }, { default: tailwind }] = await Promise.all([
    import('vite'),
    import('@vitejs/plugin-react'),
    import('@tailwindcss/vite'),
  ])
  await vite.build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    base: `${PATH}/`,
    publicDir: false,
    plugins: [react(), tailwind()],
    // Components in a state of the gallery belong to a buyer or to a visitor, whoever has opened it.
    resolve: {
      alias: [{ find: /^\.{1,2}\/(.+\/)?viewer\.ts$/, replacement: join(ROOT, 'web/gallery/shown-viewer.ts') }],
    },
    build: {
      outDir: folder,
      // A page that is just loading still finds the chunks it was built with.
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rollupOptions: {
        input: { gallery: join(ROOT, 'web/gallery/entry-gallery.tsx') },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  })
}
