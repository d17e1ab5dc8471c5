import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { answerProblems } from '../../api/http/problem-reply.ts'
import { boundReplies } from './bound-replies.ts'

// More than the system's own buffers of two sockets take, so that it stays with the server.
const SIZE = 20_000_000
const open = Buffer.alloc(SIZE, 'k')
const opened: { close(): unknown }[] = []
afterEach(async () => {
  for (const open of opened.splice(0).toReversed()) await open.close()
})

async function openServer(limits: Parameters<typeof boundReplies>[1]) {
  const fastify = Fastify({ forceCloseConnections: true })
  opened.push(fastify)
  let begun = 0
  const sockets: Socket[] = []
  boundReplies(fastify, limits)
  answerProblems(fastify, { fastify, served: new Map() } as never)
  fastify.get('/own', ({ raw }, reply) => {
    begun++
    sockets.push(raw.socket)
    return reply.headers({ 'content-encoding': 'identity', 'cache-control': 'public' }).send(Buffer.alloc(SIZE, 'o'))
  })
  fastify.get('/open', (_, reply) => reply.send(open))
  fastify.get('/text', async () => ({ text: 'ü'.repeat(SIZE / 2) }))
  fastify.get('/small', async () => ({ isSmall: true }))
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  const { port } = fastify.server.address() as AddressInfo
  return {
    begun: () => begun,
    /** Bytes that wait for the readers of `/own` beyond what the system took. */
    waiting: () => sockets.map((socket) => socket.writableLength),
    get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': 'identity' } }),
    /** A connection that asks so often and reads nothing until it is resumed. */
    async askAndWait(path: string, times = 1): Promise<Socket> {
      const socket = connect(port, '127.0.0.1').pause()
      socket.on('error', () => {})
      opened.push({ close: () => socket.destroy() })
      await once(socket, 'connect')
      socket.write(`GET ${path} HTTP/1.1\r\nhost: tresen.test\r\n\r\n`.repeat(times))
      return socket
    },
  }
}

test('the next request of a connection is begun when the answer before it was read', async () => {
  const server = await openServer({})
  const socket = await server.askAndWait('/own', 3)
  await expect.poll(() => server.begun()).toBe(1)
  expect((await server.get('/small')).status).toBe(200)
  expect(server.begun()).toBe(1)
  let received = 0
  socket.on('data', (chunk: Buffer) => (received += chunk.length)).resume()
  await expect.poll(() => received).toBeGreaterThan(3 * SIZE)
  expect(server.begun()).toBe(3)
})

test('a connection with more waiting requests than any client sends is closed', async () => {
  const server = await openServer({ maxPipelined: 4 })
  const socket = await server.askAndWait('/own', 6)
  socket.resume()
  await once(socket, 'close')
  expect(server.begun()).toBeLessThanOrEqual(1)
})

test('beyond the sum the slowest reader is cut and the next one served', async () => {
  const server = await openServer({ maxBytes: 2.5 * SIZE, maxWaitMs: 0 })
  const slow = [await server.askAndWait('/own'), await server.askAndWait('/own')]
  await expect.poll(() => server.begun()).toBe(2)
  expect((await server.get('/own').then(bytesOf)).length).toBe(SIZE)
  for (const socket of slow) socket.resume()
  // Cut in the middle of its answer; the other one gets all of it.
  await once(slow[0]!, 'close')
  expect(slow[0]!.bytesRead).toBeLessThan(SIZE)
  await expect.poll(() => slow[1]!.bytesRead).toBeGreaterThan(SIZE)
})

test('as long as nobody has been slow for long, the next large reply is refused and a small one is not', async () => {
  const server = await openServer({ maxBytes: 1.5 * SIZE, maxWaitMs: 60_000 })
  await server.askAndWait('/own')
  await expect.poll(() => server.begun()).toBe(1)
  const refused = await server.get('/own')
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(refused.headers.get('content-encoding')).toBeNull()
  expect(refused.headers.get('cache-control')).toContain('no-store')
  expect((await server.get('/small')).status).toBe(200)
})

test('a large reply waits in parts, not as a whole, and arrives whole', async () => {
  const server = await openServer({})
  const socket = await server.askAndWait('/own')
  await expect.poll(() => server.waiting()[0]).toBeGreaterThan(0)
  expect(server.waiting()[0]).toBeLessThan(200_000)
  socket.resume()
  await expect.poll(() => socket.bytesRead).toBeGreaterThan(SIZE)
  const text = await server.get('/text')
  expect(Number(text.headers.get('content-length'))).toBe(SIZE + '{"text":""}'.length)
  expect(await text.json()).toEqual({ text: 'ü'.repeat(SIZE / 2) })
  const { port } = new URL(text.url)
  const head = await fetch(`http://127.0.0.1:${port}/text`, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(text.headers.get('content-length'))
})

test('what is open anyway is held once for all its readers', async () => {
  const server = await openServer({ maxBytes: 1.5 * SIZE, maxWaitMs: 60_000 })
  const slow = [await server.askAndWait('/open'), await server.askAndWait('/open')]
  expect((await server.get('/open').then(bytesOf)).length).toBe(SIZE)
  for (const socket of slow) {
    socket.resume()
    await expect.poll(() => socket.bytesRead).toBeGreaterThan(SIZE)
  }
})

const bytesOf = (reply: Response) => reply.arrayBuffer().then((bytes) => Buffer.from(bytes))
