import type { FastifyInstance } from 'fastify'
import { Server } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** How long a connection may be idle; Node adds a second, so that a client gives up first. */
export const KEEP_ALIVE_MS = 5000
const LONGEST_MS = KEEP_ALIVE_MS + 2000

/**
 * Once the server is told to close: no new connections, every reply says `Connection: close`, and idle connections are left
 * until they are used once more or time out. Cut at once, as closing does by itself, a request that is on its way there
 * would be lost.
 */
export function endConnectionsGently(fastify: FastifyInstance): void {
  fastify.addHook('preClose', async () => {
    // The close of node:http would cut the idle ones.
    Server.prototype.close.call(fastify.server)
    const started = performance.now()
    while ((await countConnections(fastify.server)) > 0 && performance.now() - started < LONGEST_MS) await delay(20)
  })
}

const countConnections = (server: Server) =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
