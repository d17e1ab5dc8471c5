import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openOutside } from './outside.ts'

const outside = openOutside({ mayBeInside: false })
const trial = openOutside({ mayBeInside: true })
afterAll(() => Promise.all([outside.close(), trial.close()]))

test.each([
  ['https://hooks.example.de/tresen', true],
  ['https://93.184.215.14/', true],
  ['http://hooks.example.de/', false],
  ['https://jana:geheim@example.de/', false],
  ['ftp://example.de/', false],
  ['example.de', false],
  ['https://127.0.0.1/', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://10.1.2.3/', false],
  ['https://172.20.0.1/', false],
  ['https://192.168.178.1/', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://[::1]/', false],
  ['https://[::ffff:10.0.0.1]/', false],
  ['https://[fd00::1]/', false],
  ['https://[fe80::1]/', false],
])('%s may be called: %s', (url, isAllowed) => {
  expect(outside.mayPostTo(url)).toBe(isAllowed)
})

test('a name that points inside is refused after it was resolved', async () => {
  await expect(outside.post('https://localhost:9/', {}, '')).rejects.toMatchObject({ code: 'NOT_PUBLIC' })
})

test('redirects are not followed, and what is answered is not read', async () => {
  const called: string[] = []
  const server = createServer((request, reply) => {
    called.push(request.url!)
    reply.writeHead(302, { location: '/elsewhere' })
    reply.write('x'.repeat(100_000))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  expect(await trial.post(`http://127.0.0.1:${port}/hook`, {}, '{}')).toBe(302)
  expect(called).toEqual(['/hook'])
  server.closeAllConnections()
  server.close()
  await expect(trial.post(`http://127.0.0.1:${port}/`, {}, '')).rejects.toMatchObject({ code: 'REFUSED' })
})
