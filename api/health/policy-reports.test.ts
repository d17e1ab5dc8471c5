import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as healthApi from '../../contract/operator/health.ts'
import { contentSecurityPolicy } from '../../server/pages/content-security-policy.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember } from '../../test/builders.ts'
import { deleteOldViolations } from './policy-reports.ts'

let app: TestApp
let admin: { token: string }
beforeAll(async () => {
  app = await createTestApp()
  admin = await createMember(app.db, { isOperator: true, roles: ['ADMIN'] })
})
afterAll(() => app.close())
beforeEach(() => app.db`delete from policy_violation`)

const [, address = ''] = /report-uri (\S+)/.exec(contentSecurityPolicy) ?? []
const of = (blocked: string, more: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://tresen.test/cart/now?token=geheim',
    'effective-directive': 'script-src-elem',
    'blocked-uri': blocked,
    ...more,
  },
})
const report = (body: unknown, type = 'application/csp-report') =>
  app.fastify.inject({ method: 'POST', url: address, headers: { 'content-type': type }, payload: JSON.stringify(body) })

async function shown() {
  const { lines } = await app.request(healthApi.read, {}, admin)
  return lines.find(({ kind }) => kind === 'POLICY')!
}

test('what a browser reports is shown to operators, by page and site alone', async () => {
  expect(await shown()).toMatchObject({ state: 'GOOD', figures: ['0 reports in 24 h'] })
  expect((await report(of('https://evil.example/x.js?of=anna'))).statusCode).toBe(204)
  const { state, figures } = await shown()
  expect(state).toBe('GOOD')
  expect(figures[0]).toBe('1 report in 24 h')
  expect(figures[1]).toMatch(/^last: script-src-elem kept https:\/\/evil\.example from \/cart\/now \(.+\)$/)
  for (let n = 2; n <= 20; n++) await report(of('https://evil.example/other.js'))
  expect(await shown()).toMatchObject({ state: 'WARNING', advice: expect.stringContaining('Open the named page') })
  const rows = await app.db`select source, page, count from policy_violation`
  expect(rows).toEqual([{ source: 'https://evil.example', page: '/cart/now', count: 20 }])
})

test('ids and tokens of an address are not stored', async () => {
  await report(of('inline', { 'document-uri': 'https://tresen.test/preview/AbC123xyz' }))
  await report(of('eval', { 'document-uri': 'https://tresen.test/de/account/orders/T100042' }))
  const rows = await app.db`select source, page from policy_violation order by source`
  expect(rows).toEqual([
    { source: 'eval', page: '/de/account' },
    { source: 'inline', page: '/preview' },
  ])
})

test.each([
  ['an extension', of('moz-extension://1234/x.js')],
  ['no report', { a: 1 }],
  ['a long directive', of('inline', { 'effective-directive': 'x'.repeat(100) })],
  ['a long site', of(`https://${'x.'.repeat(120)}example/`)],
  ['no address', of('inline', { 'document-uri': 'about' })],
])('%s is dropped', async (_, body) => {
  expect((await report(body)).statusCode).toBe(204)
  expect(await app.db`select 1 from policy_violation`).toEqual([])
})

test('a day has a bound of rows and a minute one of reports, whoever sends them', async () => {
  // Within one day, whatever the hour.
  const at = (minute: number) => (app.time.stoppedAt = new Date(Date.UTC(2099, 0, 1, 10, minute)))
  at(0)
  for (let n = 0; n < 110; n++) await report(of(`https://site-${n}.example/`))
  expect((await app.db`select 1 from policy_violation`).length).toBe(100)
  for (const minutes of [1, 2]) {
    at(minutes)
    for (let n = 0; n < 70; n++) await report(of(`https://later-${minutes}-${n}.example/`))
  }
  expect((await app.db`select 1 from policy_violation`).length).toBe(200)
  await report(of('https://site-1.example/'))
  const rows = await app.db`select count from policy_violation where source = 'https://site-1.example'`
  expect(rows).toEqual([{ count: 2 }])
  app.time.stoppedAt = null
})

test('what is too large or of another type is refused', async () => {
  expect((await report(of('x'.repeat(20_000)))).statusCode).toBe(413)
  expect((await report(of('inline'), 'text/plain')).statusCode).toBe(415)
})

test('a week later they are gone', async () => {
  await report(of('inline'))
  const now = app.deps.clock.now()
  expect(await deleteOldViolations(app.db, new Date(now.getTime() - 7 * 86_400_000))).toBe(0)
  expect(await deleteOldViolations(app.db, new Date(now.getTime() + 1))).toBe(1)
})
