import { isServerAlive, stopServer } from './embedded-postgres-server.ts'
import type { Server } from './embedded-postgres-server.ts'

const CHECK_MS = 500

/**
 * Starts the server again when it ends by itself (out of memory, killed by mistake); until then queries reject.
 * A start that fails is tried again; PostgreSQL's own log tells why.
 */
export function superviseServer(first: Server, restart: () => Promise<Server>): { stop(): Promise<void> } {
  let server = first
  let restarting: Promise<void> | undefined
  const timer = setInterval(() => {
    if (restarting || isServerAlive(server)) return
    restarting = restart()
      .then((next) => void (server = next))
      .catch(() => {})
      .finally(() => (restarting = undefined))
  }, CHECK_MS).unref()
  return {
    async stop() {
      clearInterval(timer)
      await restarting
      await stopServer(server)
    },
  }
}
