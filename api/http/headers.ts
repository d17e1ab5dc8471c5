import type { FastifyInstance } from 'fastify'

/** Headers of every answer, errors included (promises.md, security baseline). */
export const securityHeaders = {
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

/** HSTS for a site that is reached by https. */
export const transportSecurity = (origin: string): Record<string, string> =>
  origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}

/** What an answer of the API carries besides its body. */
export const apiHeadersOf = (origin: string, requestId: string) => ({
  ...apiHeaders,
  ...transportSecurity(origin),
  'x-request-id': requestId,
})

export function setApiHeaders(fastify: FastifyInstance, origin: string) {
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers(apiHeadersOf(origin, request.id))
  })
}
