import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Of the connections that owe a whole request, idle ones and those that say it slowly, so many may be open: beyond that the
 * one that has waited longest is cut. Each takes some 30 kB, and whoever opens thousands mostly pushes out the own ones.
 * What is being answered has bounds of its own.
 */
export function boundConnections(fastify: FastifyInstance, most: number): void {
  // The longest waiting first.
  const waiting = new Set<Socket>()
  function wait(socket: Socket) {
    if (socket.destroyed) return
    waiting.delete(socket)
    waiting.add(socket)
    const [longest] = waiting
    if (waiting.size > most) longest!.destroy()
  }

  fastify.server.on('connection', (socket: Socket) => {
    socket.once('close', () => waiting.delete(socket))
    wait(socket)
  })
  // Its body has been read by then.
  fastify.addHook('preHandler', ({ raw: { socket } }, _, done) => {
    waiting.delete(socket)
    done()
  })
  fastify.addHook('onResponse', ({ raw: { socket } }, _, done) => {
    wait(socket)
    done()
  })
}
