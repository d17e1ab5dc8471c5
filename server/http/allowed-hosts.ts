import type { FastifyInstance } from 'fastify'
import { apiHeadersOf } from '../../api/http/headers.ts'
import { Problem } from '../../api/http/problem.ts'

/** Whoever is on this machine: no other site can have a browser send these. */
const OWN = /^(localhost|127\.0\.0\.1|\[::1\])$/
/** Balancers ask by the address of a machine. */
const HEALTH = /^\/health\/(live|ready)(?=$|\?)/

/**
 * Answers under the name of PUBLIC_ORIGIN alone. Nothing is written from this header, but a cache in front stores by it, and a
 * browser whose name server lies would take this shop for another site.
 */
export function refuseOtherHosts(fastify: FastifyInstance, publicOrigin: string): void {
  const own = new URL(publicOrigin).hostname
  fastify.addHook('onRequest', (request, reply, done) => {
    const name = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase()
    if (name === own || OWN.test(name) || HEALTH.test(request.url)) return done()
    reply.headers(apiHeadersOf(publicOrigin, request.id))
    done(Problem.of('HOST_UNKNOWN'))
  })
}
