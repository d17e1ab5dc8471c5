import { expect, test } from 'vitest'
import { createTypedSearch } from './typed-search.ts'

const countries = ['Belgien', 'Dänemark', 'Deutschland', 'Österreich', 'Polen', 'Portugal']

function typing() {
  let at = 0
  const find = createTypedSearch(() => at)
  return { find: (key: string, current = -1) => find(key, countries, current), wait: (ms: number) => (at += ms) }
}

test('letters typed without a pause make one word', () => {
  const { find, wait } = typing()
  expect(find('p')).toBe(4)
  wait(340)
  expect(find('o', 4)).toBe(4)
  wait(340)
  expect(find('r', 4)).toBe(5)
})

test('a pause of more than 350 ms begins a new word', () => {
  const { find, wait } = typing()
  find('p')
  wait(351)
  expect(find('d', 4)).toBe(1)
})

test('the same letter again walks on', () => {
  const { find, wait } = typing()
  expect(find('d')).toBe(1)
  wait(100)
  expect(find('d', 1)).toBe(2)
  wait(100)
  expect(find('d', 2)).toBe(1)
})

test('umlauts are found with and without their dots', () => {
  expect(typing().find('o')).toBe(3)
  expect(typing().find('ö')).toBe(3)
})

test('what is not there is not found', () => {
  expect(typing().find('x')).toBe(-1)
})
