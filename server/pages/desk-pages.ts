import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../api/http/problem.ts'
import { limitConcurrency } from '../../api/platform/limit-concurrency.ts'
import { languages } from '../../contract/platform/languages.ts'
import { localPath, workplacePaths } from '../../web/paths.ts'
import { urlOf } from './page-url.ts'
import type { PageRenderer } from './render-in-thread.ts'

/**
 * The pages of the workplaces: frame and skeleton, without anything of an account. No cache keeps them, no search engine
 * lists them.
 */
export function mountDeskPages(
  fastify: FastifyInstance,
  renderer: PageRenderer,
  headers: Record<string, string>,
): void {
  const inTurn = limitConcurrency({ atOnce: 1, waiting: 64 })
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = urlOf(request.url)
    if (!url) throw Problem.of('NOT_FOUND')
    const { status, html, location, failure } = await inTurn(async () => renderer.render(await renderer.keyOf(url)))
    if (failure) request.log.error({ err: failure }, 'A page of a workplace could not be rendered.')
    reply.headers({ ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).status(status)
    if (location !== undefined) return reply.header('location', location).send()
    return reply.type('text/html; charset=utf-8').send(html)
  }
  for (const path of languages.flatMap((language) => workplacePaths.map((start) => localPath(language, start)))) {
    for (const url of [path, `${path}/*`]) fastify.route({ method: 'GET', url, handler })
  }
}
