import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { requestLog } from '../../server/http/create-fastify.ts'

test('16.4.1: whatever an address holds, each line of the log is one entry', async () => {
  let log = ''
  const stream = new Writable({
    write(line: Buffer, _, done) {
      log += line.toString()
      done()
    },
  })
  const fastify = Fastify({ logger: { level: 'info', stream, serializers: requestLog } })
  fastify.get('/*', async () => 'ok')
  await fastify.inject('/a%0a{"level":30,"msg":"signed in"}')
  await fastify.inject('/a\u2028b"\\')
  await fastify.close()
  const lines = log.trimEnd().split('\n')
  expect(lines).toHaveLength(4)
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).not.toContain('signed in')
})
