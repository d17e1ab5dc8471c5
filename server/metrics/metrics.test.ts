import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { openDatabase } from '../../api/platform/db.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { startMetrics, type Metrics } from './start-metrics.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let shop: FastifyInstance
let metrics: Metrics
beforeEach(async () => {
  shop = Fastify()
  metrics = await startMetrics(shop, app.db, { metricsPort: 0, metricsHost: '127.0.0.1' })
  shop.get('/products/:sku', () => 'ok')
  shop.get('/health/live', () => 'ok')
})
afterEach(async () => {
  await metrics.stop()
  await shop.close()
})

const collect = async () => (await fetch(metrics.address!)).text()
const valueOf = (text: string, series: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${series} `))
    ?.slice(series.length + 1)

test('without METRICS_PORT nothing listens', async () => {
  const off = await startMetrics(Fastify(), app.db, { metricsPort: undefined, metricsHost: '127.0.0.1' })
  expect(off.address).toBeNull()
})

test('requests count by route and status, without a word of their address, and not those of who watches', async () => {
  for (const url of ['/products/A1?token=secret', '/products/A2', '/nothing', '/health/live']) await shop.inject(url)
  const text = await collect()
  const counted = (labels: string) => valueOf(text, `tresen_http_request_duration_seconds_count{${labels}}`)
  expect(counted('method="GET",route="/products/:sku",status="200"')).toBe('2')
  expect(counted('method="GET",route="/*",status="404"')).toBe('1')
  expect(text).not.toMatch(/health|secret|A1/)
})

test('jobs by state, orders and mails that wait are those of the database', async () => {
  await app.db`select setval('order_number', 100041)`
  await app.deps.jobs.send(app.db, 'vat-id', {})
  await app.db`
    insert into mail (id, recipient, subject, text, html, created_at)
    values ('m-1', 'a@b.example', 's', 't', 'h', now() - interval '1 hour')`
  const text = await collect()
  expect(valueOf(text, 'tresen_orders_placed_total')).toBe('41')
  expect(valueOf(text, 'tresen_jobs{queue="vat-id",state="created"}')).toBe('1')
  expect(valueOf(text, 'tresen_mails_waiting')).toBe('1')
  expect(Number(valueOf(text, 'tresen_oldest_mail_waiting_seconds'))).toBeGreaterThanOrEqual(3600)
  expect(valueOf(text, 'tresen_database_up')).toBe('1')
})

test('without a database it answers all the same and says so', async () => {
  const gone = openDatabase('postgres://app@localhost/tresen?host=/nowhere')
  const other = await startMetrics(Fastify(), gone, { metricsPort: 0, metricsHost: '127.0.0.1' })
  const text = await (await fetch(other.address!)).text()
  expect(valueOf(text, 'tresen_database_up')).toBe('0')
  expect(text).not.toContain('tresen_jobs{')
  await other.stop()
  await gone.end()
})

test('only /metrics is answered', async () => {
  expect((await fetch(metrics.address!.replace('/metrics', '/'))).status).toBe(404)
})

type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] }
type Rules = {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string; action: string } }[] }[]
}
const dashboard = JSON.parse(readFileSync('deploy/grafana/tresen.json', 'utf8')) as Dashboard
const rules = (parse(readFileSync('deploy/prometheus/alerts.yml', 'utf8')) as Rules).groups.flatMap(
  (group) => group.rules,
)

test('every metric and label that the dashboard and the alerts name is answered, and each metric is shown', async () => {
  await shop.inject('/products/A1')
  await app.deps.jobs.send(app.db, 'vat-id', {})
  const text = await collect()
  const answered = new Set(text.match(/^tresen_\w+/gm))
  const labels = new Set([...text.matchAll(/[{,](\w+)="/g)].map(([, label]) => label!))
  const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  const expressions = [...shown, ...rules.map(({ expr }) => expr)]
  const named = new Set(expressions.flatMap((expr) => expr.match(/tresen_\w+/g) ?? []))
  expect([...named].filter((name) => !answered.has(name))).toEqual([])
  // Prometheus itself adds the instance.
  const used = expressions.flatMap((expr) => [...expr.matchAll(/[{,]\s*(\w+)(?:=|!=|=~)"|by \(([\w, ]+)\)/g)])
  const usedLabels = used.flatMap(([, one, several]) => (several ?? one!).split(/,\s*/))
  expect(usedLabels.filter((label) => !labels.has(label) && label !== 'instance')).toEqual([])
  const unshown = [...answered].filter((name) => !shown.some((expr) => expr.includes(name)))
  expect(unshown).toEqual([])
})

test('each alert has a name of its own and says what to do', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  expect(rules.filter(({ annotations }) => !annotations.summary || !annotations.action)).toEqual([])
})
