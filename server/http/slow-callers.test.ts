import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFastify } from './create-fastify.ts'

const fastify = createFastify(
  { isProduction: false, publicOrigin: 'http://tresen.test' },
  { headMs: 150, requestMs: 300, checkMs: 50 },
)
beforeAll(async () => {
  fastify.post('/things', async () => ({ isDone: true }))
  await fastify.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => fastify.close())

/** What is answered to this piece of a request before the connection is closed. */
async function answerTo(piece: string) {
  const socket = connect((fastify.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(piece)
  return text(socket)
}

test('half a head is closed with 408', async () => {
  expect(await answerTo('GET / HTTP/1.1\r\nhost: tresen.test\r\nx-slow: 1')).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that does not come to its end is closed with 408', async () => {
  const head =
    'POST /things HTTP/1.1\r\nhost: tresen.test\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n'
  expect(await answerTo(`${head}{"half":`)).toMatch(/^HTTP\/1\.1 408 /)
})
