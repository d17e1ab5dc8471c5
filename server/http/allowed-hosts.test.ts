import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerProblems } from '../../api/http/problem-reply.ts'
import { refuseOtherHosts } from './allowed-hosts.ts'

const begun: string[] = []
const fastify = Fastify()
refuseOtherHosts(fastify, 'https://shop.example')
answerProblems(fastify, { served: new Map() })
for (const path of ['/health/ready', '/api/v1/things', '/things'])
  fastify.all(path, async ({ headers }) => void begun.push(`${headers.host}`))

const ask = async (host: string, url = '/api/v1/things', headers: Record<string, string> = {}) =>
  await fastify.inject({ method: 'POST', url, headers: { ...headers, host } })

test.each(['shop.example', 'Shop.Example', 'shop.example:443', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
  'who asks for %s is answered',
  async (host) => {
    begun.length = 0
    expect((await ask(host)).statusCode).toBe(200)
    expect(begun).toEqual([host])
  },
)

test.each([
  'evil.example',
  'shop.example.evil.example',
  'evil.example:443',
  '10.0.0.5:3000',
  'shop.example@evil.example',
])('who asks for %j is refused before anything is done, in both ways', async (host) => {
  begun.length = 0
  const forwarded = { 'x-forwarded-host': 'shop.example', 'x-language': 'de' }
  const reply = await ask(host, '/api/v1/things', forwarded)
  expect(reply.json()).toMatchObject({ code: 'HOST_UNKNOWN', message: expect.stringContaining('Adresse') })
  expect(reply.statusCode).toBe(421)
  expect(reply.headers['strict-transport-security']).toBeDefined()
  const page = await ask(host, '/things')
  expect(page.statusCode).toBe(421)
  expect(page.body).toContain('<h1>')
  expect(begun).toEqual([])
})

test('a balancer asks for the health by the address of the machine', async () => {
  expect((await ask('10.0.0.5:3000', '/health/ready')).statusCode).toBe(200)
  expect((await ask('10.0.0.5:3000', '/health/ready/things')).statusCode).toBe(421)
})
