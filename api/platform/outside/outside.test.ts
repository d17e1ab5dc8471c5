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
  ['https://[::127.0.0.1]/', false],
  ['https://[fec0::1]/', false],
  ['https://[3fff::1]/', false],
  ['https://[5f00::1]/', false],
  ['https://[2a00:1450:4001:81c::200e]/', true],
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

const picture = { isAccepted: (type: string) => type.startsWith('image/'), mostBytes: 1000 }

type Answer = { status?: number; headers?: Record<string, string>; body?: string }

async function served(answer: (url: string) => Answer) {
  const server = createServer((request, reply) => {
    const { status = 200, headers = { 'content-type': 'image/png' }, body = '' } = answer(request.url!)
    reply.writeHead(status, headers).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

test('what is fetched follows three redirects and reads no more than is wanted', async () => {
  const { origin, close } = await served((url): Answer => {
    const step = Number(url.slice(1))
    if (step > 0) return { status: 302, headers: { location: `/${step - 1}` } }
    if (url === '/large') return { body: 'x'.repeat(1001) }
    return url === '/page' ? { headers: { 'content-type': 'text/html' }, body: '<p>' } : { body: 'picture' }
  })
  expect(await trial.get(`${origin}/3`, picture)).toEqual({ status: 200, body: Buffer.from('picture') })
  expect(await trial.get(`${origin}/4`, picture)).toEqual({ status: 302, body: 'UNWANTED' })
  expect(await trial.get(`${origin}/large`, picture)).toEqual({ status: 200, body: 'TOO_LARGE' })
  expect(await trial.get(`${origin}/page`, picture)).toEqual({ status: 200, body: 'UNWANTED' })
  close()
})

test('a redirect to where nobody may call is refused, and so is what is fetched from there', async () => {
  const { origin, close } = await served(() => ({ status: 302, headers: { location: 'ftp://example.de/a.png' } }))
  await expect(trial.get(origin, picture)).rejects.toMatchObject({ code: 'NOT_PUBLIC' })
  await expect(outside.get('https://localhost:9/a.png', picture)).rejects.toMatchObject({ code: 'NOT_PUBLIC' })
  close()
})
