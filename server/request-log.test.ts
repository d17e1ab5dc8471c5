import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { requestLog } from './http/create-fastify.ts'

test('the log of a request holds neither the address of the client nor a token of its query', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write(line: Buffer, _, done) {
      lines.push(line.toString())
      done()
    },
  })
  const fastify = Fastify({ logger: { level: 'info', stream, serializers: requestLog } })
  fastify.get('/new-password', async () => 'ok')
  await fastify.inject({ url: '/new-password?token=geheim', remoteAddress: '203.0.113.9' })
  await fastify.close()
  expect(lines.join('')).toContain('"req":{"method":"GET","path":"/new-password"}')
  expect(lines.join('')).not.toMatch(/geheim|203\.0\.113\.9/)
})
