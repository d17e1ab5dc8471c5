import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../api/http/caller.ts'
import { openApiDocument } from '../../api/http/openapi.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { apiDocsPage, pagePolicy } from './api-docs-page.ts'

/** GET /api/docs: the published document to read, in English or with ?language=de (ADR 0010). Each is written once. */
export function apiDocsRoutes(fastify: FastifyInstance, origin: string): void {
  // Buffers, which all who read them share.
  const pages: Partial<Record<Language, Buffer>> = {}
  fastify.get('/api/docs', (request, reply) => {
    const parameter = (request.query as { language?: unknown }).language
    const language = parameter === 'de' || parameter === 'en' ? parameter : languageOf(request)
    return reply
      .headers({ 'content-security-policy': pagePolicy, 'cache-control': 'public, max-age=600' })
      .type('text/html; charset=utf-8')
      .send((pages[language] ??= Buffer.from(apiDocsPage(openApiDocument(origin), language, texts(language).apiDocs))))
  })
}
