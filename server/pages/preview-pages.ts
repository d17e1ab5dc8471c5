import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../api/http/problem.ts'
import { limitConcurrency } from '../../api/platform/limit-concurrency.ts'
import { languages } from '../../contract/platform/languages.ts'
import type { CallAsVisitor, Rendered } from '../../web/rendering/renderer.ts'
import { localPath } from '../../web/paths.ts'
import { urlOf } from './page-url.ts'

export type Previews = {
  /** Which page a token shows; null where it shows none (any more). */
  pathOf: (token: string) => Promise<string | null>
  callIn: (token: string) => CallAsVisitor
}
/** `meta` tells the page that it is a preview; read by web/platform/preview.ts and early.ts. */
export type PreviewRender = { token: string; meta: string }

type PreviewOptions = {
  previews: Previews
  render: (preview: PreviewRender, key: string) => Promise<Rendered>
  headers: Record<string, string>
}

/**
 * Pages of the shop with drafts (decision 149), rendered anew each time: no cache keeps them, no search engine lists them, and they
 * alone may stand in a frame, of our own workplace. What is asked for without a living token is no page.
 */
export function mountPreviewPages(fastify: FastifyInstance, { previews, render, headers }: PreviewOptions): void {
  const inTurn = limitConcurrency({ atOnce: 1, waiting: 64 })
  for (const language of languages)
    fastify.get(localPath(language, '/preview/:token'), async (request: FastifyRequest, reply: FastifyReply) => {
      const { token } = request.params as { token: string }
      const url = urlOf(request.url)
      const path = url && /^[\w-]{27}$/.test(token) ? await previews.pathOf(token) : null
      if (path === null) throw Problem.of('NOT_FOUND')
      const meta = metaOf(token, url!.searchParams)
      const { status, html, failure } = await inTurn(() => render({ token, meta }, localPath(language, path)))
      if (failure) request.log.error({ err: failure }, 'A preview could not be rendered.')
      return reply
        .headers({ ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .status(status)
        .type('text/html; charset=utf-8')
        .send(html)
    })
}

const oneOf = (value: string | null, known: string[]) => (value !== null && known.includes(value) ? value : '')

const metaOf = (token: string, search: URLSearchParams) =>
  `<meta name="preview" content="${token}" data-as="${oneOf(search.get('as'), ['account'])}" data-scheme="${oneOf(search.get('scheme'), ['light', 'dark'])}">`
