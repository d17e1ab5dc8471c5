import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutSlowReaders } from './slow-readers.ts'

// More than the system keeps for both ends of a connection.
const large = Buffer.alloc(60 * 2 ** 20, 'x')
const impatient = Fastify()
const usual = Fastify()
cutSlowReaders(impatient, { checkMs: 20, overMs: 100, leastBytes: 20 * 2 ** 20 })
cutSlowReaders(usual, { checkMs: 20 })
beforeAll(async () => {
  for (const server of [impatient, usual]) {
    server.get('/large', async () => large)
    await server.listen({ port: 0, host: '127.0.0.1' })
  }
})
afterAll(() => Promise.all([impatient.close(), usual.close()]))

const connections = () => promisify(impatient.server.getConnections.bind(impatient.server))()
async function ask(fastify: FastifyInstance) {
  const socket = connect((fastify.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  socket.write('GET /large HTTP/1.1\r\nhost: tresen.test\r\nconnection: close\r\n\r\n')
  return socket
}

test('who does not read is cut', async () => {
  const socket = (await ask(impatient)).pause()
  await expect.poll(connections).toBe(1)
  await expect.poll(connections).toBe(0)
  socket.destroy()
})

test('who reads is not cut, however long it takes', async () => {
  let read = 0
  for await (const piece of await ask(usual)) read += (piece as Buffer).length
  expect(read).toBeGreaterThan(large.length)
})
