import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi.ts'

/** GET /api/v1/openapi.json, written with the first call: all schemas take a tenth of a second of everybody's time. */
export function serveOpenApi(fastify: FastifyInstance, origin: string) {
  // One buffer for all who read it; a text would be copied for each.
  let written: Buffer | undefined
  fastify.get('/api/v1/openapi.json', async (_, reply) => {
    written ??= Buffer.from(JSON.stringify(openApiDocument(origin)))
    return reply.type('application/json; charset=utf-8').send(written)
  })
}
