import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { setApiHeaders } from '../../api/http/headers.ts'
import { answerProblems } from '../../api/http/problem-reply.ts'
import type { Rendered } from '../../web/rendering/renderer.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { mountDeskPages } from './desk-pages.ts'
import { pageHeaders } from './pages.ts'
import type { PageRenderer } from './render-in-thread.ts'

const origin = 'http://shop.test'

function desk(answer: Partial<Rendered> = {}) {
  const renderer: PageRenderer = {
    keyOf: async ({ pathname }) => pathname,
    render: async (key) => ({ status: 200, html: `<p>${key}</p>`, tags: [], ...answer }),
  }
  const app = Fastify()
  setApiHeaders(app, origin)
  answerProblems(app, { served: new Map() })
  mountDeskPages(app, renderer, pageHeaders(origin, contentSecurityPolicy))
  app.get('/*', async () => 'the shop')
  return async (url: string) => await app.inject({ url })
}

test.each(['/supplier', '/de/supplier/orders', '/operator/buyers?q=a', '/de/operator'])(
  '%s is a page of a workplace: as guarded as the shop, kept by nobody, listed nowhere',
  async (url) => {
    const { headers, body } = await desk()(url)
    expect(body).toBe(`<p>${url.split('?')[0]}</p>`)
    expect(headers).toMatchObject({
      'content-security-policy': contentSecurityPolicy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
  },
)

test.each(['/suppliers', '/de/operators-coffee', '/stores/supplier'])('%s is a page of the shop', async (url) => {
  expect((await desk()(url)).body).toBe('the shop')
})

test('a page that is not there has its status', async () => {
  expect((await desk({ status: 404 })('/supplier/nothing')).statusCode).toBe(404)
})
