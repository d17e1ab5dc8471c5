import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { setApiHeaders } from '../../api/http/headers.ts'
import { answerProblems } from '../../api/http/problem-reply.ts'
import { contentSecurityPolicy, framedPolicy } from './content-security-policy.ts'
import { pageHeaders } from './pages.ts'
import { mountPreviewPages, type Previews } from './preview-pages.ts'

const origin = 'http://shop.test'
const living = 'a'.repeat(27)

function previews() {
  let renderings = 0
  const app = Fastify()
  setApiHeaders(app, origin)
  answerProblems(app, { served: new Map() })
  const known: Previews = {
    pathOf: async (token) => (token === living ? '/magazine/chai' : null),
    callIn: () => null as never,
  }
  mountPreviewPages(app, {
    previews: known,
    render: async ({ meta }, key) => ({ status: 200, html: `${meta}<p>${key} ${++renderings}</p>`, tags: [] }),
    headers: pageHeaders(origin, framedPolicy(contentSecurityPolicy)),
  })
  return async (url: string) => await app.inject({ url })
}

test('a preview is the page of its token, made anew each time, kept and listed by nobody', async () => {
  const get = previews()
  const first = await get(`/preview/${living}`)
  expect(first.body).toContain('<p>/magazine/chai 1</p>')
  expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect((await get(`/de/preview/${living}?as=account&scheme=dark`)).body).toBe(
    `<meta name="preview" content="${living}" data-as="account" data-scheme="dark"><p>/de/magazine/chai 2</p>`,
  )
})

test('it alone may stand in a frame of ours, and is as strict as every page otherwise', async () => {
  const { headers } = await previews()(`/preview/${living}`)
  const policy = String(headers['content-security-policy']).split('; ')
  const usual = contentSecurityPolicy.split('; ')
  expect(policy.filter((directive) => !usual.includes(directive))).toEqual(["frame-ancestors 'self'"])
  expect(usual.filter((directive) => !policy.includes(directive))).toEqual(["frame-ancestors 'none'"])
})

test.each([`/preview/${'b'.repeat(27)}`, '/preview/short', `/preview/${living}x`, `/preview/${living}/more`])(
  '%s is no page, and in no frame',
  async (url) => {
    const reply = await previews()(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  },
)

test('what is asked for beside the token writes nothing into the page', async () => {
  const { body } = await previews()(`/preview/${living}?as=%22%3E%3Cscript%3E&scheme=%22onload=`)
  expect(body).toContain('data-as="" data-scheme=""')
})
