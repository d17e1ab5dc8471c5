import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearValues, storeValues, storedValues } from './stored-values.ts'

const blank = { email: '', password: '', newsletter: false }

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what was typed is there again, the password never', () => {
  storeValues('register', { email: 'mira@cafe.example', password: 'Geheim1', newsletter: true }, ['password'])
  expect(sessionStorage.getItem('register')).not.toContain('Geheim1')
  expect(storedValues('register', blank)).toEqual({ email: 'mira@cafe.example', password: '', newsletter: true })
})

test('nothing is kept before anything was typed and after it is forgotten', () => {
  expect(storedValues('register', blank)).toBeNull()
  storeValues('register', blank)
  clearValues('register')
  expect(storedValues('register', blank)).toBeNull()
})

test.each(['{', '"text"', '7', '[1]', '{"email":7,"unknown":"x"}'])('%s in the storage harms no form', (text) => {
  sessionStorage.setItem('register', text)
  expect(storedValues('register', blank) ?? blank).toEqual(blank)
})
