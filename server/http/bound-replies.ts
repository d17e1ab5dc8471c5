import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../../api/http/problem.ts'

const limits = {
  /** Of all replies that are under way, in bytes. */
  maxBytes: 64 * 2 ** 20,
  /** How long a reader may take before it is cut to make room for another; until then the other one is refused. */
  maxWaitMs: 5000,
  /** Requests of one connection that wait for the answer before theirs. No browser and no usual proxy sends two. */
  maxPipelined: 16,
}

/** Smaller ones are not counted. */
const COUNTED_FROM = 4096
/** Larger ones are handed to the socket in parts, each when the one before it was read. */
const STREAMED_FROM = 100_000
const PART_BYTES = 64 * 1024
/** What a stream holds on its way: its own buffer and the socket's. */
const HELD_BY_STREAM = 128 * 1024

/**
 * Bounds what slow readers hold in memory (promises.md, I14): a connection has one answer at a time, and all answers under
 * way have a sum. Beyond it the reader that has taken longest is cut; if none has taken long, the new one gets UNAVAILABLE.
 */
export function boundReplies(fastify: FastifyInstance, options: Partial<typeof limits> = {}): void {
  const { maxPipelined, ...bound } = { ...limits, ...options }
  const held = holdReplies(bound)
  const waiting = new WeakMap<Socket, (() => void)[]>()

  fastify.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const before = waiting.get(socket)
    if (before && before.length >= maxPipelined) socket.destroy()
    // What was read of a connection that is closed is not begun.
    if (socket.destroyed) return
    const next = before ?? []
    waiting.set(socket, next)
    reply.raw.once('close', () => {
      const begin = next.shift()
      if (begin && !socket.destroyed) begin()
      else waiting.delete(socket)
    })
    if (before) before.push(done)
    else done()
  })

  fastify.addHook('onSend', async (_, reply, payload) => {
    const size = sizeOf(payload)
    if (size >= COUNTED_FROM && !held.hold(reply.raw, payload)) {
      if (payload instanceof Readable) payload.destroy()
      throw Problem.of('UNAVAILABLE')
    }
    if (payload instanceof Readable || size < STREAMED_FROM) return payload
    reply.header('content-length', size)
    return Readable.from(partsOf(payload as string | Uint8Array), { objectMode: false })
  })
}

/** Replies in the order they were begun. A buffer that several are sent, as one that is kept, is held once. */
function holdReplies({ maxBytes, maxWaitMs }: { maxBytes: number; maxWaitMs: number }) {
  const replies = new Map<ServerResponse, { content: object; size: number; since: number }>()
  const readers = new Map<object, number>()
  let bytes = 0

  function letGo(response: ServerResponse) {
    const reply = replies.get(response)
    if (!reply) return
    replies.delete(response)
    const others = readers.get(reply.content)! - 1
    if (others > 0) readers.set(reply.content, others)
    else {
      readers.delete(reply.content)
      bytes -= reply.size
    }
  }

  function cutSlowest(): boolean {
    const [slowest] = replies
    if (!slowest || performance.now() - slowest[1].since < maxWaitMs) return false
    letGo(slowest[0])
    slowest[0].destroy()
    return true
  }

  return {
    /** False where there is no room for it. */
    hold(response: ServerResponse, payload: unknown): boolean {
      // Every socket gets a copy of a text.
      const content = payload instanceof Uint8Array ? payload : response
      const size = sizeOf(payload)
      const lacksRoom = () => !readers.has(content) && bytes > 0 && bytes + size > maxBytes
      while (lacksRoom()) if (!cutSlowest()) return false
      if (!readers.has(content)) bytes += size
      readers.set(content, (readers.get(content) ?? 0) + 1)
      replies.set(response, { content, size, since: performance.now() })
      response.once('close', () => letGo(response))
      return true
    },
  }
}

function* partsOf(payload: string | Uint8Array) {
  const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload
  for (let start = 0; start < bytes.length; start += PART_BYTES) yield bytes.subarray(start, start + PART_BYTES)
}

function sizeOf(payload: unknown): number {
  if (typeof payload === 'string') return Buffer.byteLength(payload)
  if (payload instanceof Uint8Array) return payload.byteLength
  return payload instanceof Readable ? HELD_BY_STREAM : 0
}
