import Fastify from 'fastify'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { endConnectionsGently } from './end-gently.ts'

test('while the server ends, a kept connection is answered once more and a new one is refused', async () => {
  const fastify = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  endConnectionsGently(fastify)
  fastify.get('/', () => 'served')
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  const { port } = fastify.server.address() as AddressInfo
  const open = new Agent({ keepAlive: true })
  const visit = async (agent: Agent | false) => {
    const request = get({ port, host: '127.0.0.1', agent })
    const [reply] = (await once(request, 'response')) as [IncomingMessage]
    const text = Buffer.concat(await reply.toArray()).toString()
    return { text, isOpen: request.reusedSocket, connection: reply.headers.connection }
  }
  await visit(open)
  const closing = fastify.close()
  await expect.poll(() => visit(false).catch(({ code }) => code)).toBe('ECONNREFUSED')
  expect(await visit(open)).toEqual({ text: 'served', isOpen: true, connection: 'close' })
  await closing
})
