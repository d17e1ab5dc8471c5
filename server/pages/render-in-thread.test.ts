import { afterEach, expect, test } from 'vitest'
import { currentClient } from '../../api/platform/limit-concurrency.ts'
import { Problem } from '../../api/http/problem.ts'
import type { ReplyToVisitor } from '../../api/http/serve.ts'
import type { Assets } from '../../web/rendering/asset-tags.ts'
import { renderInThread } from './render-in-thread.ts'

// Instead of the bundle: pages that show what a call answered, and two that never come back.
const source = `
  import * as z from '${import.meta.resolve('zod/mini')}'
  import { threadId } from 'node:worker_threads'
  export { answerRenders } from '${new URL('../../web/rendering/answer-renders.ts', import.meta.url).href}'
  const output = z.object({ name: z.string() })
  export const createKeys = (site) => (url) => site + url.pathname
  export const createRenderer = ({ site, assets, origin, callAsVisitor }) => ({
    async render(key) {
      if (key === '/die') process.exit(3)
      while (key === '/hang');
      const call = callAsVisitor({ method: 'GET', path: '/api/v1/things', output }, { key }, 'de')
      const { name, status, code, stack } = await call.catch((error) => error)
      const html = [threadId, site, origin, assets('de', {}).split('<')[0], name].join(' ')
      return { status: status ?? 200, html, tags: [code ?? ''], failure: stack }
    },
  })`
const entry = `data:text/javascript,${encodeURIComponent(source)}`
const none: Assets = {
  entry: '',
  early: '',
  chunks: [],
  styles: [],
  fonts: [],
  sentences: [],
  texts: {},
  pages: {},
  own: {},
}

let open: ReturnType<typeof renderInThread> | undefined
afterEach(() => open?.close())

function thread(reply: ReplyToVisitor, limitMs = 60_000) {
  const tokens: (string | null)[] = []
  open = renderInThread({
    entry,
    settings: { origin: 'http://shop.test', assets: { shop: none, desk: none }, meta: { shop: 'measured', desk: '' } },
    limitMs,
    replyOf(token) {
      tokens.push(token)
      return reply
    },
  })
  return { ...open, tokens }
}
const named: ReplyToVisitor = async (_, input) => JSON.stringify({ name: (input as { key: string }).key })

test('pages are rendered in a thread, from what their calls are answered here', async () => {
  const { rendererOf, renderPreview, tokens } = thread(named)
  const shop = rendererOf('shop')
  expect(await shop.keyOf(new URL('http://shop.test/stores?x=1'))).toBe('shop/stores')
  const pages = await Promise.all([
    shop.render('/a'),
    rendererOf('desk').render('/b'),
    renderPreview({ token: 'secret', meta: 'preview' }, '/c'),
  ])
  const [thread0] = pages[0].html.split(' ')
  expect(pages.map(({ html }) => html)).toEqual([
    `${thread0} shop http://shop.test measured /a`,
    `${thread0} desk http://shop.test  /b`,
    `${thread0} shop http://shop.test preview /c`,
  ])
  expect(Number(thread0)).toBeGreaterThan(0)
  expect(tokens).toEqual([null, null, 'secret'])
})

test('a call is made for whom the page is made', async () => {
  const addresses: (string | undefined)[] = []
  const { rendererOf } = thread((...call) => {
    addresses.push(currentClient.getStore()?.address)
    return named(...call)
  })
  const renderFor = (address: string) =>
    currentClient.run({ address, signal: new AbortController().signal }, () => rendererOf('shop').render(`/${address}`))
  await renderFor('203.0.113.1')
  await Promise.all(['203.0.113.2', '203.0.113.3'].map(renderFor))
  expect(addresses.toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
    '203.0.113.1',
    '203.0.113.2',
    '203.0.113.3',
  ])
})

test('a refusal reaches the page with its status, and an unexpected error with where it came from', async () => {
  const refused = thread(() => Promise.reject(Problem.of('NOT_FOUND')))
  expect(await refused.rendererOf('shop').render('/a')).toMatchObject({ status: 404, tags: ['NOT_FOUND'] })
  await refused.close()
  const broken = thread(function queryOfTheDatabase() {
    return Promise.reject(new Error('no database'))
  })
  const { failure } = await broken.rendererOf('shop').render('/a')
  expect(failure).toContain('queryOfTheDatabase')
})

test.each(['/die', '/hang'])('a thread that does not come back from %s fails its page and is replaced', async (key) => {
  const { rendererOf } = thread(named, key === '/hang' ? 1500 : 60_000)
  const shop = rendererOf('shop')
  await expect(shop.render(key)).rejects.toThrow(key === '/hang' ? 'no answer within 1500 ms' : 'ended with code 3')
  const pageOf = async () => (await shop.render('/a')).html
  await expect.poll(() => pageOf().catch(String), { timeout: 60_000 }).toContain('/a')
})

test('a thread that is closed fails what it was at', async () => {
  const { rendererOf, close } = thread(() => new Promise(() => {}))
  const page = rendererOf('shop').render('/a')
  await Promise.all([expect(page).rejects.toThrow('the thread was closed'), close()])
})
