import { expect, test } from 'vitest'
import { WebUrl } from './web-url.ts'

test.each([
  ['https://cafe.example', 'https://cafe.example'],
  ['HTTPS://cafe.example/karte?tag=1#heute', 'HTTPS://cafe.example/karte?tag=1#heute'],
  ['https://müller.example', 'https://xn--mller-kva.example/'],
  ['https://cafe.example/?q="><b>', 'https://cafe.example/?q=%22%3E%3Cb%3E'],
])('%s is stored as %s', (typed, stored) => {
  expect(WebUrl.parse(typed)).toBe(stored)
})

test.each([
  'javascript:alert(1)',
  'cafe.example',
  'https://cafe.example/%zz',
  'https://cafe.example/?a={b}|c',
  // 300 signs that become more.
  `https://cafe.example/${'ü'.repeat(200)}`,
])('%s is refused', (typed) => {
  expect(WebUrl.safeParse(typed).success).toBe(false)
})
