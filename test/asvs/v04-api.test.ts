import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFastify } from '../../server/http/create-fastify.ts'

const fastify = createFastify({ isProduction: false, publicOrigin: 'https://tresen.test' })
const begun: string[] = []
beforeAll(async () => {
  fastify.all('/*', async ({ method, url }) => {
    begun.push(`${method} ${url}`)
    return 'ok'
  })
  await fastify.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => fastify.close())

/** Status of the first answer to these lines; all that comes is read until the connection is closed. */
async function answerTo(lines: string[], body = '') {
  begun.length = 0
  const socket = connect((fastify.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write([...lines, '', body].join('\r\n'))
  const answer = await text(socket)
  return { status: Number(answer.split(' ')[1]), answers: answer.match(/^HTTP\/1\.1 /gm)?.length ?? 0 }
}

const hidden = 'GET /hidden HTTP/1.1\r\nhost: tresen.test\r\nconnection: close\r\n\r\n'
const host = 'host: tresen.test'

test.each([
  ['a length and chunks', ['content-length: 4', 'transfer-encoding: chunked'], `0\r\n\r\n${hidden}`],
  ['two lengths', ['content-length: 0', `content-length: ${hidden.length}`], hidden],
  ['a length that is none', ['content-length: +0'], hidden],
  ['an unknown encoding', ['transfer-encoding: xchunked'], `0\r\n\r\n${hidden}`],
  ['a folded encoding', ['transfer-encoding:', ' chunked', 'content-length: 4'], `0\r\n\r\n${hidden}`],
  ['a space before the colon', ['transfer-encoding : chunked', 'content-length: 4'], `0\r\n\r\n${hidden}`],
  ['a chunk with a broken size', ['transfer-encoding: chunked'], `0x0\r\n\r\n${hidden}`],
])('4.2.1: of a request with %s no second one is made', async (_, headers, body) => {
  expect(await answerTo(['POST /seen HTTP/1.1', host, ...headers], body)).toEqual({ status: 400, answers: 1 })
  expect(begun.filter((request) => request.includes('hidden'))).toEqual([])
})

test('4.2.1: a request without a host is refused', async () => {
  expect((await answerTo(['GET / HTTP/1.1', 'connection: close'])).status).toBe(400)
  expect(begun).toEqual([])
})
