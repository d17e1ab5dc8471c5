import { expect, test } from 'vitest'
import { toggleMark, withLink } from './marks.ts'

const chosen = (text: string) => {
  const [before = '', words = '', after = ''] = text.split('|')
  return { text: before + words + after, from: before.length, until: before.length + words.length }
}
const shown = ({ text, from, until }: ReturnType<typeof chosen>) =>
  `${text.slice(0, from)}|${text.slice(from, until)}|${text.slice(until)}`

test('a mark is set around the chosen words and taken off again', () => {
  const marked = toggleMark(chosen('Der |Becher| kostet'), 'strong')
  expect(shown(marked)).toBe('Der **|Becher|** kostet')
  expect(shown(toggleMark(marked, 'strong'))).toBe('Der |Becher| kostet')
  expect(shown(toggleMark(chosen('a||b'), 'emphasised'))).toBe('a_||_b')
})

test('a link has the chosen words, or its address where none are', () => {
  expect(shown(withLink(chosen('zum |Kaffee|.'), '/kaffee-tee'))).toBe('zum [|Kaffee|](/kaffee-tee).')
  expect(shown(withLink(chosen('zum ||.'), '/tee'))).toBe('zum [|/tee|](/tee).')
})
