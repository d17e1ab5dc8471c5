import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../../contract/platform/endpoint.ts'
import { plainText, SkuId } from '../../contract/platform/values.ts'
import { freeTextsOf, isNamed, withText } from './free-texts.ts'
import { liveMarkup } from './markup.ts'

test('what a caller may write freely is found wherever it stands, and nothing that a list or a pattern holds', () => {
  const input = z.strictObject({
    skuId: SkuId,
    kind: z.enum(['A', 'B']),
    note: z.optional(plainText(50)),
    website: z.nullable(z.url()),
    parts: z.array(z.strictObject({ name: plainText(20), tags: z.array(plainText(5)) })),
    words: z.record(z.string().check(z.regex(/^[a-z]$/)), plainText(10)),
  })
  const declared = { method: 'POST', path: '/api/v1/things', access: 'buyer', repeat: 'keyed', summary: '' } as const
  const found = freeTextsOf(endpoint({ ...declared, input, output: z.undefined() }))
  expect(found.map(({ path, kind, max }) => `${path} ${kind} ${max}`)).toEqual([
    'note TEXT 50',
    'website URL 100',
    'parts[].name TEXT 20',
    'parts[].tags[] TEXT 5',
    'words.* TEXT 10',
  ])
})

test.each([
  [{}, 'note', { note: 'x' }],
  [{ parts: [{ name: 'a' }, { name: 'b' }] }, 'parts[].name', { parts: [{ name: 'x' }, { name: 'x' }] }],
  [{ tags: ['a', 'b'] }, 'tags[]', { tags: ['x', 'b'] }],
  [{ words: { a: 'a' } }, 'words.*', { words: { a: 'x' } }],
  [{ parts: [] }, 'parts[].name', null],
  [{ maker: null }, 'maker.name', null],
])('into %j the text at %s is written as %j', (input, path, expected) => {
  expect(withText(input, path, 'x')).toEqual(expected)
})

test.each([
  ['parts.0.name', 'parts[].name', true],
  ['parts', 'parts[].name', true],
  ['words.nameDe', 'words.*', true],
  ['parts.0.other', 'parts[].name', false],
  ['note', 'parts[].name', false],
])('a refusal of %s is about %s: %j', (field, path, isAbout) => {
  expect(isNamed(field, path)).toBe(isAbout)
})

test.each([
  '<p>"><xss1></p>',
  '<p title=""><xss1>"></p>',
  '<img alt="" onx onerror="alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#x27;"></a><a href=" JavaScript:alert(1)">x</a>',
  '<script>alert(1)</script>',
  '<script type="application/ld+json">{"name":"</script><xss1>"}</script>',
])('in %s a browser would find more than text', (html) => {
  expect(liveMarkup(html)).not.toEqual([])
})

test.each([
  '<p title="&quot;&gt;&lt;xss1&gt;">&lt;xss1&gt; javascript:alert(1)</p>',
  '<script type="application/ld+json">{"name":"\\u003c/script>\\u003cxss1>"}</script>',
  '<script type="module" src="/assets/a.js"></script><a href="/search?q=javascript:1">x</a>',
])('in %s it would not', (html) => {
  expect(liveMarkup(html)).toEqual([])
})
