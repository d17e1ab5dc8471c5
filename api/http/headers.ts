import type { FastifyInstance } from 'fastify'

/** Headers of every answer, errors included (promises.md, security baseline). */
export const securityHeaders = {
  // Browsers heed it over HTTPS only (RFC 6797 section 8.1), so it does no harm on localhost.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
} as const

/** What is no page may load nothing. */
const apiHeaders = {
  ...securityHeaders,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
  vary: 'Authorization, X-Language',
} as const

export function setApiHeaders(fastify: FastifyInstance) {
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers(apiHeaders).header('x-request-id', request.id)
  })
}
