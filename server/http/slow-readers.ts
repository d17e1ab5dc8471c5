import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'

const limits = { checkMs: 1000, overMs: 10_000, leastBytes: 100_000 }
type Mark = { at: number; sent: number; waiting: number }

/**
 * Cuts connections whose reader takes less than ten kilobytes a second of what waits for it. Node cuts those that take
 * nothing at all for 15 s; one that takes a byte now and then would hold its reply for ever. What was written in one piece
 * counts as taken when all of it is.
 */
export function cutSlowReaders(fastify: FastifyInstance, times: Partial<typeof limits> = {}) {
  const { checkMs, overMs, leastBytes } = { ...limits, ...times }
  const marks = new Map<Socket, Mark | null>()

  fastify.addHook('onRequest', ({ raw: { socket } }, _, done) => {
    if (!marks.has(socket) && !socket.destroyed) {
      marks.set(socket, null)
      socket.once('close', () => marks.delete(socket))
    }
    done()
  })
  function check() {
    const now = performance.now()
    for (const [socket, mark] of marks) {
      const waiting = socket.writableLength
      const sent = socket.bytesWritten - waiting
      if (waiting === 0) marks.set(socket, null)
      else if (!mark || sent - mark.sent >= leastBytes) marks.set(socket, { at: now, sent, waiting })
      else if (now - mark.at >= overMs * (1 + mark.waiting / leastBytes)) socket.destroy()
    }
  }
  const timer = setInterval(check, checkMs).unref()
  fastify.addHook('onClose', async () => clearInterval(timer))
}
