import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import type { CallAsVisitor, ServerEntry } from '../../web/rendering/renderer.ts'
import { isDeskPath } from '../../web/paths.ts'
import { devAssets } from '../pages/page-assets.ts'
import { mountPreviewPages, type Previews } from '../pages/preview-pages.ts'

type Headers = Record<string, string>
type DevOptions = { call: CallAsVisitor; origin: string; headers: Headers; framed: Headers; previews: Previews }

/** Pages rendered from the sources at each request, with hot reload; nothing is cached. */
export async function mountDevPages(fastify: FastifyInstance, options: DevOptions) {
  const vite = await createServer({
    // Vite's own loader writes the configuration to a file and removes it: the watching Node would start all over again.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: fastify.server }, ws: undefined },
    appType: 'custom',
  })
  // An open page holds a web socket, and the server ends only after its last connection.
  fastify.addHook('preClose', () => vite.close())
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) return done()
    // Vite's own files come without the header that forbids everything.
    reply.raw.removeHeader('content-security-policy')
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  const rendererOf = async (url: string, call: CallAsVisitor, meta = '') => {
    const entry = (await vite.ssrLoadModule('/web/frame/entry-server.tsx')) as ServerEntry
    const devHead = (await vite.transformIndexHtml(url, '<html><head></head></html>'))
      .replace(/^[\s\S]*<head>/, '')
      .replace(/<\/head>[\s\S]*$/, '')
    const site = isDeskPath(url) ? 'desk' : 'shop'
    const { origin } = options
    return entry.createRenderer({ site, assets: devAssets(meta + devHead, site), origin, callAsVisitor: call })
  }
  mountPreviewPages(fastify, {
    previews: options.previews,
    render: async ({ token, meta }, key) => (await rendererOf('/', options.previews.callIn(token), meta)).render(key),
    headers: options.framed,
  })
  fastify.get('/*', async (request, reply) => {
    const renderer = await rendererOf(request.url, options.call)
    const rendered = await renderer.render(renderer.keyOf(new URL(`http://localhost${request.url}`)))
    if (rendered.failure) request.log.error({ err: rendered.failure }, 'A page could not be loaded.')
    reply.headers(options.headers).header('cache-control', 'no-store').status(rendered.status)
    if (rendered.location !== undefined) return reply.header('location', rendered.location).send()
    return reply.type('text/html; charset=utf-8').send(rendered.html)
  })
  return { invalidate: () => {}, close: async () => {} }
}
