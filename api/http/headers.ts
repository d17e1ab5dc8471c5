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

export function setApiHeaders(fastify: FastifyInstance, origin: string) {
  const headers = { ...apiHeaders, ...transportSecurity(origin) }
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
  })
}
