import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { boundConnections } from './bound-connections.ts'

const opened: { close(): unknown }[] = []
afterEach(async () => {
  for (const open of opened.splice(0).toReversed()) await open.close()
})

async function openServer(most: number) {
  const fastify = Fastify({ forceCloseConnections: true })
  opened.push(fastify)
  boundConnections(fastify, most)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const begun = new Set<string>()
  fastify.get('/now', async () => 'answered')
  fastify.get('/held', async () => {
    begun.add('held')
    await held
    return 'answered'
  })
  fastify.post('/now', async () => 'answered')
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  const { port } = fastify.server.address() as AddressInfo
  return {
    begun,
    release: () => release(),
    /** A connection that says this; the server knows it as soon as this resolves, and all that came before. */
    async say(words: string) {
      const known = once(fastify.server, 'connection')
      const socket = connect(port, '127.0.0.1')
      let received = ''
      socket.setEncoding('utf8').on('error', () => {})
      socket.on('data', (text: string) => (received += text))
      opened.push({ close: () => socket.destroy() })
      socket.write(words)
      await known
      return { received: () => received, isClosed: () => socket.destroyed }
    },
  }
}

const halfHead = 'GET /now HTTP/1.1\r\nhost: tresen.test\r\nx-slow'
const halfBody =
  'POST /now HTTP/1.1\r\nhost: tresen.test\r\ncontent-type: application/json\r\ncontent-length: 60\r\n\r\n{'
const whole = (path: string) => `GET ${path} HTTP/1.1\r\nhost: tresen.test\r\n\r\n`

test.each([halfHead, halfBody])('beyond the number the one that waits longest is cut, having said %j', async (half) => {
  const server = await openServer(2)
  const [first, second] = [await server.say(half), await server.say(half)]
  const honest = await server.say(whole('/now'))
  await expect.poll(honest.received).toContain('200 OK')
  await expect.poll(first.isClosed).toBe(true)
  expect(second.isClosed()).toBe(false)
})

test('what waits for its answer is not cut, and who was answered last goes last', async () => {
  const server = await openServer(2)
  const served = await server.say(whole('/held'))
  await expect.poll(() => server.begun.size).toBe(1)
  const [first, second] = [await server.say(halfHead), await server.say(halfHead)]
  await server.say(halfHead)
  await expect.poll(first.isClosed).toBe(true)
  server.release()
  await expect.poll(served.received).toContain('200 OK')
  // It counts again from now on, as the newest.
  await expect.poll(second.isClosed).toBe(true)
  expect(served.isClosed()).toBe(false)
})
