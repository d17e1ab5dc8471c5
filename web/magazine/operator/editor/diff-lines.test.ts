import { expect, test } from 'vitest'
import { diffLines } from './diff-lines.ts'

const marks = { same: ' ', removed: '-', added: '+' }
const diff = (before: string, after: string) =>
  diffLines(before.split(' '), after.split(' '))
    .map(({ text, change }) => marks[change] + text)
    .join('')

test.each([
  ['a b c', 'a b c', ' a b c'],
  ['a b c', 'a x c', ' a-b+x c'],
  ['a b', 'a b c', ' a b+c'],
  ['a b c', 'c', '-a-b c'],
  ['a b c d', 'b a c', '-a b+a c-d'],
])('%s becomes %s', (before, after, shown) => expect(diff(before, after)).toBe(shown))
