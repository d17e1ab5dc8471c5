import { expect, test } from 'vitest'
import { markedParts } from './marked-parts.ts'

const marked = (text: string, words: string) =>
  markedParts(text, words)
    .map(({ part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('')

test.each([
  ['Kaffeebohnen', 'kaf', '[Kaf]feebohnen'],
  ['Käse, gerieben', 'kaese', '[Käse], gerieben'],
  ['Käse, gerieben', 'ger kä', '[Kä]se, [ger]ieben'],
  ['Weißbier', 'weiss', '[Weiß]bier'],
  ['Spülbürste', 'bürste', 'Spülbürste'],
  ['Tee & Kaffee', 't', '[T]ee & Kaffee'],
  ['Tee', '?', 'Tee'],
])('of „%s“ „%s“ is marked: %s', (text, words, expected) => {
  expect(marked(text, words)).toBe(expected)
})
