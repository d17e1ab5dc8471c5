import type { FastifyInstance } from 'fastify'
import { endpoints } from '../contract/api.ts'
import { setApiHeaders } from './http/headers.ts'
import { openApiDocument } from './http/openapi.ts'
import { answerProblems } from './http/problem-reply.ts'
import { visitorCalls, type Api, type CallAsVisitor } from './http/serve.ts'
import type { Deps } from './platform/deps.ts'

/** Mounts the whole API on a Fastify instance; one line per slice. Returns the calls the page loaders use. */
export function createApi(fastify: FastifyInstance, deps: Deps): { callAsVisitor: CallAsVisitor; api: Api } {
  const api: Api = { fastify, served: new Map(), identify: async () => null, onImpersonatedWrite: async () => {} }
  setApiHeaders(fastify)
  answerProblems(fastify, api)

  fastify.get('/api/v1/openapi.json', async () => openApiDocument(endpoints, deps.origin))
  return { callAsVisitor: visitorCalls(api), api }
}
